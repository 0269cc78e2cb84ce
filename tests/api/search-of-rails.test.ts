import type { Refund, SearchResults } from '@mitako/contract/names';
import type { ListeningProvider } from '@mitako/testing/rails';
import { afterEach, describe, expect, test } from 'vitest';
import { KNOWN_RAILS, RAIL_NAMES, railAt } from '../support/simulated-rails.ts';
import { asOperator, closeWithConsistentLedger } from './support/money.ts';
import { attempts } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  MINUTE,
  openGateway,
  payByPhone,
  SECOND,
  testKey,
  type TestGateway,
} from './support.ts';

// What the provider prints in its portal and in its messages to the payer finds the attempt, whichever provider it is.

describe.each(RAIL_NAMES)('the operator’s search with %s', (name) => {
  const known = KNOWN_RAILS[name];
  let api: TestGateway;
  let listening: ListeningProvider;
  afterEach(async () => {
    await closeWithConsistentLedger(api);
    await listening.close();
  });

  async function found(q: string): Promise<readonly (readonly [string, string, string])[]> {
    const answer = await asOperator(api, 'GET', `/admin/search?${new URLSearchParams({ q }).toString()}`);
    return dataOf<SearchResults>(answer, 200).results.map(({ kind, id, matched }) => [kind, id, matched] as const);
  }

  test('the provider’s own transaction id finds the attempt, and that of a refund finds the refund', async () => {
    const provider = known.simulate(() => Promise.resolve());
    listening = await provider.listen();
    const rail = railAt({ name, url: listening.url, publicKey: provider.publicKey });
    api = await openGateway({ publicUrl: 'https://pay.example.cm', rails: [rail] });
    const token = await api.login('success@sandbox.test');
    const { id, slug } = await createPayment(api);
    const { body } = await payByPhone(api, slug, token, known.phone, known.provider);
    const page = JSON.stringify(body).match(/http:[^"]+\/pay_token\/\w+/)?.[0];
    if (page !== undefined) {
      await fetch(page, { method: 'POST', body: new URLSearchParams(known.onPage), redirect: 'manual' });
    }
    await api.advance(15 * SECOND);
    const [attempt] = await attempts(api, `?payment_id=${id}`);
    expect(attempt?.status).toBe('succeeded');
    const printed = attempt?.rail_detail?.request_id ?? '';
    // Airtel's id is the reference of a charge that is paid, and Notch Pay's that of one that is created.
    const matched = name === 'airtelMoney' || name === 'notchPay' ? 'rail_reference' : 'rail_request_id';
    expect(printed).not.toBe('');
    expect(await found(printed)).toEqual([['attempt', attempt?.id, matched]]);
    expect(await found(printed.slice(0, -1))).toEqual([]);

    if (known.requests.refund === undefined) return;
    const answer = await api.request('POST', `/gateway/payments/${id}/refunds`, { bearer: testKey(api), body: {} });
    const { refund } = dataOf<{ refund: Refund }>(answer, 201);
    // Asked for, then looked up.
    for (const _ of [1, 2, 3]) await api.advance(MINUTE);
    const read = dataOf<{
      refunds: readonly { readonly rail_detail: { readonly request_id: string | null } | null }[];
    }>(await asOperator(api, 'GET', `/admin/refunds?payment_id=${id}`), 200).refunds[0];
    // A payout of Airtel has none.
    const returned = name === 'airtelMoney' ? refund.id : (read?.rail_detail?.request_id ?? '');
    const returnedMatched = name === 'airtelMoney' ? 'id' : 'rail_request_id';
    expect(await found(returned)).toEqual([['refund', refund.id, returnedMatched]]);
  });
});
