import { simulateAirtelMoney, type SimulatedAirtelMoneyOptions } from './airtel-money/airtel-money.ts';
import { simulateMtnMomo, type SimulatedMtnMomoOptions } from './mtn-momo/mtn-momo.ts';
import { simulateNotchPay } from './notch-pay/notch-pay.ts';
import type { Notify } from './notify.ts';
import { simulateOrangeMoneyPush } from './orange-money/push.ts';
import { simulateOrangeMoneyWeb, type SimulatedOrangeMoneyWebOptions } from './orange-money/web.ts';
import { simulatePawapay } from './pawapay/pawapay.ts';
import type { SimulatedProvider } from './simulated-provider.ts';

/** What a simulated provider is told of the gateway. */
export interface SimulatorPlace {
  /** Where callbacks go, at providers that have one address for all charges of a rail. */
  readonly callbackUrl: string;
  /** Sends the callbacks. */
  readonly fetch: Notify;
  /** Where its pages are, without a slash at its end. Default: where it listens. */
  readonly pagesUrl?: string;
  /** Default: the machine's time. */
  readonly nowMs?: () => number;
}

/** What a rail says of its account is by the options of its provider's simulation. */
type Account = Readonly<Record<string, unknown>>;
type Simulator = (account: Account, place: SimulatorPlace) => SimulatedProvider;

/** In francs: no rehearsal of refunds ends because a made-up account is empty. */
const FLOAT = 1_000_000_000;
const COMMON = { answers: 'by hand', accepts: 'any', float: FLOAT } as const;

/**
 * The simulated providers of rehearsals, by the name that `rehearsal.provider` of a rail has for them. They accept any
 * credentials, and a person answers their prompts on the page of phones.
 */
export const simulators: Readonly<Record<string, Simulator>> = {
  airtel_money: (account, { callbackUrl, fetch, nowMs = Date.now }) =>
    simulateAirtelMoney({ ...(account as SimulatedAirtelMoneyOptions), ...COMMON, callbackUrl, fetch, nowMs }),
  mtn_momo: (account, { fetch, nowMs = Date.now }) =>
    simulateMtnMomo({ ...(account as SimulatedMtnMomoOptions), ...COMMON, fetch, nowMs }),
  notch_pay: (account, { callbackUrl: url, fetch, pagesUrl, nowMs = Date.now }) => {
    const { hashKey } = account as { readonly hashKey?: string };
    return simulateNotchPay({ ...COMMON, webhooks: { url, fetch, hashKey }, nowMs, ...(pagesUrl && { pagesUrl }) });
  },
  orange_money: (account, { fetch, nowMs = Date.now }) =>
    simulateOrangeMoneyPush({ ...account, ...COMMON, fetch, nowMs }),
  orange_money_web: (account, { fetch, pagesUrl, nowMs = Date.now }) => {
    const { country } = account as Pick<SimulatedOrangeMoneyWebOptions, 'country'>;
    const pages = pagesUrl === undefined ? {} : { pagesUrl };
    return simulateOrangeMoneyWeb({ ...(country && { country }), ...COMMON, fetch, nowMs, ...pages });
  },
  pawapay: (account, { callbackUrl: url, fetch, nowMs = Date.now }) => {
    const { signature = 'none' } = account as { readonly signature?: 'none' | 'der' };
    return simulatePawapay({ ...COMMON, callbacks: { url, fetch, signature }, nowMs });
  },
};
