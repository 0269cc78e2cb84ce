import { describe, expect, it } from 'vitest';
import { pawapayProviders } from '../src/index.ts';
import { answer, chargeRequest, underTest } from './support.ts';

describe('availability', () => {
  it('is what pawaPay says about deposits', async () => {
    const { rail, provider } = underTest();
    provider.setState('ORANGE_CMR', 'DELAYED');
    provider.setState('AIRTEL_GAB', 'CLOSED');
    expect(await rail.availability?.()).toStrictEqual([
      { provider: 'mtn_momo', country: 'CM', state: 'up' },
      { provider: 'orange_money', country: 'CM', state: 'slow' },
      { provider: 'mtn_momo', country: 'CG', state: 'up' },
      { provider: 'airtel_money', country: 'CG', state: 'up' },
      { provider: 'airtel_money', country: 'GA', state: 'down' },
    ]);
  });

  it('that is CLOSED refuses a deposit, and the payer may try another provider', async () => {
    for (const state of ['CLOSED', 'DELAYED'] as const) {
      const { rail, provider } = underTest();
      provider.setState('MTN_MOMO_CMR', state);
      expect(await rail.charge(chargeRequest())).toMatchObject({
        kind: 'refused',
        failureCode: 'provider_unavailable',
      });
      expect(provider.phones.prompts).toHaveLength(0);
    }
  });

  it.each([answer('', 503), answer('<html></html>'), answer([{ providers: 7 }]), { kind: 'broken' } as const])(
    'is unknown after %o',
    async (fault) => {
      const { rail, provider } = underTest();
      provider.faults.next(fault, { path: /availability/ });
      expect(await rail.availability?.()).toStrictEqual([]);
    },
  );

  it('leaves out a state that is not documented', async () => {
    const { rail, provider } = underTest({ providers: [pawapayProviders.MTN_MOMO_CMR] });
    const operationTypes = [{ operationType: 'DEPOSIT', status: 'constructor' }];
    const body = [{ country: 'CMR', providers: [{ provider: 'MTN_MOMO_CMR', operationTypes }] }];
    provider.faults.next(answer(body), { path: /availability/ });
    expect(await rail.availability?.()).toStrictEqual([]);
  });
});

describe('balances', () => {
  it('are those of each country, and grow with deposits', async () => {
    const { rail } = underTest({}, { float: 120_000 });
    await rail.charge(chargeRequest());
    expect(await rail.balance?.()).toStrictEqual([
      { account: 'CMR', amount: 125_000, currency: 'XAF' },
      { account: 'COG', amount: 120_000, currency: 'XAF' },
      { account: 'GAB', amount: 120_000, currency: 'XAF' },
    ]);
  });

  it('are whole francs of ours, each under its name', async () => {
    const { rail, provider } = underTest();
    const balances = [
      { country: 'CMR', balance: '124999.75', currency: 'XAF', provider: 'MTN_MOMO_CMR' },
      { country: 'CMR', balance: '7', currency: 'XAF', provider: null },
      { country: 'ZMB', balance: '21798.03', currency: 'ZMW', provider: '' },
      { country: 'COG', balance: 'much', currency: 'XAF' },
      null,
    ];
    provider.faults.next(answer({ balances }), { path: /wallet-balances/ });
    expect(await rail.balance?.()).toStrictEqual([
      { account: 'CMR MTN_MOMO_CMR', amount: 124_999, currency: 'XAF' },
      { account: 'CMR', amount: 7, currency: 'XAF' },
    ]);
  });

  it('are none with a wrong token', async () => {
    expect(await underTest({ apiToken: 'wrong' }).rail.balance?.()).toStrictEqual([]);
  });
});

describe('a payer', () => {
  it.each([
    { provider: 'mtn_momo', phone: '+237677123456', payer: null },
    { provider: 'mtn_momo', phone: '+242065551234', payer: null },
    { provider: 'orange_money', phone: '+237677123456', payer: { isActive: false } },
    { provider: 'mtn_momo', phone: '+237222123456', payer: { isActive: false } },
  ])('of $provider with $phone is $payer, by the predicted provider', async ({ payer, ...request }) => {
    const { rail, provider } = underTest();
    expect(await rail.payer?.(request)).toStrictEqual(payer);
    expect(provider.requests[0]?.body).toBe(JSON.stringify({ phoneNumber: request.phone }));
  });

  it.each([answer('', 500), answer({}), answer('<html></html>'), { kind: 'broken' } as const])(
    'is unknown after %o',
    async (fault) => {
      const { rail, provider } = underTest();
      provider.faults.next(fault, { path: /predict/ });
      expect(await rail.payer?.({ provider: 'mtn_momo', phone: '+237677123456' })).toBeNull();
    },
  );
});
