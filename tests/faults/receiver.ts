import { createHash } from 'node:crypto';
import { openSync, writeSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { behaveHostilely, type HostileBehaviour } from './receivers/hostile.ts';
import { endWithParent } from './support/child.ts';

// Receives webhooks. Each is logged before it is acknowledged, so the log has every acknowledged webhook, whichever
// process is killed. `PUT` to a path sets the responses to later `POST`s to it.

/** The response to one request. */
export type Behaviour =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      /** Delay before the response. */
      readonly afterMs?: number;
    }
  /** Never responds. */
  | { readonly kind: 'hang' }
  /** Closes the connection without a response. */
  | { readonly kind: 'reset' }
  | HostileBehaviour;

/** One webhook as received. */
export interface Receipt {
  readonly path: string;
  /** `webhook-id`: the event. */
  readonly id: string;
  readonly event: string;
  /** `x-service-delivery`. */
  readonly delivery: string;
  /** `x-service-attempt`. */
  readonly attempt: number;
  /** SHA-256 of the body's bytes, hex. */
  readonly bodyHash: string;
  /** Epoch milliseconds at which its headers arrived. */
  readonly atMs: number;
  /** Concurrent requests to this path at that time, including this one. */
  readonly inFlight: number;
  /** Only if the receiver stores them whole. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: string;
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    log: { type: 'string', default: '' },
    /** Stores headers and bodies, not only the hash. */
    whole: { type: 'boolean', default: false },
  },
});

endWithParent();
const log = openSync(values.log, 'a');
const inFlight = new Map<string, number>();
/** The remaining behaviours of each path; the last one repeats. */
const behaviours = new Map<string, Behaviour[]>();

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  // The sender was killed while sending: there is no complete request to acknowledge.
  answer(request, response).catch(() => response.destroy());
});
server.listen(Number(values.port), '127.0.0.1', () => process.stdout.write('ready\n'));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/';
  if (request.method === 'PUT') {
    behaviours.set(path, JSON.parse(await text(request)) as Behaviour[]);
    response.writeHead(204).end();
    return;
  }
  const atMs = Date.now();
  inFlight.set(path, (inFlight.get(path) ?? 0) + 1);
  response.once('close', () => inFlight.set(path, (inFlight.get(path) ?? 1) - 1));
  const countAtStart = inFlight.get(path) ?? 0;
  const body = await text(request);
  write({ ...receiptOf(request, path, body), atMs, inFlight: countAtStart });
  await behave(nextOf(path), response);
}

function receiptOf({ headers }: IncomingMessage, path: string, body: string): Omit<Receipt, 'atMs' | 'inFlight'> {
  return {
    path,
    id: String(headers['webhook-id']),
    event: String(headers['x-service-event']),
    delivery: String(headers['x-service-delivery']),
    attempt: Number(headers['x-service-attempt']),
    bodyHash: createHash('sha256').update(body).digest('hex'),
    ...(values.whole ? { headers, body } : {}),
  };
}

function write(receipt: Receipt): void {
  writeSync(log, `${JSON.stringify(receipt)}\n`);
}

function nextOf(path: string): Behaviour {
  const steps = behaviours.get(path) ?? [];
  const step = steps.length > 1 ? steps.shift() : steps[0];
  return step ?? { kind: 'answer', status: 200 };
}

async function behave(behaviour: Behaviour, response: ServerResponse): Promise<void> {
  if (behaviour.kind === 'hang') return;
  if (behaviour.kind === 'reset') {
    response.destroy();
    return;
  }
  if (behaviour.kind !== 'answer') {
    behaveHostilely(behaviour, response);
    return;
  }
  if (behaviour.afterMs !== undefined) await sleep(behaviour.afterMs);
  response.writeHead(behaviour.status, { ...behaviour.headers }).end(behaviour.body);
}
