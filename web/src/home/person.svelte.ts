/** Who is using this browser; the whole client shares it. */
import { api } from "../lib/api";
import type { Credentials, Me } from "../lib/wire";

class Person {
  me = $state<Me | null>(null);
  /** Counts how often somebody else came: pages that show what is yours then ask anew. */
  changes = $state(0);

  async load(): Promise<Me> {
    this.me = await api.me();
    return this.me;
  }
  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
  async register(credentials: Credentials): Promise<void> {
    this.me = await api.register(credentials);
  }
  async logIn(credentials: Credentials): Promise<void> {
    this.me = await api.logIn(credentials);
    this.changes++;
  }
  async logOut(): Promise<void> {
    await api.logOut();
    await this.load();
    this.changes++;
  }
}

export const person = new Person();
