import type { Rail, RailCallback } from '@mitako/core';
import { uuidOf } from '@mitako/rail-kit';
import {
  runRailConformance,
  type RailConformanceOptions,
  type RailUnderTest,
  type StrangeAnswer,
} from '@mitako/testing';
import type { Fault } from '@mitako/testing/rails';
import { describe, it } from 'vitest';
import { pawapay, pawapayProviders } from '../src/index.ts';
import { answer, CALLBACK_URL, DEPOSIT_STATUS, DEPOSITS, REFUND_STATUS, REFUNDS, TOKEN, underTest } from './support.ts';

const PERMANENT_TOKEN = { none: 'the API token of an account does not end' };

type Under = ReturnType<typeof underTest>;

function meeting(create: () => Under, fault: Fault, path: RegExp): () => RailUnderTest {
  return () => {
    const made = create();
    made.provider.faults.next(fault, { path });
    return made;
  };
}

function faultsOf(create: () => Under): RailConformanceOptions['faults'] {
  const unknown = { depositId: null, status: 'REJECTED', failureReason: { failureCode: 'UNKNOWN_ERROR' } };
  const error: Fault = { kind: 'answer_after', status: 500, body: JSON.stringify(unknown) };
  const html: Fault = { kind: 'answer_after', status: 502, body: '<html></html>' };
  const collecting = (money: { readonly amount: string; readonly currency: string }) => (): RailUnderTest => {
    const { rail, provider } = create();
    const lookup: Rail['lookup'] = (request) => {
      const data = { depositId: uuidOf(rail.id, request.reference), status: 'COMPLETED', ...money };
      provider.faults.next(answer({ status: 'FOUND', data }), { path: DEPOSIT_STATUS });
      return rail.lookup(request);
    };
    return { rail: { ...rail, lookup }, provider };
  };
  return {
    'charge never answered': meeting(create, { kind: 'silent' }, DEPOSITS),
    'charge answered by a broken connection': meeting(create, { kind: 'broken_after' }, DEPOSITS),
    'charge answered by 500': meeting(create, error, DEPOSITS),
    'charge answered by HTML': meeting(create, html, DEPOSITS),
    'charge found late': meeting(create, answer({ status: 'NOT_FOUND' }), DEPOSIT_STATUS),
    'token ended': PERMANENT_TOKEN,
    'token ended in a refund': PERMANENT_TOKEN,
    'wrong amount': collecting({ amount: '7', currency: 'XAF' }),
    'wrong currency': collecting({ amount: '100', currency: 'CDF' }),
    'refund never answered': meeting(create, { kind: 'silent' }, REFUNDS),
    'refund answered by a broken connection': meeting(create, { kind: 'broken_after' }, REFUNDS),
    'refund answered by 500': meeting(create, error, REFUNDS),
    'refund answered by HTML': meeting(create, html, REFUNDS),
    'refund found late': meeting(create, answer({ status: 'NOT_FOUND' }), REFUND_STATUS),
  };
}

const strange = ({ status, body }: StrangeAnswer) =>
  pawapay({
    apiToken: TOKEN,
    environment: 'sandbox',
    fetch: async () => {
      if (status === null) throw new TypeError('fetch failed');
      return new Response(body, { status });
    },
  });

function forged(body: string): RailCallback {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', url: CALLBACK_URL, headers, body, rawBody: new TextEncoder().encode(body) };
}

function conforms(name: string, create: () => Under, payers: Parameters<typeof runRailConformance>[0]['payers']): void {
  let made: Under | null = null;
  runRailConformance({
    name,
    createRail: () => (made = create()),
    createStrangeRail: strange,
    payers,
    callbackFor({ reference }) {
      const sent = made?.received.findLast(({ body }) => body.includes(reference));
      // A callback for an unpaid deposit can only come from a stranger.
      return sent ?? forged(JSON.stringify({ clientReferenceId: reference, status: 'COMPLETED', amount: '5000' }));
    },
    faults: faultsOf(create),
    test: { describe, it },
  });
}

conforms('pawaPay in Cameroon', () => underTest(), {
  pays: { provider: 'mtn_momo', phone: '+237653456789' },
  declines: { provider: 'mtn_momo', phone: '+237653456039' },
  neverAnswers: { provider: 'mtn_momo', phone: '+237653456129' },
});

conforms(
  'pawaPay in Congo, which signs callbacks and wants the id of a repeated request last',
  () => {
    const { AIRTEL_COG, MTN_MOMO_COG } = pawapayProviders;
    const options = { providers: [AIRTEL_COG, MTN_MOMO_COG], signedCallbacks: true };
    return underTest(options, { signature: 'der', checksIdLast: true, hasDecimals: true });
  },
  {
    pays: { provider: 'airtel_money', phone: '+242053456789' },
    declines: { provider: 'airtel_money', phone: '+242053456039' },
    neverAnswers: { provider: 'mtn_momo', phone: '+242063456129' },
  },
);

conforms('pawaPay in Gabon', () => underTest({ providers: [pawapayProviders.AIRTEL_GAB] }), {
  pays: { provider: 'airtel_money', phone: '+24174345678' },
  declines: { provider: 'airtel_money', phone: '+24174345048' },
  neverAnswers: { provider: 'airtel_money', phone: '+24174345128' },
});
