import type { Rail } from '@mitako/core';
import type { SimulatedProvider, SimulatorPlace } from '@mitako/testing/rails';
import { InvalidArgumentError, Option } from 'commander';
import { generateKeyPairSync } from 'node:crypto';
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
  async function notify(url: string, request: RequestInit): Promise<void> {
    if (gateway === null) return;
    const { publicUrl, url: at } = gateway;
    const base = [GATEWAY, publicUrl].find((each) => url.startsWith(`${each}/`));
    await fetch(base === undefined ? url : `${at}${url.slice(base.length)}`, request);
  }
  const started = await Promise.all(
    names.map(async (name) => {
      const { rail, provider } = await installed(name, notify);
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
    `--simulate would take the place of the rail ${live.id}, which takes live money. Leave it out of --simulate, or rehearse it on another store: --rehearse.`,
  );
}

interface Simulation {
  readonly provider: SimulatedProvider;
  /** The rail that calls it, at its address. */
  readonly rail: (baseUrl: string) => Rail;
}

async function installed(name: SimulationName, notify: SimulatorPlace['fetch']): Promise<Simulation> {
  try {
    const [{ simulators }, { id, rehearsal }] = await Promise.all([import('@mitako/testing/rails'), RAILS[name]()]);
    const simulate = simulators[rehearsal?.provider ?? ''];
    if (rehearsal === undefined || simulate === undefined) throw new TypeError(`${id} cannot be simulated`);
    const callbackUrl = `${GATEWAY}/api/v1/gateway/rails/${id}/callbacks`;
    return {
      provider: simulate(rehearsal.account, { callbackUrl, fetch: notify }),
      rail: (baseUrl) => rehearsal.rail({ baseUrl }),
    };
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

/** Simulators accept any credentials. */
const RAILS: Readonly<Record<SimulationName, () => Promise<Rail>>> = {
  async airtel_money() {
    const { airtelMoney } = await import('@mitako/rail-airtel-money');
    const { publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    return airtelMoney({
      country: 'GA',
      environment: 'sandbox',
      clientId: 'client',
      clientSecret: 'secret',
      callbackKey: 'key',
      refunds: { by: 'disbursement', pin: '1234', publicKey },
    });
  },
  async mtn_momo() {
    const { mtnMomo } = await import('@mitako/rail-mtn-momo');
    const credentials = { subscriptionKey: 'key', apiUser: '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10', apiKey: 'key' };
    return mtnMomo({ country: 'CM', environment: 'sandbox', collection: credentials, disbursement: credentials });
  },
  async notch_pay() {
    const { notchPay } = await import('@mitako/rail-notch-pay');
    const known = { publicKey: 'public', privateKey: 'private', webhookKey: 'key', email: 'payments@shop.example' };
    return notchPay({ ...known, environment: 'sandbox' });
  },
  async orange_money() {
    const { orangeMoneyPush } = await import('@mitako/rail-orange-money');
    return orangeMoneyPush({
      environment: 'sandbox',
      consumerKey: 'consumer',
      consumerSecret: 'secret',
      apiUser: 'user',
      apiPassword: 'password',
      channelUserMsisdn: '699000000',
      pin: '1234',
    });
  },
  async orange_money_web() {
    const { orangeMoneyWeb } = await import('@mitako/rail-orange-money');
    return orangeMoneyWeb({ environment: 'sandbox', clientId: 'client', clientSecret: 'secret', merchantKey: 'key' });
  },
  async pawapay() {
    const { pawapay } = await import('@mitako/rail-pawapay');
    return pawapay({ environment: 'sandbox', apiToken: 'token' });
  },
};
