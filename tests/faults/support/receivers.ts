import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { runSource } from '../../cli/support/process.ts';
import type { Behaviour, Receipt } from '../receiver.ts';
import { reusablePort } from './child.ts';

export type { Behaviour, Receipt } from '../receiver.ts';

export interface ReceiverOptions {
  /** Stores headers and bodies, not only hashes. */
  readonly whole?: boolean;
}

/** A process that receives webhooks. It keeps its port and its log across restarts. */
export interface ReceiverProcess {
  /** Address of an endpoint: `url('/shop')`. */
  url(path: string): string;
  /**
   * Sets the responses to this path from now on: one behaviour per request, the last one repeats. Default: 200 at once.
   */
  behave(path: string, ...steps: readonly [Behaviour, ...Behaviour[]]): Promise<void>;
  /** Everything received, oldest first. */
  receipts(): readonly Receipt[];
  /** SIGKILL; later connections are refused. */
  kill(): Promise<void>;
  /** Starts it again after `kill`; its behaviours are reset. */
  restart(): Promise<void>;
}

let count = 0;

/** Starts a receiver with its log in this directory. */
export async function startReceiverProcess(directory: string, options: ReceiverOptions = {}): Promise<ReceiverProcess> {
  const port = await reusablePort();
  const log = join(directory, `receipts-${(count += 1)}.jsonl`);
  const launch = () =>
    runSource('tests/faults/receiver.ts', [
      `--port=${port}`,
      `--log=${log}`,
      ...(options.whole === true ? ['--whole'] : []),
    ]);
  const url = (path: string): string => `http://127.0.0.1:${port}${path}`;
  const read = createLogReader(log);
  let running = launch();
  await running.output(/^ready$/m);
  return {
    url,
    async behave(path, ...steps) {
      const answer = await fetch(url(path), { method: 'PUT', body: JSON.stringify(steps) });
      if (!answer.ok) throw new Error(`the receiver returned ${answer.status} for a behaviour`);
    },
    receipts: read,
    async kill() {
      await running.stop('SIGKILL');
    },
    async restart() {
      running = launch();
      await running.output(/^ready$/m);
    },
  };
}

/** Reads new entries, and returns all entries. */
function createLogReader(file: string): () => readonly Receipt[] {
  const receipts: Receipt[] = [];
  const chunk = Buffer.alloc(1 << 20);
  let offset = 0;
  let rest: Buffer = Buffer.alloc(0);
  return () => {
    const descriptor = openSync(file, 'r');
    try {
      for (;;) {
        const length = readSync(descriptor, chunk, 0, chunk.length, offset);
        if (length === 0) return receipts;
        offset += length;
        const lines = Buffer.concat([rest, chunk.subarray(0, length)]);
        const end = lines.lastIndexOf('\n') + 1;
        rest = lines.subarray(end);
        for (const line of lines.subarray(0, end).toString().split('\n')) {
          if (line !== '') receipts.push(JSON.parse(line) as Receipt);
        }
      }
    } finally {
      closeSync(descriptor);
    }
  };
}
