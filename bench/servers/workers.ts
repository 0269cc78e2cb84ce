import { createHandler, toNodeHandler } from '@mitako/http';
import { createServer } from 'node:http';
import { offer, type Tasks } from '../child.ts';
import { isWorker, reportReady, superviseWorkers } from '../copies.ts';
import { gatewayOn } from '../gateway-on.ts';
import { countAt, storeAt } from '../stores.ts';
import { listening } from './listening.ts';

// The gateway as `mitako serve --workers N` runs it: processes that share a port and a database, started and supervised
// by the same function, without rate limits.

const [address = '', workers = ''] = process.argv.slice(2);
const gateway = gatewayOn(storeAt(address));

if (isWorker()) {
  await gateway.start();
  const port = await listening(createServer(toNodeHandler(createHandler(gateway))));
  reportReady({ listening: String(port), publicUrl: gateway.publicUrl, sandbox: null, store: 'PostgreSQL' });
} else {
  await gateway.migrate();
  const { merchant } = await gateway.seedSandbox();
  const { listening: port } = await superviseWorkers(Number(workers), gateway.logger, 0);
  const tasks: WorkersTasks = {
    pid: () => process.pid,
    port: () => Number(port),
    liveKey: () => merchant.liveKey,
    payments: () => countAt(address, 'payments'),
  };
  offer(tasks);
}

export interface WorkersTasks extends Tasks {
  pid(): number;
  port(): number;
  liveKey(): string;
  payments(): Promise<number>;
}
