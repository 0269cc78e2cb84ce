import { GatewayError, refused, sandboxRail } from '@mitako/core';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { shopOf, type Shop } from './support/merchant-payments.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

let site: DashboardSite;
let merchant: Visitor;
let shop: Shop;

/** Takes live payments as the sandbox takes those of tests. */
const LIVE_RAIL = { ...sandboxRail(), id: 'live', modes: ['live'] as const };

beforeAll(async () => {
  site = await startSite({}, { rails: [sandboxRail(), LIVE_RAIL] });
  shop = shopOf(site);
});

beforeEach(async () => {
  merchant = await site.merchant();
});

afterAll(() => site.close());

const path = (id: string, mode = 'test'): string => `/dashboard/${mode}/payments/${id}/refund`;

test('a payment that its provider does not refund has no way to a refund, and says why', async () => {
  const methods = sandboxRail().methods.map((each) => ({ ...each, refunds: 'none', refundsOption: 'keys' }) as const);
  const other = await startSite({}, { rails: [{ ...sandboxRail(), methods }] });
  const { id } = await shopOf(other).paid({ amount: 9000 });
  const seller = await other.merchant();
  const shown = await seller.get(`/dashboard/test/payments/${id}`);
  expect(shown.html).not.toContain(`/payments/${id}/refund"`);
  expect(shown.text).toContain('ne rembourse pas d’ici');
  expect((await seller.get(path(id))).location).toBe(`/dashboard/test/payments/${id}`);
  const operator = await other.operator();
  const panel = await operator.get(`/admin/payments/${id}`);
  expect(panel.html).not.toContain(`/payments/${id}/refund"`);
  expect(panel.text).toContain('il manque keys dans la configuration');
  expect((await operator.get(`/admin/payments/${id}/refund`)).location).toBe(`/admin/payments/${id}`);
  await other.close();
});

test('all that is left is filled in; the confirmation shows what happens, and nothing has happened yet', async () => {
  const { id } = await shop.paid({ amount: 9000 });
  expect((await merchant.get(path(id))).html).toContain('value="9000"');
  const confirmation = await merchant.get(`${path(id)}/confirm?amount=4+000&reason=Sac`);
  expect(confirmation.text).toContain('Rembourser 4\u202f000\u00a0FCFA\u00a0?');
  expect(confirmation.text).toContain('MTN MoMo');
  expect(confirmation.text).toMatch(
    /À MTN MoMo •••• 6789 Motif Sac Pris sur votre solde −4\u202f000\u00a0FCFA Solde après, .* 5\u202f000\u00a0FCFA/,
  );
  expect(confirmation.text).toContain('Un remboursement est définitif. MTN MoMo le confirme');
  expect(confirmation.html).toMatch(/<button class="button danger"[^>]*>Rembourser 4\u202f000\u00a0FCFA</);
  expect(confirmation.html).toContain(`href="/dashboard/test/payments/${id}">Annuler`);
  expect((await shop.read(id)).amount_refunded).toBe(0);
});

test('a refund of all that is sent twice is answered alike: nothing is left the second time, and nothing is wrong', async () => {
  const { id } = await shop.paid({ amount: 9000 });
  const { key } = await merchant.get(`${path(id)}/confirm?amount=9000`);
  const fields = { key, amount: '9000', reason: '' };
  const first = await merchant.post(`${path(id)}/confirm`, fields);
  const second = await merchant.post(`${path(id)}/confirm`, fields);
  expect(first.location).toMatch(/\?done=refund_(pending|succeeded)$/);
  expect(second.location).toBe(first.location);
});

test('a refund that is sent twice is made once, and the payment shows how it stands', async () => {
  const { id } = await shop.paid({ amount: 9000 });
  const { key } = await merchant.get(`${path(id)}/confirm?amount=4000&reason=Sac`);
  const fields = { key, amount: '4000', reason: 'Sac' };
  const [first, second] = [
    await merchant.post(`${path(id)}/confirm`, fields),
    await merchant.post(`${path(id)}/confirm`, fields),
  ];
  expect(first.location).toMatch(/\?done=refund_(pending|succeeded)$/);
  expect(second.location).toBe(first.location);
  await site.engine.advance(60_000);
  expect((await shop.read(id)).amount_refunded).toBe(4000);
  // Where the form led before the provider answered.
  const payment = await merchant.get(`/dashboard/test/payments/${id}?done=refund_pending`);
  expect(payment.text).toContain('Le remboursement est fait');
  expect(payment.text).not.toContain('Le remboursement est en cours');
  expect(payment.text).toContain('Remboursé en partie');
  expect(payment.text).toContain('Sac');
  expect((await merchant.get(path(id))).html).toContain('value="5000"');
});

test.each([
  ['', 'Indiquez un montant en chiffres'],
  ['beaucoup', 'Indiquez un montant en chiffres'],
  ['0', 'Indiquez un montant en chiffres'],
  ['10,5', 'Indiquez un montant en chiffres'],
  ['9001', 'C’est trop\u00a0: il reste 9\u202f000\u00a0FCFA à rembourser.'],
])('an amount of "%s" is not taken', async (amount, words) => {
  const { id } = await shop.paid({ amount: 9000 });
  const { status, text } = await merchant.get(`${path(id)}/confirm?${new URLSearchParams({ amount }).toString()}`);
  expect(status).toBe(422);
  expect(text).toContain(words);
});

