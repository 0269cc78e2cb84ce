// Of a created payment no response is stored, but made again: it stays what it was, to the byte, whatever happens to the payment.
import type { PaymentCreated } from '@mitako/contract/names';
import { createTestGateway } from '@mitako/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { START_MS } from '../../support/start.ts';
import { openStores } from '../support/stores.ts';
import {
  dataOf,
  detailsOf,
  gatewayForEachTest,
  payFromWallet,
  testKey,
  type Reply,
  type TestGateway,
} from '../support.ts';

const api = gatewayForEachTest();

function create(of: TestGateway, body: object, path = '/gateway/payments'): Promise<Reply> {
  return of.request('POST', path, { bearer: testKey(of), body, idempotencyKey: 'order-1' });
}

/** What controls text, or has no width, is refused. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((each) => each.trim() !== '' && !/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(each));
const url = fc.constantFrom('https://shop.example/a?b=%20c', 'https://shop.example/é');

/** Of names that JavaScript would put first, too. */
const metadata = fc.dictionary(fc.constantFrom('b', 'a', '10', '9', 'order', 'constructor'), text, { maxKeys: 4 });

const bodies = fc.record(
  {
    amount: fc.integer({ min: 100, max: 100_000 }),
    currency: fc.constantFrom('XAF', 'xaf'),
    description: fc.option(text),
    customer_reference: fc.option(text),
    return_url: url,
    cancel_url: url,
    locale: fc.constantFrom('fr', 'en'),
    metadata,
    max_attempts: fc.integer({ min: 1, max: 5 }),
    expires_in: fc.integer({ min: 300, max: 86_400 }),
  },
  { requiredKeys: ['amount'] },
);

type Step = 'pay' | 'cancel' | 'refund' | 'an hour passes' | 'the sandbox moves' | 'the shop changes';
const steps = fc.array(
  fc.constantFrom<Step>('pay', 'cancel', 'refund', 'an hour passes', 'the sandbox moves', 'the shop changes'),
  { maxLength: 4 },
);

test('a repeated creation is equal to the byte', { timeout: 120_000 }, async () => {
  let made = 0;
  const merchant = await api.login(api.seed.merchant.email, { role: 'merchant' });

  async function perform(step: Step, { id, slug }: PaymentCreated['payment']): Promise<void> {
    const post = (path: string, body?: object): Promise<Reply> =>
      api.request('POST', path, { bearer: testKey(api), ...(body === undefined ? {} : { body }) });
    if (step === 'pay') await payFromWallet(api, slug, await api.login('success@sandbox.test'));
    else if (step === 'cancel') await post(`/gateway/payments/${id}/cancel`);
    else if (step === 'refund') await post(`/gateway/payments/${id}/refunds`, { amount: 50 });
    else if (step === 'an hour passes') await api.advance(3_600_000);
    else if (step === 'the sandbox moves') await api.advanceSandbox(600);
    else {
      const body = { name: `Shop ${made}`, support_email: `${made}@shop.example` };
      await api.request('PATCH', '/merchant/profile', { bearer: merchant, body });
    }
  }

  await fc.assert(
    fc.asyncProperty(bodies, steps, fc.boolean(), async (body, history, isSandbox) => {
      made += 1;
      const path = isSandbox ? '/gateway/sandbox/payments' : '/gateway/payments';
      const send = (): Promise<Reply> =>
        api.request('POST', path, { bearer: testKey(api), body, idempotencyKey: `key-${made}` });
      const first = await send();
      const { payment } = dataOf<PaymentCreated>(first, 201);
      for (const step of history) await perform(step, payment);
      const again = await send();
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
    }),
    { numRuns: 40 },
  );
});

test('fields in another order are the same request, with the response of the first', async () => {
  const first = await create(api, { amount: 500, metadata: { b: '1', a: '2' } });
  const again = await create(api, { metadata: { a: '2', b: '1' }, amount: 500 });
  expect(again.text).toBe(first.text);
});

test('what can no longer be made the same is refused, with the payment that exists', async () => {
  const [one, two] = await openStores();
  const before = await createTestGateway({ startMs: START_MS, store: one });
  const moved = await createTestGateway({ startMs: START_MS, store: two, publicUrl: 'https://pay.elsewhere.example' });
  const { payment } = dataOf<PaymentCreated>(await create(before, { amount: 500 }), 201);
  expect(detailsOf(await create(moved, { amount: 500 }), 'IDEMPOTENCY_RESPONSE_CHANGED')).toEqual({ id: payment.id });
  // Nothing was executed, nor stored in place of the response.
  expect(dataOf<PaymentCreated>(await create(before, { amount: 500 }), 201).payment).toEqual(payment);
  const listed = await before.request('GET', '/gateway/payments', { bearer: testKey(before) });
  expect(dataOf<{ payments: readonly unknown[] }>(listed, 200).payments.length).toBe(1);
});
