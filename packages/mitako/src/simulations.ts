import type { Rail } from '@mitako/core';
import type { SimulatedProvider } from '@mitako/testing/rails';
import { Failure } from './failure.ts';

/** Providers that `mitako dev --simulate` knows. Those of Orange Money are two APIs: its push, and its page. */
export const SIMULATIONS = ['airtel_money', 'mtn_momo', 'orange_money', 'orange_money_web', 'pawapay'] as const;

export type SimulationName = (typeof SIMULATIONS)[number];

/** Simulated providers that run, with the rails that speak to them. */
export interface Simulations {
  readonly rails: readonly Rail[];
  /** Where a person answers the prompts of each. */
  readonly phones: readonly { readonly name: SimulationName; readonly url: string }[];
  /**
   * Sets the gateway's address at the providers, as in their portals: they send no callbacks before.
   * @param api base URL of its API
   */
  callBack(api: string): void;
  close(): Promise<void>;
}

/** Where a provider sends callbacks that has one address for all charges. Others receive an address with each. */
interface Portal {
  callbackUrl(railId: string): string;
  readonly fetch: (url: string, request: RequestInit) => Promise<unknown>;
}

interface Simulation {
  readonly provider: SimulatedProvider;
  /** The rail that speaks to it, at its address. */
  readonly rail: (baseUrl: string) => Rail;
}

/**
 * Starts simulated providers whose prompts a person answers, for test money only.
 * @throws Failure when a package that they need is not installed
 */
export async function startSimulations(names: readonly SimulationName[]): Promise<Simulations> {
  // Simulators run before the gateway does: its rails are made with their addresses.
  let gateway: string | null = null;
  const portal: Portal = {
    callbackUrl: (railId) => `${GATEWAY}/gateway/rails/${railId}/callbacks`,
    async fetch(url, request) {
      if (gateway !== null) await fetch(url.replace(GATEWAY, gateway), request);
    },
  };
  const started = await Promise.all(
    names.map(async (name) => {
      const { provider, rail } = await installed(name, portal);
      const listening = await provider.listen();
      return { name, rail: rail(listening.url), ...listening };
    }),
  );
  return {
    rails: started.map(({ rail }) => rail),
    phones: started.map(({ name, url }) => ({ name, url })),
    callBack: (api) => void (gateway = api),
    close: async () => void (await Promise.all(started.map(({ close }) => close()))),
  };
}

/** A placeholder for the gateway's API until its address is known. */
const GATEWAY = 'http://gateway/api/v1';

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
  async mtn_momo() {
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
      provider: simulateMtnMomo({ collection, disbursement, answers: 'by hand', fetch }),
      rail: (baseUrl) => mtnMomo({ country: 'CM', environment: 'sandbox', collection, disbursement, baseUrl }),
    };
  },
  async orange_money() {
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
      provider: simulateOrangeMoneyPush({ ...known, answers: 'by hand', fetch }),
      rail: (baseUrl) => orangeMoneyPush({ ...known, environment: 'sandbox', baseUrl }),
    };
  },
  async orange_money_web() {
    const [{ simulateOrangeMoneyWeb }, { orangeMoneyWeb }] = await Promise.all([
      import('@mitako/testing/rails'),
      import('@mitako/rail-orange-money'),
    ]);
    const known = { clientId: 'client', clientSecret: 'secret', merchantKey: 'merchant' };
    return {
      provider: simulateOrangeMoneyWeb({ ...known, answers: 'by hand', fetch }),
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
