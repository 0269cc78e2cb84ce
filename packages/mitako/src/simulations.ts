import type { Rail } from '@mitako/core';
import type { SimulatedProvider } from '@mitako/testing/rails';
import { InvalidArgumentError, Option } from 'commander';
import { Failure } from './failure.ts';

/** Providers that `--simulate` knows. Those of Orange Money are two APIs: its push, and its page. */
export const SIMULATIONS = [
  'airtel_money',
  'mtn_momo',
  'notch_pay',
  'orange_money',
  'orange_money_web',
  'pawapay',
] as const;

export type SimulationName = (typeof SIMULATIONS)[number];

/** Simulated providers that run, with the rails that speak to them. */
export interface Simulations {
  readonly rails: readonly Rail[];
  /** The page where a person answers the prompts of all, and chooses what goes wrong at a provider. */
  readonly phones: string;
  /**
   * Sets the gateway's address at the providers, as in their portals: they send no callbacks before.
   * @param gateway.publicUrl as the gateway names itself to providers
   * @param gateway.url where it listens: from this machine, the public URL may lead nowhere
   */
  callBack(gateway: { readonly publicUrl: string; readonly url: string }): void;
  close(): Promise<void>;
}

/** The providers' settings of the gateway. */
interface Portal {
  /** Of a provider that has one address for all charges. Others receive an address with each. */
  callbackUrl(railId: string): string;
  readonly fetch: (url: string, request: RequestInit) => Promise<unknown>;
}

interface Simulation {
  readonly provider: SimulatedProvider;
  /** The rail that calls it, at its address. */
  readonly rail: (baseUrl: string) => Rail;
}

/** Names of `--simulate`, once each. */
export function readSimulations(text: string): readonly SimulationName[] {
  const names = text.split(',').map((part) => {
    const found = SIMULATIONS.find((name) => name === part.trim());
    if (found === undefined) throw new InvalidArgumentError(`"${part}" is none: ${SIMULATIONS.join(', ')}.`);
    return found;
  });
  return [...new Set(names)];
}

/** `--simulate`. */
export function simulateOption(): Option {
  return new Option(
    '--simulate <list>',
    `simulate providers for test keys, whose prompts you answer: ${SIMULATIONS.join(', ')}`,
  ).argParser(readSimulations);
}

/**
 * Starts simulated providers on this machine, whose prompts a person answers, for test money only. Null: none are named.
 * @param shop name of the payee in prompts
 * @throws Failure when a package that they need is not installed
 */
export async function startSimulations(
  names: readonly SimulationName[],
  shop: string | undefined,
): Promise<Simulations | null> {
  if (names.length === 0) return null;
  // Simulators run before the gateway does: its rails are made with their addresses.
  let gateway: Parameters<Simulations['callBack']>[0] | null = null;
  const portal: Portal = {
    callbackUrl: (railId) => `${GATEWAY}/api/v1/gateway/rails/${railId}/callbacks`,
    async fetch(url, request) {
      if (gateway === null) return;
      const { publicUrl, url: at } = gateway;
      const base = [GATEWAY, publicUrl].find((each) => url.startsWith(`${each}/`));
      await fetch(base === undefined ? url : `${at}${url.slice(base.length)}`, request);
    },
  };
  const started = await Promise.all(
    names.map(async (name) => {
      const { provider, rail } = await installed(name, portal);
      const listening = await provider.listen();
      return { name, provider, rail: rail(listening.url), ...listening };
    }),
  );
  const { servePhones } = await import('@mitako/testing/rails');
  const phones = await servePhones(Object.fromEntries(started.map(({ name, provider }) => [name, provider])), { shop });
  return {
    rails: started.map(({ rail }) => rail),
    phones: phones.url,
    callBack: (at) => void (gateway = at),
    close: async () => void (await Promise.all([phones, ...started].map(({ close }) => close()))),
  };
}

/** A placeholder for the gateway until its address is known. */
const GATEWAY = 'http://gateway';

/** Rails of a configuration, without those of test mode whose place a simulated one takes. */
export function withoutSimulated(rails: readonly Rail[], simulated: readonly Rail[]): readonly Rail[] {
  const ids = new Set(simulated.map(({ id }) => id));
  return rails.filter(({ id, modes }) => !ids.has(id) || modes.includes('live'));
}

/**
 * Requires that no rail which takes live money is simulated.
 * @throws Failure naming it
 */
export function requireNoneLive(rails: readonly Rail[], simulated: readonly Rail[]): void {
  const live = simulated.find(({ id }) => rails.some((rail) => rail.id === id && rail.modes.includes('live')));
  if (live === undefined) return;
  throw new Failure(
    `--simulate would take the place of the rail ${live.id}, which takes live money. Leave it out of --simulate, or rehearse on another store with environment: 'sandbox' in its options.`,
  );
}

