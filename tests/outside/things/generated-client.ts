// A client that openapi-typescript makes of the API's document creates, reads, lists and refunds without a cast.
import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

const { MITAKO_API_URL: baseUrl = '', MITAKO_API_KEY: key = '' } = process.env;
const api = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });

const created = await api.POST('/gateway/payments', {
  body: { amount: 5000, currency: 'XAF', customer_reference: 'generated-ts' },
});
assert.equal(created.error, undefined);
const { payment, checkout_url: checkoutUrl } = created.data.data;
assert.match(checkoutUrl, /^http/);
const of = { params: { path: { payment_id: payment.id } } };

const paid = await api.POST('/gateway/sandbox/payments/{payment_id}/simulate', { ...of, body: { outcome: 'succeed' } });
assert.equal(paid.error, undefined);

const read = await api.GET('/gateway/payments/{payment_id}', of);
assert.equal(read.data?.data.payment.status, 'succeeded');

const listed = await api.GET('/gateway/payments', {
  params: { query: { limit: 10, status: ['succeeded'], customer_reference: 'generated-ts' } },
});
const payments: readonly components['schemas']['Payment'][] = listed.data?.data.payments ?? [];
assert.deepEqual(
  payments.map(({ id, amount }) => [id, amount]),
  [[payment.id, 5000]],
);

const file = await api.GET('/gateway/payments.csv', { parseAs: 'text' });
assert.match(file.data ?? '', /generated-ts/);

const refunded = await api.POST('/gateway/payments/{payment_id}/refunds', { ...of, body: { amount: 2000 } });
assert.equal(refunded.data?.data.refund.amount, 2000);

const refused = await api.POST('/gateway/payments/{payment_id}/refunds', { ...of, body: { amount: 4000 } });
const error: components['schemas']['Error'] | undefined = refused.error;
assert.equal(error?.code, 'REFUND_EXCEEDS_REMAINING');
