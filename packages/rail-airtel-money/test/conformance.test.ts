import type { Rail } from '@mitako/core';
import { runRailConformance, type RailConformanceOptions, type StrangeAnswer } from '@mitako/testing';
import type { Fault } from '@mitako/testing/rails';
import { describe, it } from 'vitest';
import { airtelMoney, type AirtelMoneyOptions } from '../src/index.ts';
import {
  airtelAnswers,
  callbackOf,
  COLLECT,
  GABON,
  PAYOUT,
  PAYOUT_STATUS,
  REFUND,
  STATUS,
  underTest,
  type UnderTest,
  withPayouts,
} from './support.ts';

/** @param refundStatus where the status of a refund is asked for */
function faultsOf(create: () => UnderTest, refund: RegExp, refundStatus: RegExp): RailConformanceOptions['faults'] {
  const meeting = (fault: Fault, path: RegExp) => () => {
    const made = create();
    made.provider.faults.next(fault, { path });
    return made;
  };
  return {
    'charge never answered': meeting({ kind: 'silent' }, COLLECT),
    'charge answered by a broken connection': meeting({ kind: 'broken_after' }, COLLECT),
    'charge answered by 500': meeting(INTERNAL_ERROR, COLLECT),
    'charge answered by HTML': meeting(HTML, COLLECT),
    'charge found late': meeting(NOT_FOUND, STATUS),
    'token ended': () => {
      const made = create();
      const { charge, lookup } = made.rail;
      const { ending } = tokensOf(made);
      return { ...made, rail: { ...made.rail, charge: ending(charge), lookup: ending(lookup) } };
    },
    'wrong amount': meeting(
      { kind: 'answer', status: 200, body: airtelAnswers({ status: 'TS', code: 'DP00800001001', amount: '4' }) },
      STATUS,
    ),
    'wrong currency': { none: 'the status of a payment has no currency' },
    'token ended in a refund': () => {
      const made = create();
      const { rail } = made;
      const { ending } = tokensOf(made);
      if (rail.refund === undefined || rail.lookupRefund === undefined) return made;
      return { ...made, rail: { ...rail, refund: ending(rail.refund), lookupRefund: ending(rail.lookupRefund) } };
    },
    'refund never answered': meeting({ kind: 'silent' }, refund),
    'refund answered by a broken connection': meeting({ kind: 'broken_after' }, refund),
    'refund answered by 500': meeting(INTERNAL_ERROR, refund),
    'refund answered by HTML': meeting(HTML, refund),
    'refund found late': () => {
      const made = create();
      // After the look-ups of the charge.
      const refunding: Rail['refund'] = async (request) => {
        const outcome = await made.rail.refund?.(request);
        if (!isMet) made.provider.faults.next(NOT_FOUND, { path: refundStatus, method: 'GET' });
        isMet = true;
        return outcome ?? { kind: 'unknown' };
      };
      let isMet = false;
      return { ...made, rail: { ...made.rail, refund: refunding } };
    },
  };
}

/** Ends the token before each call. */
const tokensOf = ({ provider }: UnderTest) => ({
  ending:
    <Request, Outcome>(call: (request: Request) => Promise<Outcome>) =>
    async (request: Request): Promise<Outcome> => {
      provider.endTokens();
      return call(request);
    },
});

const INTERNAL_ERROR: Fault = { kind: 'answer_after', status: 500, body: airtelAnswers({ result: 'ESB000011' }) };
const HTML: Fault = { kind: 'answer_after', status: 502, body: '<html></html>' };
const NOT_FOUND: Fault = {
  kind: 'answer',
  status: 200,
  body: airtelAnswers({ code: 'DP00800001025', result: 'ESB000045' }),
};

/** Airtel's own refund has no reference of ours: the probe asks by that of the charge. */
function reversing(options: Partial<AirtelMoneyOptions>) {
  return (): UnderTest => {
    const made = underTest({ ...options, refunds: { by: 'reversal' } }, { statusOfRefunded: 'TR' });
    const charges = new Map<string, string>();
    const refund: Rail['refund'] = async (request) => {
      charges.set(request.reference, request.chargeReference);
      return (await made.rail.refund?.(request)) ?? { kind: 'unknown' };
    };
    const paidBack = (reference: string): number => made.provider.paidBack(charges.get(reference) ?? reference);
    return { ...made, rail: { ...made.rail, refund }, provider: { ...made.provider, paidBack } };
  };
}

const cases = [
  {
    name: 'Airtel Money in Gabon, with refunds by payouts',
    create: () => withPayouts(),
    options: {},
    number: '+24177123',
    refund: PAYOUT,
    refundStatus: PAYOUT_STATUS,
  },
  {
    name: 'Airtel Money in Congo, with Airtel’s refunds',
    create: reversing({ country: 'CG' }),
    options: { country: 'CG' },
    number: '+242051234',
    refund: REFUND,
    refundStatus: STATUS,
  },
  {
    name: 'Airtel Money in Chad, signed',
    create: () => withPayouts({ country: 'TD', signing: true }),
    options: { country: 'TD', signing: true },
    number: '+23566123',
    refund: PAYOUT,
    refundStatus: PAYOUT_STATUS,
  },
] as const;

for (const { name, create, options, number, refund, refundStatus } of cases) {
  const callbacks = ({ reference }: { readonly reference: string }) =>
    callbackOf(JSON.stringify({ transaction: { id: reference.replace('_', ''), status_code: 'TS' } }));
  runRailConformance({
    name,
    createRail: create,
    createStrangeRail: ({ status, body }: StrangeAnswer) =>
      airtelMoney({
        ...GABON,
        ...options,
        refunds: { by: 'reversal' },
        fetch: async () => {
          if (status === null) throw new TypeError('fetch failed');
          return new Response(body, { status });
        },
      }),
    callbackFor: callbacks,
    payers: {
      pays: { provider: 'airtel_money', phone: `${number}456` },
      declines: { provider: 'airtel_money', phone: `${number}039` },
      neverAnswers: { provider: 'airtel_money', phone: `${number}129` },
    },
    faults: faultsOf(create, refund, refundStatus),
    test: { describe, it },
  });
}