test('what was refunded already shows it instead of asking', async () => {
  const { id } = await shop.paid({ amount: 900 });
  await merchant.post(`${path(id)}/confirm`, { key: crypto.randomUUID(), amount: '900' });
  await site.engine.advance(60_000);
  const { text, html } = await merchant.get(path(id));
  expect(text).toContain('Il ne reste rien à rembourser');
  expect(html).not.toContain('name="amount"');
});

test('a balance that is too low is shown with both amounts', async () => {
  const poor = await startSite({}, { rails: [sandboxRail(), LIVE_RAIL] });
  const { id, slug } = await shopOf(poor, poor.engine.seed.merchant.liveKey).create({ amount: 9000 });
  await payByMobileMoney(slug, poor);
  await poor.engine.request('PATCH', `/admin/merchants/${poor.engine.seed.merchant.id}`, {
    bearer: poor.engine.seed.operatorKey,
    body: { settlement: { minimum: 1 } },
  });
  await poor.engine.advance(40 * 86_400_000);
  await poor.engine.request('POST', `/admin/merchants/${poor.engine.seed.merchant.id}/settlements`, {
    bearer: poor.engine.seed.operatorKey,
    body: { livemode: true },
  });
  const someone = await poor.merchant();
  const { isRefused, text } = await someone.post(`${path(id, 'live')}/confirm`, {
    key: crypto.randomUUID(),
    amount: '9000',
  });
  expect(isRefused).toBe(true);
  expect(text).toContain(
    'Votre solde disponible ne suffit pas\u00a0: il faudrait 9\u202f000\u00a0FCFA et il y a 0\u00a0FCFA.',
  );
  await poor.close();
});

test('a payment that was not paid leads back to itself', async () => {
  const { id } = await shop.create();
  expect((await merchant.get(path(id))).location).toBe(`/dashboard/test/payments/${id}`);
});

test('a large live refund requires the password again, in the same form', async () => {
  const live = shopOf(site, site.engine.seed.merchant.liveKey);
  const { id, slug } = await live.create({ amount: 80_000 });
  await payByMobileMoney(slug);
  expect((await live.read(id)).status).toBe('succeeded');
  const small = await merchant.get(`${path(id, 'live')}/confirm?amount=1000`);
  await site.engine.advance(11 * 60_000);
  const { key, html } = await merchant.get(`${path(id, 'live')}/confirm?amount=60000`);
  expect(small.html).not.toContain('type="password"');
  expect(html).toContain('type="password"');
  const send = (password: string): ReturnType<Visitor['post']> =>
    merchant.post(`${path(id, 'live')}/confirm`, { key, amount: '60000', password });
  expect((await send('')).text).toContain('Indiquez votre mot de passe.');
  expect((await send('not the password')).text).toContain('Mot de passe incorrect.');
  expect((await live.read(id)).amount_refunded).toBe(0);
  expect((await send(site.engine.seed.merchant.password)).location).toContain('done=refund_');
});

test('a large refund of test money does not', async () => {
  const { id } = await shop.paid({ amount: 80_000 });
  await site.engine.advance(11 * 60_000);
  const { key, html } = await merchant.get(`${path(id)}/confirm?amount=60000`);
  expect(html).not.toContain('type="password"');
  const done = await merchant.post(`${path(id)}/confirm`, { key, amount: '60000' });
  expect(done.location).toContain('done=refund_');
});

test('a refund whose end is not known is sent again with its key, so that it is made once', async () => {
  const { id } = await shop.paid({ amount: 9000 });
  const { gateway } = site.engine;
  const { call } = gateway;
  const { key } = await merchant.get(`${path(id)}/confirm?amount=4000`);
  const lost = vi.spyOn(gateway, 'call').mockImplementation(async (name, request) => {
    const answer = await call(name, request);
    return name === 'createRefund' ? refused(new GatewayError('SERVICE_UNAVAILABLE')) : answer;
  });
  const unknown = await merchant.post(`${path(id)}/confirm`, { key, amount: '4000' });
  lost.mockRestore();
  expect(unknown.isRefused).toBe(true);
  expect(unknown.text).toContain('rien ne sera fait deux fois');
  await merchant.post(`${path(id)}/confirm`, { key: unknown.key, amount: '4000' });
  await site.engine.advance(60_000);
  expect((await shop.read(id)).amount_refunded).toBe(4000);
});

/** As a customer with an account of their own. */
async function payByMobileMoney(slug: string, { engine }: DashboardSite = site): Promise<void> {
  const { request } = engine;
  const customer = { email: 'awa@client.test', password: 'a long password', name: 'Awa' };
  const { body } = await request<{ data: { access_token: string } }>('POST', '/auth/user/register', { body: customer });
  const paying = await request('POST', `/gateway/checkout/${slug}/pay`, {
    bearer: body.data.access_token,
    body: { method: 'mobile_money', provider: 'mtn_momo', phone: '+237653456789' },
  });
  if (paying.status >= 400) throw new Error(`the payment was refused: ${paying.text}`);
  await engine.advance(60_000);
}
