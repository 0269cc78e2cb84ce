import { describe, expect, it } from 'vitest';
import { charged, sandboxUnderTest, underTest } from './support.ts';

const ACTIVE = /\/active$/;
const BALANCE = /collection.*balance$/;

describe('a payer', () => {
  const asked = (phone: string) => ({ provider: 'mtn_momo', phone });

  it.each([
    { phone: '+237677123456', payer: { isActive: true } },
    { phone: '+237677123069', payer: { isActive: false } },
    { phone: '+237677123059', payer: { isActive: false } },
    { phone: '+237691234567', payer: { isActive: false } },
  ])('$phone is known to MTN', async ({ phone, payer }) => {
    const { rail, provider } = underTest();
    expect(await rail.payer?.(asked(phone))).toStrictEqual(payer);
    expect(provider.requests.at(-1)?.path).toBe(`/collection/v1_0/accountholder/msisdn/${phone.slice(1)}/active`);
  });

  it.each([
    { end: '450', payer: { isActive: false } },
    { end: '451', payer: { isActive: false } },
    { end: '452', payer: null },
    { end: '453', payer: null },
    { end: '454', payer: null },
    { end: '455', payer: null },
  ])("of the sandbox's $end is reported as MTN reports it", async ({ end, payer }) => {
    expect(await sandboxUnderTest().rail.payer?.(asked(`+237650000${end}`))).toStrictEqual(payer);
  });

  it.each([
    { name: 'HTML', status: 200, body: '<html></html>' },
    { name: 'a word', status: 200, body: '{"result":"yes"}' },
    { name: 'a wrong path', status: 404, body: '{"statusCode":404}' },
    { name: 'an error', status: 500, body: '{"result":true}' },
  ])('is unknown after $name', async ({ status, body }) => {
    const { rail, provider } = underTest();
    provider.faults.next({ kind: 'answer', status, body }, { path: ACTIVE });
    expect(await rail.payer?.(asked('+237677123456'))).toBeNull();
  });

  it('of another country is not asked for', async () => {
    const { rail, provider } = underTest();
    expect(await rail.payer?.(asked('+242066123456'))).toBeNull();
    expect(provider.requests).toHaveLength(0);
  });
});

describe('balances', () => {
  it('are those of both products, in francs', async () => {
    for (const { rail } of [underTest({}, { writeAmount: (amount) => `${amount}.50` }), sandboxUnderTest()]) {
      await charged(rail);
      expect(await rail.balance?.()).toStrictEqual([
        { account: 'Collection', amount: 5_000, currency: 'XAF' },
        { account: 'Disbursement', amount: 1_000_000, currency: 'XAF' },
      ]);
    }
  });

  it.each([
    { name: 'no access', status: 401, body: '' },
    { name: 'another currency', status: 200, body: '{"availableBalance":"5","currency":"EUR"}' },
    { name: 'words', status: 200, body: '{"availableBalance":"plenty","currency":"XAF"}' },
    { name: 'nothing', status: 200, body: '' },
  ])('are left out after $name', async ({ status, body }) => {
    const { rail, provider } = underTest();
    provider.faults.next({ kind: 'answer', status, body }, { path: BALANCE, times: 2 });
    expect(await rail.balance?.()).toMatchObject([{ account: 'Disbursement' }]);
  });
});