async function installed(name: SimulationName, portal: Portal): Promise<Simulation> {
  try {
    return await MADE[name](portal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Failure(`--simulate needs packages: npm install --save-dev @mitako/testing ${PACKAGES[name]}`, {
      cause: error,
    });
  }
}

const PACKAGES: Readonly<Record<SimulationName, string>> = {
  airtel_money: '@mitako/rail-airtel-money',
  mtn_momo: '@mitako/rail-mtn-momo',
  notch_pay: '@mitako/rail-notch-pay',
  orange_money: '@mitako/rail-orange-money',
  orange_money_web: '@mitako/rail-orange-money',
  pawapay: '@mitako/rail-pawapay',
};

/** Credentials of simulators are not secrets. */
const MADE: Readonly<Record<SimulationName, (portal: Portal) => Promise<Simulation>>> = {
  async airtel_money({ callbackUrl, fetch: notify }) {
    const [{ simulateAirtelMoney }, { airtelMoney }] = await Promise.all([
      import('@mitako/testing/rails'),
      import('@mitako/rail-airtel-money'),
    ]);
    const known = { country: 'GA', clientId: 'client', clientSecret: 'secret', callbackKey: 'key' } as const;
    const provider = simulateAirtelMoney({
      ...known,
      answers: 'by hand',
      callbackUrl: callbackUrl('airtel_money_ga'),
      fetch: notify,
    });
    const refunds = { by: 'disbursement', pin: '1234', publicKey: provider.publicKey } as const;
    return {
      provider,
      rail: (baseUrl) => airtelMoney({ ...known, environment: 'sandbox', baseUrl, refunds }),
    };
  },
  async mtn_momo({ fetch: notify }) {
    const [{ simulateMtnMomo }, { mtnMomo }] = await Promise.all([
      import('@mitako/testing/rails'),
      import('@mitako/rail-mtn-momo'),
    ]);
    const collection = {
      subscriptionKey: 'collection',
      apiUser: '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10',
      apiKey: 'key',
    };
    const disbursement = { ...collection, subscriptionKey: 'payouts', apiUser: '5b3f9a52-7a0e-4c58-8a7e-2f1f0e9c6d21' };
    return {
      provider: simulateMtnMomo({ collection, disbursement, answers: 'by hand', fetch: notify }),
      rail: (baseUrl) => mtnMomo({ country: 'CM', environment: 'sandbox', collection, disbursement, baseUrl }),
    };
  },
  async notch_pay({ callbackUrl, fetch: notify }) {
    const [{ simulateNotchPay }, { notchPay }] = await Promise.all([
      import('@mitako/testing/rails'),
      import('@mitako/rail-notch-pay'),
    ]);
    const known = { publicKey: 'public', privateKey: 'private' };
    const webhookKey = 'key';
    return {
      provider: simulateNotchPay({
        ...known,
        answers: 'by hand',
        webhooks: { url: callbackUrl('notch_pay'), hashKey: webhookKey, fetch: notify },
      }),
      rail: (baseUrl) =>
        notchPay({ ...known, webhookKey, email: 'payments@shop.example', environment: 'sandbox', baseUrl }),
    };
  },
  async orange_money({ fetch: notify }) {
    const [{ simulateOrangeMoneyPush }, { orangeMoneyPush }] = await Promise.all([
      import('@mitako/testing/rails'),
      import('@mitako/rail-orange-money'),
    ]);
    const known = {
      consumerKey: 'consumer',
      consumerSecret: 'secret',
      apiUser: 'user',
      apiPassword: 'password',
      channelUserMsisdn: '699000000',
      pin: '1234',
    };
    return {
      provider: simulateOrangeMoneyPush({ ...known, answers: 'by hand', fetch: notify }),
      rail: (baseUrl) => orangeMoneyPush({ ...known, environment: 'sandbox', baseUrl }),
    };
  },
  async orange_money_web({ fetch: notify }) {
    const [{ simulateOrangeMoneyWeb }, { orangeMoneyWeb }] = await Promise.all([
      import('@mitako/testing/rails'),
      import('@mitako/rail-orange-money'),
    ]);
    const known = { clientId: 'client', clientSecret: 'secret', merchantKey: 'merchant' };
    return {
      provider: simulateOrangeMoneyWeb({ ...known, answers: 'by hand', fetch: notify }),
      rail: (baseUrl) => orangeMoneyWeb({ ...known, environment: 'sandbox', baseUrl }),
    };
  },
  async pawapay({ callbackUrl, fetch: notify }) {
    const [{ simulatePawapay }, { pawapay }] = await Promise.all([
      import('@mitako/testing/rails'),
      import('@mitako/rail-pawapay'),
    ]);
    const known = { apiToken: 'token' };
    return {
      provider: simulatePawapay({
        ...known,
        answers: 'by hand',
        callbacks: { url: callbackUrl('pawapay'), fetch: notify },
      }),
      rail: (baseUrl) => pawapay({ ...known, environment: 'sandbox', baseUrl }),
    };
  },
};
