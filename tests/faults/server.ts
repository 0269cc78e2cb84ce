import { jsonLogger, sandboxRail, systemClock, type Clock, type Logger } from '@mitako/core';
import { createServer } from 'mitako';
import { parseArgs } from 'node:util';
import { endWithParent } from './support/child.ts';
import { openEngine } from './support/engine.ts';
import { railAt, type RailSite } from '../support/simulated-rails.ts';

// One process of a gateway that embeds the engine. It contains no preparation for being killed.

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: '' },
    /** Serves the API on this port; absent: it does not. */
    port: { type: 'string' },
    /** Runs background work. */
    worker: { type: 'boolean', default: false },
    /** Sites of simulated providers, in JSON. */
    rails: { type: 'string', default: '[]' },
    /** Its clock's offset from the machine's, in milliseconds. */
    'clock-ahead-ms': { type: 'string', default: '0' },
  },
});

endWithParent();
const gateway = openEngine(values.store, {
  logger: onlyProblems(),
  rails: [...(JSON.parse(values.rails) as readonly RailSite[]).map(railAt), sandboxRail()],
  clock: clockAhead(Number(values['clock-ahead-ms'])),
});
if (values.worker) await gateway.start();
const server = createServer({ gateway });
if (values.port !== undefined) await server.listen({ port: Number(values.port) });

process.once('SIGTERM', () => void close());
process.stdout.write('ready\n');

async function close(): Promise<void> {
  if (values.port !== undefined) await server.close();
  await gateway.close();
  process.exit();
}

/** A clock that is ahead by more than a minute belongs to no process: it stands for time that has passed, and is compared with no other. */
function clockAhead(aheadMs: number): Clock {
  const { fault, ...clock } = systemClock({
    wallMs: () => Date.now() + aheadMs,
    monotonicMs: () => performance.now(),
  });
  return fault === undefined || aheadMs > 60_000 ? clock : { ...clock, fault };
}

/** Warnings and errors, on standard error. */
function onlyProblems(): Logger {
  const logger = jsonLogger({ write: (line) => process.stderr.write(`${line}\n`) });
  return { ...logger, debug: () => undefined, info: () => undefined };
}
