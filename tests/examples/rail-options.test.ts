import type { Rail } from '@mitako/core';
import { airtelMoney } from '@mitako/rail-airtel-money';
import { mtnMomo } from '@mitako/rail-mtn-momo';
import { notchPay } from '@mitako/rail-notch-pay';
import { orangeMoneyPush, orangeMoneyWeb } from '@mitako/rail-orange-money';
import { pawapay } from '@mitako/rail-pawapay';
import { expect, test } from 'vitest';

// As JavaScript, which has no types: an option that is misspelt must not be ignored.

const KEY = { subscriptionKey: 'k', apiUser: 'u', apiKey: 'a' };
const environment = 'production';
const MTN = { environment, country: 'CM', collection: KEY };
const AIRTEL = { environment, country: 'GA', clientId: 'c', clientSecret: 's' };
const PUSH = {
  environment,
  consumerKey: 'k',
  consumerSecret: 's',
  apiUser: 'u',
  apiPassword: 'p',
  channelUserMsisdn: '699000000',
  pin: '1234',
};
const WEB = { environment, clientId: 'c', clientSecret: 's', merchantKey: 'm' };
const NOTCH = { environment, publicKey: 'p' };
const PAWAPAY = { environment, apiToken: 't' };

const RAILS = {
  mtnMomo,
  airtelMoney,
  orangeMoneyPush,
  orangeMoneyWeb,
  notchPay,
  pawapay,
} as unknown as Readonly<Record<string, (options: object) => Rail>>;

const LEAST: Readonly<Record<string, object>> = {
  mtnMomo: MTN,
  airtelMoney: AIRTEL,
  orangeMoneyPush: PUSH,
  orangeMoneyWeb: WEB,
  notchPay: NOTCH,
  pawapay: PAWAPAY,
};

function refusal(name: string, options: object): readonly string[] {
  try {
    RAILS[name]?.(options);
  } catch (error) {
    if (error instanceof TypeError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test.each(Object.entries(LEAST))('%s is made of its least options, also where variables are not set', (name, least) => {
  expect(refusal(name, least)).toEqual([]);
  const choices = ['environment', 'country', 'collection'];
  const unset = Object.fromEntries(
    Object.entries(least).map(([option, value]) => [option, choices.includes(option) ? value : undefined]),
  );
  expect(refusal(name, unset)).toEqual([]);
});

test.each(Object.entries(LEAST))(
  '%s names each option that is missing, and one that it does not know',
  (name, least) => {
    for (const option of Object.keys(least)) {
      const { [option]: _, ...others } = least as Readonly<Record<string, unknown>>;
      expect(refusal(name, others)).toEqual([expect.stringMatching(`^${option} of ${name} is missing\\. `)]);
    }
    expect(refusal(name, { ...least, lookUpsPerSeconds: 5, frobnicate: 1 })).toEqual([
      `lookUpsPerSeconds of ${name} is no option. Did you mean lookUpsPerSecond?`,
      expect.stringMatching(`^frobnicate of ${name} is no option\\. Known are environment, .*lookUpsPerSecond`),
    ]);
  },
);

test.each([
  ['mtnMomo', { ...MTN, disbursements: KEY }, 'disbursements of mtnMomo is no option. Did you mean disbursement?'],
  ['mtnMomo', { ...MTN, promptLife: 5 }, 'promptLife of mtnMomo is no option. Did you mean promptLifeMs?'],
  [
    'mtnMomo',
    { ...MTN, disbursement: { ...KEY, apiKeys: 'a' } },
    'disbursement.apiKeys of mtnMomo is no option. Did you mean disbursement.apiKey?',
  ],
  ['mtnMomo', { ...MTN, limits: { max: 5 } }, 'limits.min of mtnMomo is missing. Set it.'],
  ['mtnMomo', { ...MTN, prompt: 'Dial' }, 'prompt of mtnMomo is no object. Write { fr, en }.'],
  ['mtnMomo', { ...MTN, refundBy: 'refunds' }, `refundBy of mtnMomo is "refunds". Write 'refund' or 'transfer'.`],
  [
    'airtelMoney',
    { ...AIRTEL, refunds: { by: 'reverse' } },
    `refunds.by of airtelMoney is "reverse". Write 'disbursement' or 'reversal'.`,
  ],
  [
    'airtelMoney',
    { ...AIRTEL, refunds: { by: 'disbursement', pin: '1234' } },
    'refunds.publicKey of airtelMoney is missing. Set it.',
  ],
  [
    'airtelMoney',
    { ...AIRTEL, refunds: { by: 'reversal', pin: '1234' } },
    'refunds.pin of airtelMoney is no option. Known are refunds.by, refunds.path.',
  ],
  ['orangeMoneyPush', { ...PUSH, limit: {} }, 'limit of orangeMoneyPush is no option. Did you mean limits?'],
  ['orangeMoneyWeb', { ...WEB, country: 'GA' }, `country of orangeMoneyWeb is "GA". Write 'CM' or 'CF'.`],
  ['notchPay', { ...NOTCH, privatKey: 'p' }, 'privatKey of notchPay is no option. Did you mean privateKey?'],
  [
    'pawapay',
    { ...PAWAPAY, signing: { keyId: 'k', private_key: 'p' } },
    'signing.private_key of pawapay is no option. Did you mean signing.privateKey?',
  ],
])('%s %j is refused', (name, options, problem) => {
  expect(refusal(name, options)).toEqual([problem]);
});

test('what is wrong is said at once, without the keys', () => {
  const { collection: collections, ...others } = MTN;
  const said = refusal('mtnMomo', { ...others, environment: 'prod', collections, targetEnviroment: 'a secret' });
  expect(said).toEqual([
    'collections of mtnMomo is no option. Did you mean collection?',
    'targetEnviroment of mtnMomo is no option. Did you mean targetEnvironment?',
    `environment of mtnMomo is "prod". Write 'sandbox' or 'production'.`,
  ]);
});
