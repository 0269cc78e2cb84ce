import { createHash } from 'node:crypto';

/** A log of the run, detailed enough to compare two runs and to understand a failure. */
export interface Trace {
  note(line: string): void;
  /** The last lines, or all of them if they are kept. */
  lines(): readonly string[];
  readonly length: number;
  /** Of every line so far. */
  hash(): string;
}

const LAST_LINES = 60;

export function createTrace(nowMs: () => number, options: { readonly keepAll: boolean }): Trace {
  const hash = createHash('sha256');
  const lines: string[] = [];
  const startMs = nowMs();
  let length = 0;
  return {
    note(line) {
      length += 1;
      const text = `${String(length).padStart(5)} ${((nowMs() - startMs) / 1000).toFixed(3).padStart(11)}s  ${line}`;
      hash.update(`${text}\n`);
      lines.push(text);
      if (!options.keepAll && lines.length > 2 * LAST_LINES) lines.splice(0, LAST_LINES);
    },
    lines: () => (options.keepAll ? lines : lines.slice(-LAST_LINES)),
    get length() {
      return length;
    },
    hash: () => hash.copy().digest('hex'),
  };
}

/** How often each thing happened. */
export type Tally = Map<string, number>;

export function count(tally: Tally, name: string, by = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + by);
}

export function addTo(tally: Tally, more: Iterable<readonly [string, number]>): void {
  for (const [name, by] of more) count(tally, name, by);
}
