/** A title in two: "Brian Boru" and "High King of Ireland". */
export function split(title: string): [string, string] {
  const [name = "", more = ""] = title.split(/: (.*)/s);
  return [name, more];
}
