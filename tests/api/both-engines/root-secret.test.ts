// The root secret is rotated while the gateway runs: processes with the old one and with the new one share a database.
import { RootSecretError } from '@mitako/core';
import { engineStore, type EngineStore } from '@mitako/core/engine';
import { createTestClock, createTestGateway } from '@mitako/testing';
import { beforeEach, expect, test } from 'vitest';
import { START_MS } from '../../support/start.ts';
import { asOperator } from '../support/money.ts';
import { openStores } from '../support/stores.ts';
import { createPayment, dataOf, paidPayment, readPayment, SECOND, testKey, type TestGateway } from '../support.ts';

const OLD = 'the root secret that this gateway was made with';
const NEW = 'another root secret, which is to follow upon it';

let stores: readonly EngineStore[];
const clock = createTestClock(START_MS);

beforeEach(async () => {
  stores = (await openStores()).map((store) => engineStore(store));
});

/** A process. It reports under its name once it has started. */
function open(secret: string, previousSecret?: string, name = 'one'): Promise<TestGateway> {
  const store = stores[name === 'one' ? 0 : 1];
  if (store === undefined) throw new Error('There are two.');
  const options = { secret, ...(previousSecret !== undefined && { previousSecret }), process: { name } };
  // It is closed after the test.
  return createTestGateway({ ...options, clock, store: { ...store, close: () => Promise.resolve() } });
}

const status = (api: TestGateway) => rootSecretOf(api, 'getRootSecretStatus');
const finish = (api: TestGateway) => rootSecretOf(api, 'finishRootSecretRotation');

async function rootSecretOf(api: TestGateway, operation: 'getRootSecretStatus' | 'finishRootSecretRotation') {
  const result = await api.gateway.call(operation, { way: 'in_process', credential: { kind: 'operator' } });
  if (result.kind === 'refused') return { code: result.code, details: result.details };
  if (result.kind !== 'done') throw new TypeError('It is no file.');
  return result.data.root_secret;
}

test('processes with the old and with the new one know the same keys, PINs, sessions and payers', async () => {
  const old = await open(OLD);
  const next = await open(NEW, OLD, 'two');
  const bearer = testKey(old);
  const before = await paidPayment(old);
  expect((await readPayment(next, before.payment.id, bearer)).status).toBe('succeeded');
  const after = await paidPayment(next, {}, bearer);
  expect((await readPayment(old, after.payment.id, bearer)).status).toBe('succeeded');
  const login = { email: 'success@sandbox.test', password: 'sandbox-password' };
  const session = dataOf<{ access_token: string }>(await old.request('POST', '/auth/user/login', { body: login }), 200);
  dataOf(await next.request('GET', '/auth/user/me', { bearer: session.access_token }), 200);
  expect(await next.gateway.ledger.verify({ scope: 'full' })).toMatchObject({ ok: true });
});

test('a rotation under load fails no request, and is over once no process has the old one', async () => {
  const old = await open(OLD);
  const bearer = testKey(old);
  await old.gateway.start();
  let made = 0;
  const over = new AbortController();
  const processes = [old];
  const load = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        const api = processes[made % processes.length] ?? old;
        made += 1;
        expect((await createPayment(api, {}, bearer)).status).toBe('requested');
      }
    }),
  );

  const next = await open(NEW, OLD, 'two');
  await next.gateway.start();
  processes.push(next);
  await expect
    .poll(async () => (await status(next)) as object)
    .toMatchObject({
      roots: [{ processes: ['one'] }, { processes: ['two'] }],
    });
  expect(await finish(next)).toEqual({ code: 'ROOT_SECRET_IN_USE', details: { processes: ['one'] } });

  const again = await open(NEW, OLD);
  processes.splice(0, 1, again);
  await old.gateway.close();
  const finished = await finish(next);
  expect(finished).toMatchObject({ roots: [{ processes: ['two'] }] });
  expect(await status(again)).toEqual(finished);
  const enough = made + 20;
  await expect.poll(() => made).toBeGreaterThan(enough);
  over.abort();
  await load;
  await next.gateway.close();

  await expect(open(OLD)).rejects.toThrow(RootSecretError);
  const alone = await open(NEW);
  expect((await createPayment(alone, {}, bearer)).status).toBe('requested');
  const { audit_entries: entries } = dataOf<{ audit_entries: readonly unknown[] }>(
    await asOperator(alone, 'GET', '/admin/audit-log?action=root_secret.finish_rotation'),
    200,
  );
  expect(entries).toHaveLength(1);
});

test('a process that died counts for a minute', async () => {
  const old = await open(OLD);
  const store = engineStore(old.gateway.store);
  const next = await open(NEW, OLD, 'two');
  const { id: fingerprint } = (await status(old)) as { id: string };
  const worker = { id: 'wrk_00000000000000000000000000', name: 'killed', pid: 7, version: null, stoppedAtMs: null };
  const seen = { rootFingerprint: fingerprint, keyVersion: 1, startedAtMs: clock.now(), lastSeenAtMs: clock.now() };
  await store.commit([{ type: 'worker.put', worker: { ...worker, ...seen } }]);
  clock.advance(60 * SECOND - 1);
  expect(await finish(next)).toMatchObject({ details: { processes: ['killed'] } });
  clock.advance(1);
  expect(await finish(next)).toMatchObject({ roots: [{ processes: [] }] });
});

test('another root secret than that of the database is refused before anything is written', async () => {
  await open(OLD);
  const kept = await stores[0]?.read.dataKeyById('data-key');
  await expect(open(NEW)).rejects.toThrow(RootSecretError);
  await expect(open(NEW, 'a third one, which was never the one of it')).rejects.toThrow(RootSecretError);
  expect(await stores[0]?.read.dataKeyById('data-key')).toEqual(kept);
});

test('of first starts at once, those with one root secret share a key, and one with another finds none of its own', async () => {
  const outcomes = await Promise.allSettled([open(OLD), open(NEW, undefined, 'two'), open(OLD)]);
  const winners = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const losers = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(losers.every((error) => error instanceof RootSecretError)).toBe(true);
  expect(winners.length).toBeGreaterThan(0);
  const [first] = winners;
  if (first === undefined) throw new Error('One is always first.');
  for (const each of winners) expect((await createPayment(each, {}, testKey(first))).status).toBe('requested');
});

test('of first starts at once, one whose commit is lost takes the key that another has written', async () => {
  const [mine, others] = stores;
  if (mine === undefined || others === undefined) throw new Error('There are two.');
  const lost: EngineStore = {
    ...mine,
    close: () => Promise.resolve(),
    async commit(changes) {
      if (!changes.some(({ type }) => type === 'data_key.insert')) return mine.commit(changes);
      // It never arrives, and meanwhile another process starts.
      await open(OLD, undefined, 'two');
      return { kind: 'unknown' };
    },
  };
  const one = await createTestGateway({ secret: OLD, clock, store: lost, process: { name: 'one' } });
  const other = await open(OLD, undefined, 'two');
  expect((await createPayment(other, {}, testKey(one))).status).toBe('requested');
});
