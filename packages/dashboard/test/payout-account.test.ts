import type { PayoutAccount } from '@mitako/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DashboardSite, startSite } from './support/visitor.ts';

const PATH = '/dashboard/test/payout-account';

let site: DashboardSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

test.each(['6 53 45 67 81', '00237 653-456-781', '+237 653 45 67 81', '237653456781'])(
  'a payout number is taken as people write it: %s',
  async (phone) => {
    const merchant = await site.merchant();
    const { key } = await merchant.get(`${PATH}/mobile-money`);
    const fields = { key, holder_name: 'Awa', provider: 'mtn_momo', phone };
    expect((await merchant.post(`${PATH}/mobile-money`, fields)).location).toBe(`${PATH}?done=set`);
    const { merchant: owner, operatorKey: bearer } = site.engine.seed;
    const { body } = await site.engine.request<{ data: { payout_account: PayoutAccount & { number: string } } }>(
      'GET',
      `/admin/merchants/${owner.id}/payout-account?mode=test`,
      { bearer },
    );
    expect(body.data.payout_account.number).toBe('+237653456781');
  },
);

test('a holder without a letter or digit is shown at its field', async () => {
  const merchant = await site.merchant();
  const { key } = await merchant.get(`${PATH}/mobile-money`);
  const fields = { key, holder_name: '...', provider: 'mtn_momo', phone: '653456781' };
  const refused = await merchant.post(`${PATH}/mobile-money`, fields);
  expect([refused.isRefused, refused.text.includes('Indiquez le nom du titulaire')]).toEqual([true, true]);
});

describe('the balance', () => {
  async function balance(mode: string): Promise<string> {
    return (await (await site.merchant()).get(`/dashboard/${mode}/balance`)).text;
  }

  const nextIn = (text: string): string | undefined => /Prochain versement (.*?) Derniers versements/.exec(text)?.[1];

  test('announces no payout without an account, nor one before the hold of a new account ends', async () => {
    expect(nextIn(await balance('live'))).toBeUndefined();
    const merchant = await site.merchant();
    const { key } = await merchant.get('/dashboard/live/payout-account/bank');
    const fields = { key, holder_name: 'Awa', number: '10005 00001 12345678901 34' };
    await merchant.post('/dashboard/live/payout-account/bank', fields);
    const text = await balance('live');
    const until = /Versements suspendus jusqu’au (.*?), parce/.exec(text)?.[1];
    expect([until, nextIn(text)]).toEqual([expect.stringContaining(' 2026 '), until]);
  });

  test('announces no payout of test mode for a day that its clock has left behind', async () => {
    expect(nextIn(await balance('test'))).toContain(' 2026 ');
    const fields = { key: crypto.randomUUID(), do: 'week' };
    await (await site.merchant()).post('/dashboard/test/sandbox/clock', fields);
    expect(nextIn(await balance('test'))).toBeUndefined();
  });
});
