import { createServer } from 'node:net';
import { createNamedDice } from '../../support/dice.ts';

// What the programs of a scenario and those who start them have in common.

/** Ends this process soon after the one that started it is gone: a run that is killed leaves nothing behind. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 500).unref();
}

const ports = createNamedDice(`${process.pid} ${Date.now()}`);

/**
 * A port that a process can have again after it was killed: below those that the system gives to outgoing connections,
 * one of which would otherwise take it in between (or connect to itself).
 */
export async function reusablePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = ports.between(20_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port between 20000 and 32000');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
