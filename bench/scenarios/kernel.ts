import { dataOf } from '@mitako/core';
import type { EngineStore } from '@mitako/core/engine';
import { gatewayOn } from '../gateway-on.ts';
import type { Turn } from '../cost.ts';
import { alternate } from '../measure.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { figureOf } from '../report.ts';
import { storeAt } from '../stores.ts';
import type { Scenario } from './scenario.ts';

const CALLS = 20_000;

/** The cost of a call without the store: an API key is checked and a payment presented, without reads. */
export const kernel: Scenario = async ({ rounds, databases, progress }) => {
  const store = storeAt(await databases.create('kernel'));
  const gateway = gatewayOn(store);
  await gateway.migrate();
  const { merchant } = await gateway.seedSandbox();
  const asked = { way: 'api', credential: { kind: 'bearer', authorization: `Bearer ${merchant.liveKey}` } } as const;
  const { id } = dataOf(await gateway.call('createPayment', { ...asked, body: PAYMENT_PARAMS })).payment;

  const reads = { count: 0 };
  const withoutStore = gatewayOn({ ...store, read: remembering(store.read, reads) });
  const call = async (): Promise<string> =>
    (await withoutStore.call('getPayment', { ...asked, parameters: { payment_id: id } })).body;
  const expected = await call();
  if (!expected.includes(id)) throw new Error(`the payment was not found: ${expected}`);
  const found = Promise.resolve(JSON.parse(expected) as unknown);
  const bare = async (): Promise<string> => JSON.stringify(await found);

  /** @returns µs per call */
  const turn = (work: () => Promise<string>) => async (): Promise<Turn> => {
    const startedAt = performance.now();
    for (let calls = 0; calls < CALLS; calls += 1) {
      if ((await work()) !== expected) throw new Error('a call had another answer');
    }
    return { value: ((performance.now() - startedAt) * 1000) / CALLS, cost: null };
  };
  const readsBefore = reads.count;
  const { ours, floor } = await alternate({ rounds, progress }, { ours: turn(call), floor: turn(bare) });
  const readsMade = reads.count - readsBefore;
  await gateway.close();
  if (readsMade > 0) throw new Error(`the store was read ${readsMade} times, and its time measured along`);
  return [
    figureOf({
      name: 'get a payment in process, without the store',
      unit: 'µs',
      ours,
      floorName: 'making the same JSON of the same object',
      floor,
      mark: null,
      notes: [
        `kernel: authenticate and call getPayment, ${CALLS} times a turn, one after another; each answer was the same.`,
      ],
    }),
  ];
};

/** Caches reads, whose arguments are always the same here. */
function remembering(read: EngineStore['read'], reads: { count: number }): EngineStore['read'] {
  const answers = new Map<string | symbol, unknown>();
  return new Proxy(read, {
    get: (target, name) => {
      const original: unknown = Reflect.get(target, name);
      if (typeof original !== 'function') return original;
      return (...input: readonly unknown[]): unknown => {
        if (!answers.has(name)) {
          reads.count += 1;
          answers.set(name, Reflect.apply(original, target, input));
        }
        return answers.get(name);
      };
    },
  });
}
