import type { Rail } from '@mitako/core';
import {
  runRailConformance,
  type RailConformanceOptions,
  type RailUnderTest,
  type StrangeAnswer,
} from '@mitako/testing';
import type { Fault } from '@mitako/testing/rails';
import { describe, it } from 'vitest';
import { mtnMomo, type MtnMomoOptions } from '../src/index.ts';
import { CHARGE, MTN, REFUND, REFUND_STATUS, STATUS, type UnderTest, underTest } from './support.ts';

const INTERNAL_ERROR = '{"code":"INTERNAL_PROCESSING_ERROR","message":"An internal error occurred while processing."}';
const HTML = '<html><body>502 Bad Gateway</body></html>';
const NOT_FOUND = '{"code":"RESOURCE_NOT_FOUND","message":"Requested resource was not found."}';

function conforms(
  name: string,
  options: Partial<MtnMomoOptions> & Pick<MtnMomoOptions, 'country' | 'environment'>,
  phones: Readonly<Record<'pays' | 'declines' | 'neverAnswers', string>>,
  create: () => UnderTest,
): void {
  const payer = (phone: string) => ({ provider: 'mtn_momo', phone });
  runRailConformance({
    name,
    createRail: create,
    createStrangeRail: ({ status, body }: StrangeAnswer) =>
      mtnMomo({
        ...MTN,
        ...options,
        fetch: async () => {
          if (status === null) throw new TypeError('fetch failed');
          return new Response(body, { status });
        },
      }),
    callbackFor({ reference }, method = 'PUT') {
      const body = JSON.stringify({ externalId: reference, amount: '5000', currency: 'XAF', status: 'SUCCESSFUL' });
      const url = 'https://pay.example/api/v1/gateway/rails/mtn_momo_cm/callbacks';
      return { method, url, headers: {}, body, rawBody: new TextEncoder().encode(body) };
    },
    callbackMethods: ['PUT', 'POST'],
    payers: {
      pays: payer(phones.pays),
      declines: payer(phones.declines),
      neverAnswers: payer(phones.neverAnswers),
    },
    faults: faultsOf(create),
    test: { describe, it },
  });
}

/** The simulator, meeting each fault once. */
function faultsOf(create: () => UnderTest): RailConformanceOptions['faults'] {
  const meeting = (fault: Fault, path: RegExp, method: string) => (): RailUnderTest => {
    const made = create();
    made.provider.faults.next(fault, { path, method });
    return made;
  };
  const collecting = (fields: object) => (): RailUnderTest => {
    const made = create();
    const body = JSON.stringify({ amount: '5000', currency: 'XAF', status: 'SUCCESSFUL', ...fields });
    made.provider.faults.next({ kind: 'answer', status: 200, body }, { path: STATUS });
    return made;
  };
  /** Ends the tokens of all products before each call of these. */
  const endingTokens = (calls: readonly ('charge' | 'lookup' | 'refund' | 'lookupRefund')[]) => (): RailUnderTest => {
    const { rail, provider } = create();
    const ending = <Request, Outcome>(call: ((request: Request) => Promise<Outcome>) | undefined) =>
      call === undefined
        ? undefined
        : async (request: Request): Promise<Outcome> => {
            provider.endTokens();
            return call(request);
          };
    const wrapped = Object.fromEntries(calls.map((name) => [name, ending(rail[name] as Rail['lookup'])]));
    return { rail: { ...rail, ...wrapped }, provider };
  };
  return {
    'charge never answered': meeting({ kind: 'silent' }, CHARGE, 'POST'),
    'charge answered by a broken connection': meeting({ kind: 'broken_after' }, CHARGE, 'POST'),
    'charge answered by 500': meeting({ kind: 'answer_after', status: 500, body: INTERNAL_ERROR }, CHARGE, 'POST'),
    'charge answered by HTML': meeting({ kind: 'answer_after', status: 502, body: HTML }, CHARGE, 'POST'),
    'charge found late': meeting({ kind: 'answer', status: 404, body: NOT_FOUND }, STATUS, 'GET'),
    'token ended': endingTokens(['charge', 'lookup']),
    'token ended in a refund': endingTokens(['refund', 'lookupRefund']),
    'wrong amount': collecting({ amount: '4' }),
    'wrong currency': collecting({ amount: '1', currency: 'USD' }),
    'refund never answered': meeting({ kind: 'silent' }, REFUND, 'POST'),
    'refund answered by a broken connection': meeting({ kind: 'broken_after' }, REFUND, 'POST'),
    'refund answered by 500': meeting({ kind: 'answer_after', status: 500, body: INTERNAL_ERROR }, REFUND, 'POST'),
    'refund answered by HTML': meeting({ kind: 'answer_after', status: 502, body: HTML }, REFUND, 'POST'),
    'refund found late': meeting({ kind: 'answer', status: 404, body: NOT_FOUND }, REFUND_STATUS, 'GET'),
  };
}

conforms(
  'MTN MoMo in Cameroon',
  { country: 'CM', environment: 'production' },
  { pays: '+237677123456', declines: '+237677123039', neverAnswers: '+237677123129' },
  () => underTest({}, { callbackHost: 'pay.example' }),
);

conforms(
  'MTN MoMo in Congo',
  { country: 'CG', environment: 'production' },
  { pays: '+242066123456', declines: '+242066123039', neverAnswers: '+242066123129' },
  () => underTest({ country: 'CG' }, { targetEnvironment: 'mtncongo', callbackHost: 'pay.example' }),
);

conforms(
  'MTN MoMo in the sandbox, with reasons as objects and amounts with decimals',
  { country: 'CM', environment: 'sandbox' },
  { pays: '+237677123456', declines: '+237677123039', neverAnswers: '+237677123129' },
  () =>
    underTest(
      { environment: 'sandbox' },
      {
        targetEnvironment: 'sandbox',
        callbackHost: 'pay.example',
        reasonsAs: 'object',
        writeAmount: (amount) => `${amount}.0`,
      },
    ),
);

conforms(
  'MTN MoMo that refunds by transfers',
  { country: 'CM', environment: 'production', refundBy: 'transfer' },
  { pays: '+237677123456', declines: '+237677123039', neverAnswers: '+237677123129' },
  () => underTest({ refundBy: 'transfer' }, { callbackHost: 'pay.example' }),
);
