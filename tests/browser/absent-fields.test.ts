// A form that lacks a field which it has on its page changes nothing: absence must not take away a cap, a limit or an end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MerchantRecord, PaymentLink } from '@mitako/contract';
import {
  type DashboardSite,
  sentForm,
  startSite,
  type Visitor,
} from '../../packages/dashboard/test/support/visitor.ts';
import { askApi, exportPayout, fillShop, type ShopData, userIdOf } from './dashboard-data.ts';
import { pathOf, ROUTES } from './dashboard-routes.ts';

let site: DashboardSite;
let data: ShopData;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  site = await startSite();
  data = await fillShop(site.engine);
  const { merchant, agent } = site.engine.seed;
  ids = {
    payment_id: data.payments.succeeded.id,
    payment_link_id: data.links.open,
    customer_id: data.customerId,
    settlement_id: data.settlements.pending,
    payout_export_id: await exportPayout(site.engine),
    dispute_id: data.disputes.open,
    attempt_id: data.attemptId,
    refund_id: data.refundId,
    key_id: data.keys.active,
    endpoint_id: data.endpoints.good,
    delivery_id: data.deliveries.failed,
    event_id: data.eventId,
    location_id: data.locationId,
    merchant_id: merchant.id,
    agent_id: agent.id,
    user_id: await userIdOf(site.engine, 'success@sandbox.test'),
    way: 'returned',
    mode: 'test',
    method: 'mtn_momo',
    decision: 'needs_info',
    direction: 'fund',
  };
});
afterAll(() => site.close());

const INCOMPLETE = 'Le formulaire est arrivé incomplet, et rien n’a été changé.';

/** Forms of which every field is required, and says so by itself. */
const OWN = ['/till', '/payments/:payment_id/refund/confirm', '/account/security', '/settlements/export'];

test.each([
  ['merchant', '/dashboard/test'],
  ['operator', '/admin'],
] as const)('no form of the %s does anything without one of its fields', { timeout: 120_000 }, async (role, start) => {
  const visitor: Visitor = await site[role]();
  const seen: string[] = [];
  const acted: string[] = [];
  for (const route of ROUTES[role].filter(({ method, path }) => method === 'POST' && !OWN.includes(path))) {
    const outcome = route.path.startsWith('/disputes') ? 'lost' : 'paid';
    if (!/^(?:[^:]|:(?!(?:device|known_device|membership|factor)_id))*$/.test(route.path)) continue;
    const path = start + pathOf(route, { outcome, ...ids });
    const form = sentForm((await visitor.get(path)).html, path);
    // Buttons are no fields.
    for (const name of form.always.filter((each) => each !== 'do')) {
      const fields = new Map(form.fields);
      fields.delete(name);
      const { isRefused, status, text } = await visitor.postOnly(path, Object.fromEntries(fields));
      seen.push(`${route.path} ${name}`);
      if (!isRefused || !text.includes(INCOMPLETE)) acted.push(`${route.path} ${name}: ${status}`);
    }
  }
  expect(seen.length).toBeGreaterThan(10);
  expect(acted).toEqual([]);
});

test('a cap of fees stays without its field, and is cleared by an empty one', async () => {
  const { operatorKey: bearer, merchant } = site.engine.seed;
  const record = `/admin/merchants/${merchant.id}`;
  const fees = { basis_points: 175, fixed: 0, minimum: 0, maximum: 5000, refund_policy: 'keep' };
  await askApi(site.engine, 'PATCH', record, { bearer, body: { fees } });
  const maximum = async (): Promise<number | null> =>
    (await askApi<{ merchant: MerchantRecord }>(site.engine, 'GET', record, { bearer })).merchant.fees.maximum;
  const operator = await site.operator();
  const path = `/admin/merchants/${merchant.id}/terms`;
  const form = sentForm((await operator.get(path)).html, path);
  const { maximum: _, ...others } = Object.fromEntries(form.fields);

  const refused = await operator.postOnly(path, others);
  expect([refused.isRefused, await maximum()]).toEqual([true, 5000]);
  // Shown as it is stored: sending the form again changes nothing.
  expect(sentForm(refused.html, path).fields.get('maximum')?.replaceAll(/\s/g, '')).toBe('5000');

  expect((await operator.postOnly(path, { ...others, maximum: '' })).status).toBe(303);
  expect(await maximum()).toBeNull();
});

test('the places of a payment link stay without their field, and are unbounded by an empty one', async () => {
  const merchant = await site.merchant();
  const body = { description: 'Cotisation', amount: 5000, max_payments: 3 };
  const { payment_link: link } = await askApi<{ payment_link: PaymentLink }>(
    site.engine,
    'POST',
    '/merchant/payment-links',
    { body },
  );
  const places = async (): Promise<number | null> =>
    (await askApi<{ payment_link: PaymentLink }>(site.engine, 'GET', `/merchant/payment-links/${link.id}`)).payment_link
      .max_payments;
  const path = `/dashboard/test/payment-links/${link.id}/edit`;
  const form = sentForm((await merchant.get(path)).html, path);
  const { max_payments: _, ...others } = Object.fromEntries(form.fields);

  expect((await merchant.postOnly(path, others)).isRefused).toBe(true);
  expect(await places()).toBe(3);
  expect((await merchant.postOnly(path, { ...others, max_payments: '' })).status).toBe(303);
  expect(await places()).toBeNull();
});
