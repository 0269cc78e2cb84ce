import type { Rail, RailCallback } from '@mitako/core';
import {
  type MadeCharge,
  runRailConformance,
  type RailConformanceOptions,
  type RailUnderTest,
  type StrangeAnswer,
} from '@mitako/testing';
import type { Fault, SimulatedProvider } from '@mitako/testing/rails';
import { describe, it } from 'vitest';
import { orangeMoneyPush, orangeMoneyWeb } from '../src/index.ts';
import { type Notified, payOnPage, PUSH, pushUnderTest, WEB, webUnderTest } from './support.ts';

const payers = {
  pays: { provider: 'orange_money', phone: '+237691234567' },
  declines: { provider: 'orange_money', phone: '+237691234039' },
  neverAnswers: { provider: 'orange_money', phone: '+237691234129' },
};

type WithFault = Readonly<Record<'charge' | 'status', RegExp>>;

/** The faults that both have, each met once. */
function faultsOf(
  create: () => RailUnderTest & { readonly provider: SimulatedProvider & { endTokens(): void } },
  paths: WithFault,
): Omit<RailConformanceOptions['faults'], 'wrong amount'> {
  const meeting = (fault: Fault, path: RegExp) => () => {
    const made = create();
    made.provider.faults.next(fault, { path });
    return made;
  };
  return {
    'charge never answered': meeting({ kind: 'silent' }, paths.charge),
    'charge answered by a broken connection': meeting({ kind: 'broken_after' }, paths.charge),
    'charge answered by 500': meeting({ kind: 'answer_after', status: 500, body: XML_FAULT }, paths.charge),
    'charge answered by HTML': meeting({ kind: 'answer_after', status: 502, body: '<html></html>' }, paths.charge),
    'charge found late': meeting({ kind: 'answer', status: 404, body: '{"message":"Not found"}' }, paths.status),
    'token ended': () => {
      const { rail, provider } = create();
      const ending =
        <Request, Outcome>(call: (request: Request) => Promise<Outcome>) =>
        async (request: Request): Promise<Outcome> => {
          provider.endTokens();
          return call(request);
        };
      return { rail: { ...rail, charge: ending(rail.charge), lookup: ending(rail.lookup) }, provider };
    },
    'wrong currency': { none: 'the status of a payment has no currency' },
    'refund never answered': NO_REFUNDS,
    'refund answered by a broken connection': NO_REFUNDS,
    'refund answered by 500': NO_REFUNDS,
    'refund answered by HTML': NO_REFUNDS,
    'refund found late': NO_REFUNDS,
    'token ended in a refund': NO_REFUNDS,
  };
}

const NO_REFUNDS = { none: 'the rail makes no refunds' };

/** Orange calls the address of a charge, and names it nowhere else. Whatever it did not send is a stranger's. */
function callbackOf({ reference }: MadeCharge, sent: readonly Notified[]): RailCallback {
  const { url, body } = sent.findLast((notified) => notified.url.endsWith(`/${reference}`)) ?? {
    url: `https://pay.example/api/v1/gateway/rails/rail/callbacks/${reference}`,
    body: { status: 'SUCCESS' },
  };
  const text = JSON.stringify(body);
  return { method: 'POST', url, headers: {}, body: text, rawBody: new TextEncoder().encode(text) };
}

/** WSO2, when the interface behind it is slow. */
const XML_FAULT =
  '<am:fault xmlns:am="http://wso2.org/apimanager"><am:code>101504</am:code><am:type>Status report</am:type><am:message>Runtime Error</am:message><am:description>Send timeout</am:description></am:fault>';

const strange = ({ status, body }: StrangeAnswer) => ({
  fetch: async () => {
    if (status === null) throw new TypeError('fetch failed');
    return new Response(body, { status });
  },
});

/** Payers go to the page as soon as they are sent there, with the number that they gave us. */
function web() {
  const { rail, provider, sent } = webUnderTest();
  const charge: Rail['charge'] = async (request) => {
    const outcome = await rail.charge(request);
    if (outcome.kind === 'pending') await payOnPage(provider, outcome, { msisdn: request.phone.slice(4) });
    return outcome;
  };
  return { rail: { ...rail, charge }, provider, sent };
}

runRailConformance(
  remembering({
    name: 'The web payment of Orange Money',
    createRail: web,
    createStrangeRail: (answer) => orangeMoneyWeb({ ...WEB, ...strange(answer) }),
    payers,
    faults: {
      ...faultsOf(web, { charge: /webpayment$/, status: /transactionstatus$/ }),
      'wrong amount': { none: 'the status of a payment has no amount' },
    },
  }),
);

runRailConformance(
  remembering({
    name: 'The push of Orange Money',
    createRail: () => pushUnderTest(),
    createStrangeRail: (answer) => orangeMoneyPush({ ...PUSH, ...strange(answer) }),
    payers,
    faults: {
      ...faultsOf(() => pushUnderTest(), { charge: /mp\/pay$/, status: /paymentstatus/ }),
      'wrong amount': () => {
        const { rail, provider } = pushUnderTest();
        const body = JSON.stringify({ data: { status: 'SUCCESSFULL', amount: 4, inittxnstatus: '200' } });
        provider.faults.next({ kind: 'answer', status: 200, body }, { path: /paymentstatus/ });
        return { rail, provider };
      },
    },
  }),
);

/** With the callbacks of the simulator that was created last. */
function remembering(
  options: Omit<RailConformanceOptions, 'callbackFor' | 'createRail' | 'test'> & {
    readonly createRail: () => RailUnderTest & { readonly sent: readonly Notified[] };
  },
): RailConformanceOptions {
  let sent: readonly Notified[] = [];
  return {
    ...options,
    createRail: () => {
      const made = options.createRail();
      sent = made.sent;
      return made;
    },
    callbackFor: (charge) => callbackOf(charge, sent),
    test: { describe, it },
  };
}
