/** Who is using this browser; the whole client shares it. */
import { api } from "../lib/api";
import { forgetAll } from "../lib/seats";
import type { Credentials, Me } from "../lib/wire";

class Person {
  me = $state<Me | null>(null);
  /** Counts how often somebody else came: pages that show what is yours then ask anew. */
  changes = $state(0);
  /** An account was made just now: to be confirmed where the name stands. */
  registered = $state(false);

  #coming: Promise<unknown> = Promise.resolve();

  async load(): Promise<Me> {
    this.me = await api.me();
    return this.me;
  }
  /** Wait until the server knows us: whoever clicks before would be nobody to it. */
  async known(): Promise<void> {
    await this.#coming.catch(() => {});
    if (!this.me) await this.load();
  }
  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
  async register(credentials: Credentials): Promise<void> {
    this.me = await api.register(credentials);
    this.registered = true;
  }
  async logIn(credentials: Credentials): Promise<void> {
    this.me = await api.logIn(credentials);
    this.changes++;
  }
  async logOut(): Promise<void> {
    forgetAll();
    await (this.#coming = api.logOut().then(() => this.load()));
    this.changes++;
  }
}

export const person = new Person();
