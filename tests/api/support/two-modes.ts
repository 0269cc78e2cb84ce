// A gateway with money of both modes, and the invariants of its ledger after any test.
import type { Payment } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import { expect } from 'vitest';
import { createAgent, userWith, type Person } from './cash.ts';
import { closeWithConsistentLedger } from './money.ts';
import { PAID, scriptedRail, type Script } from './scripted-rail.ts';
import {
  createPayment,
  dataOf,
  MINUTE,
  openGateway,
  payByPhone,
  readPayment,
  testKey,
  type Reply,
  type TestGateway,
} from '../support.ts';

export const MODES = [
  ['test', 'live'],
  ['live', 'test'],
] as const;
export type Mode = (typeof MODES)[number][0];

/** Pays at once, on either rail. */
export const PHONE = '+237677123456';

/** One merchant, one user and one agent, each with accounts of both modes, and a rail for each mode. */
export interface TwoModes {
  readonly api: TestGateway;
  readonly keys: Readonly<Record<Mode, string>>;
  readonly script: Readonly<Record<Mode, Script>>;
  /** Modes of the test rail, which a test changes like a careless operator. */
  readonly testRailModes: Mode[];
  readonly agent: Person;
  /** 50 000 live francs, and the simulated billion. */
  readonly user: Person;
}

export async function openTwoModes(): Promise<TwoModes> {
  const rails = { live: scriptedRail('live'), test: scriptedRail('test') };
  const testRailModes: Mode[] = ['test'];
  const api = await openGateway({ rails: [{ ...rails.test.rail, modes: testRailModes }, rails.live.rail] });
  const script = { live: rails.live.script, test: rails.test.script };
  for (const { lookupByPhone } of [script.live, script.test]) lookupByPhone.set(PHONE, PAID);
  const agent = await createAgent(api, 'agent@shop.example');
  const user = await userWith(api, agent, 'user@example.cm', 50_000);
  return { api, keys: { live: api.seed.merchant.liveKey, test: testKey(api) }, script, testRailModes, agent, user };
}

/** Closes a gateway after verifying its ledger, with no transfer between the modes. */
export async function closeWithModesApart(api: TestGateway): Promise<void> {
  const mixed = await mixedTransfers(api);
  await closeWithConsistentLedger(api);
  expect(mixed).toEqual([]);
}

/** Transfers with an entry on an account of the other mode, or about a payment of the other mode. All are looked at. */
async function mixedTransfers(api: TestGateway): Promise<readonly string[]> {
  const { audit, read } = engineStore(api.gateway.store);
  const mixed: string[] = [];
  let count = 0;
  for (let afterId: string | null = null; ;) {
    const page = await audit.transfers({ afterId, limit: 100 });
    for (const { transfer, entries } of page) {
      const mode = transfer.livemode ? 'live' : 'test';
      const payment = transfer.paymentId === null ? null : await read.paymentById(transfer.paymentId);
      const agrees =
        entries.length > 0 &&
        entries.every(({ accountId }) => accountId.endsWith(`:${mode}`)) &&
        (payment === null || payment.livemode === transfer.livemode);
      if (!agrees) mixed.push(transfer.id);
    }
    count += page.length;
    afterId = page.at(-1)?.transfer.id ?? null;
    if (page.length < 100 || afterId === null) break;
  }
  expect(count).toBeGreaterThan(0);
  return mixed;
}

/** A payment of the merchant, paid by the user's phone. */
export async function paidIn({ api, keys, user }: TwoModes, mode: Mode): Promise<Payment> {
  const { id, slug } = await createPayment(api, {}, keys[mode]);
  dataOf(await payByPhone(api, slug, user.token, PHONE), 202);
  await api.advance(MINUTE);
  const payment = await readPayment(api, id, keys[mode]);
  expect(payment).toMatchObject({ status: 'succeeded', livemode: mode === 'live' });
  return payment;
}

/** The same response, byte for byte, as for a missing object. */
export async function isNotThere(
  api: TestGateway,
  method: string,
  path: string,
  id: string,
  key: string,
  body?: object,
): Promise<void> {
  const ask = (named: string): Promise<Reply> =>
    api.request(method, path.replace('{id}', named), { bearer: key, ...(body === undefined ? {} : { body }) });
  const missing = id.replace(/_.*$/, '_00000000000000000000000000');
  const [theirs, nothing] = [await ask(id), await ask(missing)];
  expect([method, path, theirs.status]).toEqual([method, path, 404]);
  expect(theirs.text).toBe(nothing.text);
}
