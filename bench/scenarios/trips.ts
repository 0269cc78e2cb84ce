import { dataOf } from '@mitako/core';
import type { EngineStore } from '@mitako/core/engine';
import { createHandler, type Handler } from '@mitako/http';
import { countingProxy } from '../counting-proxy.ts';
import { gatewayOn, instantHasher, PUBLIC_URL } from '../gateway-on.ts';
import { newPayer, payFromWallet, PIN } from '../payers.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { amountFigure, type Figure } from '../report.ts';
import { storeAt } from '../stores.ts';
import type { Scenario } from './scenario.ts';

/** Each call is repeated, and must take the same number of trips each time. */
const TIMES = 5;

/** Round trips to PostgreSQL, counted on the wire: for an authenticated caller in process, and over HTTP. */
export const trips: Scenario = async ({ databases, progress }) => {
  if (databases.engine === 'sqlite') return [];
  progress('counting');
  const proxy = await countingProxy(await databases.create('trips'));
  const store = withoutWakeUps(storeAt(proxy.connectionString));
  const gateway = gatewayOn(store, { hasher: instantHasher });
  await gateway.migrate();
  const { merchant } = await gateway.seedSandbox();
  const handler = createHandler(gateway);
  const key = `Bearer ${merchant.testKey}`;
  const credential = { kind: 'bearer', authorization: key } as const;
  // Known to be used already: an identity that is kept would note its use with each call.
  const first = await gateway.authenticate(credential);
  dataOf(await gateway.call('createPayment', { way: 'api', identity: first, body: PAYMENT_PARAMS }));
  const identity = await gateway.authenticate(credential);
  const payer = await newPayer(gateway, 'payer');
  let made = 0;
  const asked = { way: 'api', identity } as const;

  async function create(): Promise<Created> {
    const idempotencyKey = `create-${(made += 1)}`;
    return dataOf(await gateway.call('createPayment', { ...asked, body: PAYMENT_PARAMS, idempotencyKey })).payment;
  }
  async function createOverHttp(): Promise<void> {
    await ask(handler, 201, key, '/payments', PAYMENT_PARAMS, `http-${(made += 1)}`);
  }

  /**
   * Round trips of the work, after a first call that prepares statements and loads keys.
   * @throws Error when the number varies
   */
  async function counted<Needed>(
    name: string,
    expected: number,
    prepare: () => Promise<Needed>,
    work: (needed: Needed) => Promise<unknown>,
  ): Promise<Figure> {
    const counts = new Set<number>();
    for (let time = 0; time <= TIMES; time += 1) {
      const needed = await prepare();
      const before = proxy.trips();
      await work(needed);
      if (time > 0) counts.add(proxy.trips() - before);
    }
    const [count, ...others] = counts;
    if (count === undefined || others.length > 0) {
      throw new Error(`${name} took ${[...counts].join(', then ')} round trips, and not as many each time`);
    }
    return figure(name, expected, count);
  }
  const none = (): Promise<null> => Promise.resolve(null);

  const figures = [
    await counted('create', 1, none, create),
    await counted('create over HTTP', 1, none, createOverHttp),
    await counted('get', 1, create, async ({ id }) =>
      dataOf(await gateway.call('getPayment', { ...asked, parameters: { payment_id: id } })),
    ),
    await counted('get over HTTP', 1, create, ({ id }) => ask(handler, 200, key, `/payments/${id}`)),
    await counted('wallet pay', 3, create, async ({ slug }) =>
      dataOf(await payFromWallet(gateway, payer, slug, `pay-${slug}`)),
    ),
    await counted('claim', 1, none, () =>
      store.claim.lanes({
        nowMs: Date.now(),
        limit: 64,
        leaseMs: 1,
        leaseToken: `claim-${(made += 1)}`,
        isSlow: false,
        deliveriesMax: 32,
        exceptMerchantIds: [],
        handlerIds: [],
        owner: 'none',
        heldIds: [],
        pace: { burst: 1, everyMs: 1 },
      }),
    ),
    await counted('wallet pay over HTTP', 4, create, ({ slug }) =>
      ask(
        handler,
        200,
        `Bearer ${payer.accessToken}`,
        `/checkout/${slug}/pay`,
        { method: 'wallet', pin: PIN },
        `pay-${slug}`,
      ),
    ),
  ];
  await gateway.close();
  proxy.stop();
  return figures;
};

/** Other processes are notified outside the commits, at most twenty times a second: no caller waits for that. */
function withoutWakeUps(store: EngineStore): EngineStore {
  return { ...store, wakeups: { ...store.wakeups, publish: () => undefined } };
}

interface Created {
  readonly id: string;
  readonly slug: string;
}

async function ask(
  handler: Handler,
  expected: number,
  authorization: string,
  path: string,
  body?: object,
  idempotencyKey = '',
): Promise<void> {
  const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
  const request =
    body === undefined ? { headers: { authorization } } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await handler(new Request(`${PUBLIC_URL}/api/v1/gateway${path}`, request));
  const text = await response.text();
  if (response.status !== expected)
    throw new Error(`not the expected answer: ${response.status} ${text.slice(0, 300)}`);
}

function figure(name: string, count: number, ours: number): Figure {
  return amountFigure({
    name: `round trips: ${name}`,
    unit: 'trips',
    ours,
    mark: { kind: 'exactly', count },
    notes: [
      `trips: counted by a proxy in front of PostgreSQL, over all connections; each asked for ${TIMES} times, with an idempotency key where it writes, and as many each time.`,
      'trips: without the wake-ups of other processes, which leave beside the commits and which no caller waits for.',
    ],
  });
}
