import { createFaults } from './faults.ts';
import { bodyText, listenAt } from './listen.ts';
import type { Phones } from './phones.ts';
import { phonesPage } from './phones-page.ts';
import type { ReceivedRequest } from './received-request.ts';
import type { SimulatedProvider } from './simulated-provider.ts';
import { createSituations, type Protocol } from './situations.ts';

/** What the simulation of one provider adds. */
export interface SimulatorParts {
  /** As the page of phones calls it, `MTN MoMo`. */
  readonly name: string;
  readonly protocol: Protocol;
  readonly nowMs: () => number;
  readonly phones: Phones;
  /** Answers one request as the provider does. */
  answer(request: ReceivedRequest): Response | Promise<Response>;
  /** Does what time has made due. */
  advance(): void;
  readonly collected: (reference: string) => number;
  readonly paidBack: (reference: string) => number;
}

const REQUESTS_MAX = 10_000;

export function createSimulator(parts: SimulatorParts): SimulatedProvider {
  const { name, protocol, nowMs, phones, answer, advance, collected, paidBack } = parts;
  const faults = createFaults();
  const situations = createSituations(protocol, nowMs);
  const requests: ReceivedRequest[] = [];

  async function handle(request: Request, isPatient: boolean): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const received: ReceivedRequest = {
      method: request.method,
      url: request.url,
      path: `${pathname}${search}`,
      headers: request.headers,
      body: await bodyText(request),
    };
    requests.push(received);
    if (requests.length > REQUESTS_MAX) requests.shift();
    return faults.applied(received, isPatient, () =>
      situations.applied(received, async () => {
        advance();
        return answer(received);
      }),
    );
  }

  const provider: SimulatedProvider = {
    name,
    fetch: (url, request) => handle(new Request(url, request), (request.signal ?? null) === null),
    phones,
    faults,
    situation: () => situations.current,
    situations: situations.offered,
    setSituation(situation) {
      situations.set(situation);
      phones.follow(situation);
    },
    collected(reference) {
      advance();
      return collected(reference);
    },
    paidBack,
    requests,
    async listen(options) {
      const page = phonesPage({ only: provider });
      return listenAt(async (request) => (await page(request)) ?? handle(request, true), options);
    },
  };
  return provider;
}
