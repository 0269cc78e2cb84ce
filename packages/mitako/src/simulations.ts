import type { Rail } from '@mitako/core';
import type { SimulatedProvider } from '@mitako/testing/rails';
import { Failure } from './failure.ts';

/** Providers that `mitako dev --simulate` knows, by the name of their API. */
export const SIMULATIONS = ['airtel_money', 'orange_money_push', 'orange_money_web'] as const;

export type SimulationName = (typeof SIMULATIONS)[number];

/** Simulated providers that run, with the rails that speak to them. */
export interface Simulations {
  readonly rails: readonly Rail[];
  /** Where a person answers the prompts of each. */
  readonly phones: readonly { readonly name: SimulationName; readonly url: string }[];
  close(): Promise<void>;
}

interface Simulation {
  readonly provider: SimulatedProvider;
  /** The rail that speaks to it, at its address. */
  readonly rail: (baseUrl: string) => Rail;
}

/**
 * Starts simulated providers whose prompts a person answers, for test money alone.
 * @throws Failure when a package that they need is not installed
 */
export async function startSimulations(names: readonly SimulationName[]): Promise<Simulations> {
  const started = await Promise.all(
    names.map(async (name) => {
      const { provider, rail } = await installed(name);
      const listening = await provider.listen();
      return { name, rail: rail(listening.url), ...listening };
    }),
  );
  return {
    rails: started.map(({ rail }) => rail),
    phones: started.map(({ name, url }) => ({ name, url })),
    close: async () => void (await Promise.all(started.map(({ close }) => close()))),
  };
}

async function installed(name: SimulationName): Promise<Simulation> {
  try {
    return await MADE[name]();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const packages = `@mitako/testing ${name === 'airtel_money' ? '@mitako/rail-airtel-money' : '@mitako/rail-orange-money'}`;
    throw new Failure(`--simulate needs packages: npm install --save-dev ${packages}`, { cause: error });
  }
}

/** Credentials of simulators are no secrets. */
const MADE: Readonly<Record<SimulationName, () => Promise<Simulation>>> = {
  async airtel_money() {
    const [{ simulateAirtelMoney }, { airtelMoney }] = await Promise.all([
      import('@mitako/testing/rails'),
      import('@mitako/rail-airtel-money'),
    ]);
    const known = { country: 'GA', clientId: 'client', clientSecret: 'secret' } as const;
    const provider = simulateAirtelMoney({ ...known, answers: 'by hand' });
    const refunds = { by: 'disbursement', pin: '1234', publicKey: provider.publicKey } as const;
    return {
      provider,
      // No portal knows this gateway: the status is asked for instead of waited for.
      rail: (baseUrl) => airtelMoney({ ...known, environment: 'sandbox', baseUrl, refunds, firstLookupMs: 2_000 }),
    };
  },
  async orange_money_push() {
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
      provider: simulateOrangeMoneyWeb({ ...known, fetch }),
      rail: (baseUrl) => orangeMoneyWeb({ ...known, environment: 'sandbox', baseUrl }),
    };
  },
};
