import { count } from '../trace.ts';
import type { World } from '../world.ts';
import * as customers from './customers.ts';
import * as merchants from './merchants.ts';
import * as operators from './operators.ts';

/** Actions of people, with their frequency. */
const ACTIONS = {
  createsPayment: [merchants.createsPayment, 24],
  cancelsPayment: [merchants.cancelsPayment, 3],
  movesTestClock: [merchants.movesTestClock, 2],
  refunds: [merchants.refunds, 12],
  rotatesSecret: [merchants.rotatesSecret, 2],
  switchesEndpoint: [merchants.switchesEndpoint, 2],
  replaysEvent: [merchants.replaysEvent, 2],
  pingsEndpoint: [merchants.pingsEndpoint, 1],
  answersDispute: [merchants.answersDispute, 2],
  paysFromWallet: [customers.paysFromWallet, 20],
  paysByPhone: [customers.paysByPhone, 20],
  paysByCode: [customers.paysByCode, 6],
  payTogether: [customers.payTogether, 8],
  spendsTwice: [customers.spendsTwice, 12],
  cancelsCheckout: [customers.cancelsCheckout, 3],
  refreshesTokens: [customers.refreshesTokens, 2],
  logsInAgain: [customers.logsInAgain, 1],
  usesOldToken: [customers.usesOldToken, 2],
  bringsCash: [customers.bringsCash, 4],
  fetchesCash: [customers.fetchesCash, 4],
  opensDispute: [operators.opensDispute, 9],
  resolvesDispute: [operators.resolvesDispute, 9],
  returnsDisputed: [operators.returnsDisputed, 2],
  settles: [operators.settles, 4],
  resolvesSettlement: [operators.resolvesSettlement, 4],
  reviewsAttempts: [operators.reviewsAttempts, 2],
  reviewsRefunds: [operators.reviewsRefunds, 2],
  fundsFloat: [operators.fundsFloat, 2],
} as const satisfies Readonly<Record<string, readonly [(world: World) => Promise<void>, number]>>;

/** Of a week in which much goes wrong at the provider: people pay by phone, dispute, and get their money back. */
const IN_TROUBLE: { readonly [Name in Action]?: number } = {
  createsPayment: 30,
  paysByPhone: 60,
  paysByCode: 12,
  paysFromWallet: 4,
  spendsTwice: 2,
  refunds: 30,
  opensDispute: 40,
  resolvesDispute: 40,
  returnsDisputed: 12,
  reviewsAttempts: 6,
  reviewsRefunds: 12,
};

type Action = keyof typeof ACTIONS;

export const ACTION_NAMES = Object.keys(ACTIONS) as readonly Action[];

const WEIGHTS = Object.fromEntries(ACTION_NAMES.map((name) => [name, ACTIONS[name][1]])) as Readonly<
  Record<Action, number>
>;

/** Starts an action; resolves when it is done. */
export async function act(world: World): Promise<void> {
  const action = world.dice.weighted(world.isInTrouble ? { ...WEIGHTS, ...IN_TROUBLE } : WEIGHTS);
  count(world.tally, `deed: ${action}`);
  await ACTIONS[action][0](world);
}
