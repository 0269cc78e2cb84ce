import type { MerchantMethod } from '@mitako/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorld, type OperatorWorld } from './support/operator-world.ts';
import type { Visitor } from './support/visitor.ts';

let world: OperatorWorld;
let operator: Visitor;
let merchant: Visitor;
let path: string;

beforeAll(async () => {
  world = await startWorld();
  path = `/admin/merchants/${world.site.engine.seed.merchant.id}`;
});

beforeEach(async () => {
  operator = await world.site.operator();
  merchant = await world.site.merchant();
  await world.operate('PUT', `${path}/methods`, { mode: 'test', methods: [] });
});

afterAll(() => world.site.close());

async function methods(): Promise<readonly MerchantMethod[]> {
  const read = await world.operate<{ methods: readonly MerchantMethod[] }>('GET', `${path}/methods?mode=test`);
  return read.methods;
}

describe('the operator', () => {
  test('reads the methods of a merchant from its page', async () => {
    const page = await operator.get(path);
    expect(page.html).toContain(`href="${path}/methods"`);
    const list = await operator.get(`${path}/methods`);
    expect(list.text).toMatch(/De 100\sFCFA à 500\s000\sFCFA/);
    expect(list.text).toContain('Orange Money');
    expect(list.text).toContain('Proposé');
  });

  test('switches one off, with its place and limits, and leaves the others', async () => {
    const at = `${path}/methods/test/orange_money`;
    const { key } = await operator.get(at);
    const sent = await operator.post(at, { key, enabled: 'no', place: '1', min: '500', max: '20 000' });
    expect(sent.location).toBe(`${path}/methods?done=saved`);
    expect((await methods()).map(({ method, enabled, min, max }) => [method, enabled, min, max])).toEqual([
      ['orange_money', false, 500, 20_000],
      ['mtn_momo', true, null, null],
      ['wallet', true, null, null],
      ['cash', false, null, null],
    ]);
    expect((await operator.get(`${path}/methods`)).text).toContain('Désactivé par la plateforme');
    const again = await operator.get(at);
    expect(again.html).toMatch(/name="min"[^>]*value="500"|value="500"[^>]*name="min"/);
  });

  test('shows what is wrong with a limit', async () => {
    const at = `${path}/methods/test/mtn_momo`;
    const { key } = await operator.get(at);
    const wrong = await operator.post(at, { key, enabled: 'yes', place: '2', min: 'x', max: '' });
    expect([wrong.isRefused, wrong.text.includes('Saisissez un montant, ou rien.')]).toEqual([true, true]);
    const crossed = await operator.post(at, { key: wrong.key, enabled: 'yes', place: '2', min: '900', max: '800' });
    expect(crossed.text).toContain('n’est pas inférieur au minimum');
    expect((await methods()).every(({ min }) => min === null)).toBe(true);
  });

  test.each(['test/nobodys_cash', 'other/wallet'])('finds no method at %s', async (below) => {
    expect((await operator.get(`${path}/methods/${below}`)).status).toBe(404);
  });

  test('reads how the rails work', async () => {
    const { text, status } = await operator.get('/admin/rails');
    expect(status).toBe(200);
    expect(text).toContain('sandbox');
    expect(text).toContain('Peu de paiements');
    expect(text).toContain('CM · test · principal');
  });
});

describe('the merchant', () => {
  test('hides a method and shows it again', async () => {
    const at = '/dashboard/test/methods';
    const list = await merchant.get(at);
    expect(list.html).toContain(`href="${at}/mtn_momo"`);
    const form = await merchant.get(`${at}/mtn_momo`);
    expect(form.text).toContain('Masquer MTN MoMo');
    const sent = await merchant.post(`${at}/mtn_momo`, { key: form.key });
    expect(sent.location).toBe(`${at}?done=hidden`);
    expect((await methods()).filter(({ hidden }) => hidden).map(({ method }) => method)).toEqual(['mtn_momo']);
    expect((await merchant.get(at)).text).toContain('Masqué par la boutique');
    const back = await merchant.get(`${at}/mtn_momo`);
    expect(back.text).toContain('Afficher MTN MoMo');
    await merchant.post(`${at}/mtn_momo`, { key: back.key });
    expect((await methods()).every(({ hidden }) => !hidden)).toBe(true);
  });

  test('moves a method to the top of its checkouts', async () => {
    const at = '/dashboard/test/methods';
    const { html } = await merchant.get(at);
    expect(html).toContain(`href="${at}/wallet/first"`);
    expect(html).not.toContain(`href="${at}/mtn_momo/first"`);
    const form = await merchant.get(`${at}/wallet/first`);
    expect(form.text).toContain('Proposer Portefeuille en premier');
    const sent = await merchant.post(`${at}/wallet/first`, { key: form.key });
    expect(sent.location).toBe(`${at}?done=first`);
    expect((await methods()).map(({ method }) => method)).toEqual(['wallet', 'mtn_momo', 'orange_money', 'cash']);
  });

  test('sees what the operator switched off, and cannot switch it on', async () => {
    await world.operate('PUT', `${path}/methods`, { mode: 'test', methods: [{ method: 'wallet', enabled: false }] });
    const list = await merchant.get('/dashboard/test/methods');
    expect(list.text).toContain('Désactivé par la plateforme');
    expect(list.html).not.toContain('href="/dashboard/test/methods/wallet"');
  });
});
