import type { PayoutAccount } from '@mitako/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a holder without a letter or digit is said at its field', async () => {
  const merchant = await site.merchant();
  const { key } = await merchant.get(`${PATH}/mobile-money`);
  const fields = { key, holder_name: '...', provider: 'mtn_momo', phone: '653456781' };
  const refused = await merchant.post(`${PATH}/mobile-money`, fields);
  expect([refused.status, refused.text.includes('Indiquez le nom du titulaire')]).toEqual([422, true]);
});
