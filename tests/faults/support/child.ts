import { createServer } from 'node:net';
import { createNamedDice } from '../../support/dice.ts';

// Shared by the programs of a scenario and their parents.

/** Ends this process soon after its parent, so that a killed run leaves no processes. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 500).unref();
}

const ports = createNamedDice(`${process.pid} ${Date.now()}`);

/**
 * A port that a process can bind again after it was killed: below the ephemeral ports, so that no outgoing connection
 * takes it in between (or connects to itself).
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
