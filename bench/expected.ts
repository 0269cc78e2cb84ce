/** The expected response of a server under load, so that errors are never measured as successes. */
export interface Expected {
  readonly status: number;
  /** Every body must contain this; the text after it, up to the next quote, is the name of the response. */
  readonly marker: string;
  /**
   * `distinct`: no two responses have the same name. `path`: the requested path ends with it. `always`: the same name.
   */
  readonly name: 'distinct' | 'path' | { readonly always: string };
}

/**
 * The name in a response.
 * @throws Error for an unexpected response
 */
export function checkedName(expected: Expected, path: string, head: string, body: string): string {
  const start = body.indexOf(expected.marker);
  if (Number(head.slice(9, 12)) !== expected.status || start === -1) {
    throw new Error(`not the expected answer: ${head.split('\r\n')[0] ?? ''} ${body.slice(0, 300)}`);
  }
  const nameStart = start + expected.marker.length;
  const name = body.slice(nameStart, body.indexOf('"', nameStart));
  if (expected.name === 'distinct') return name;
  const isRight = expected.name === 'path' ? path.endsWith(`/${name}`) : name === expected.name.always;
  if (!isRight) throw new Error(`the answer to ${path} is about "${name}"`);
  return name;
}

/** Names by port: distinct over the whole run, not only within one round. */
const namesByPort = new Map<number, Set<string>>();

/** @throws Error for a repeated name */
export function assertDistinct(port: number, names: readonly string[]): void {
  const known = namesByPort.get(port) ?? new Set();
  namesByPort.set(port, known);
  for (const name of names) {
    if (known.has(name)) throw new Error(`two answers have the id ${name}`);
    // A copy: a slice would keep the whole response in memory.
    known.add(Buffer.from(name, 'latin1').toString('latin1'));
  }
}
