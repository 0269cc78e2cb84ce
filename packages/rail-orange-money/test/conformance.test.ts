import type { Rail } from '@mitako/core';
import { type ProviderFault, runRailConformance, type RailUnderTest, type StrangeAnswer } from '@mitako/testing';
import type { Fault, SimulatedProvider } from '@mitako/testing/rails';
import { describe, it } from 'vitest';
import { orangeMoneyPush, orangeMoneyWeb } from '../src/index.ts';
import { payOnPage, PUSH, pushUnderTest, WEB, webUnderTest } from './support.ts';

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
): Partial<Record<ProviderFault, () => RailUnderTest>> {
  const meeting = (fault: Fault, path: RegExp) => () => {
    const made = create();
    made.provider.faults.next(fault, { path });
    return made;
  };
  return {
    'charge answered by silence': meeting({ kind: 'broken_after' }, paths.charge),
    'charge answered by 500': meeting({ kind: 'answer_after', status: 500, body: XML_FAULT }, paths.charge),
    'charge answered by HTML': meeting({ kind: 'answer_after', status: 502, body: '<html></html>' }, paths.charge),
    'charge found late': meeting({ kind: 'answer', status: 404, body: '{"message":"Not found"}' }, paths.status),
    'token ended': () => {
      const { rail, provider } = create();
      const lookup: Rail['lookup'] = async (request) => {
        provider.endTokens();
        return rail.lookup(request);
      };
      return { rail: { ...rail, lookup }, provider };
    },
  };
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
  const { rail, provider } = webUnderTest();
  const charge: Rail['charge'] = async (request) => {
    const outcome = await rail.charge(request);
    if (outcome.kind === 'pending') await payOnPage(provider, outcome, { msisdn: request.phone.slice(4) });
    return outcome;
  };
  return { rail: { ...rail, charge }, provider };
}

runRailConformance({
  name: 'The web payment of Orange Money',
  createRail: web,
  createStrangeRail: (answer) => orangeMoneyWeb({ ...WEB, ...strange(answer) }),
  payers,
  faults: faultsOf(web, { charge: /webpayment$/, status: /transactionstatus$/ }),
  test: { describe, it },
});

runRailConformance({
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
  test: { describe, it },
});
