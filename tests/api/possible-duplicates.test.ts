// Somebody who pays twice within minutes is asked whether that is meant, where the caller wants it.
import type { CheckoutPaid } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { createPayment, dataOf, detailsOf, gatewayForEachTest, MINUTE, readPayment, type Reply } from './support.ts';

const api = gatewayForEachTest();
const PHONE = '+237653456789';

/** Pays a new payment from the wallet, and asks before it pays twice unless `asks` is false. */
async function fromWallet({ amount = 5_000, asks = true, user = 'success@sandbox.test' } = {}): Promise<Reply> {
  const { slug } = await createPayment(api, { amount });
  const bearer = await api.login(user);
  const body = { method: 'wallet', pin: '1234', ...(asks && { refuse_duplicate: true }) };
  return api.request('POST', `/gateway/checkout/${slug}/pay`, { bearer, body });
}

test('the same amount to the same merchant is refused for ten minutes, when the caller asks for it', async () => {
  dataOf<CheckoutPaid>(await fromWallet(), 200);
  const paidAt = new Date(api.clock.now()).toISOString();
  api.clock.advance(10 * MINUTE);
  expect(detailsOf(await fromWallet(), 'POSSIBLE_DUPLICATE')).toEqual({ paid_at: paidAt });
  dataOf(await fromWallet({ amount: 5_001 }), 200);
  api.clock.advance(1);
  dataOf(await fromWallet(), 200);
});

test('what is meant is paid, at once', async () => {
  dataOf(await fromWallet(), 200);
  dataOf(await fromWallet({ asks: false }), 200);
});

test('the question costs no attempt at the PIN', async () => {
  dataOf(await fromWallet(), 200);
  const bearer = await api.login('success@sandbox.test');
  for (let count = 0; count < 6; count += 1) {
    const { slug } = await createPayment(api);
    const body = { method: 'wallet', pin: '9999', refuse_duplicate: true };
    detailsOf(await api.request('POST', `/gateway/checkout/${slug}/pay`, { bearer, body }), 'POSSIBLE_DUPLICATE');
  }
  dataOf(await fromWallet({ amount: 1_000 }), 200);
});

test('a number that paid is asked, too', async () => {
  const byNumber = async (phone: string) => {
    const { id, slug } = await createPayment(api);
    const bearer = await api.login('success@sandbox.test');
    const body = { method: 'mobile_money', provider: 'mtn_momo', phone, refuse_duplicate: true };
    const reply = await api.request('POST', `/gateway/checkout/${slug}/pay`, { bearer, body });
    await api.advance(MINUTE);
    return { reply, id };
  };
  const first = await byNumber(PHONE);
  expect((await readPayment(api, first.id)).status).toBe('succeeded');
  detailsOf((await byNumber(PHONE)).reply, 'POSSIBLE_DUPLICATE');
});
