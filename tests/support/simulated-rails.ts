import type { Rail } from '@mitako/core';
import { airtelMoney } from '@mitako/rail-airtel-money';
import { mtnMomo } from '@mitako/rail-mtn-momo';
import { notchPay } from '@mitako/rail-notch-pay';
import { orangeMoneyPush, orangeMoneyWeb } from '@mitako/rail-orange-money';
import { pawapay } from '@mitako/rail-pawapay';
import {
  simulateAirtelMoney,
  simulateMtnMomo,
  simulateNotchPay,
  simulateOrangeMoneyPush,
  simulateOrangeMoneyWeb,
  simulatePawapay,
  type SimulatedProvider,
} from '@mitako/testing/rails';

/** The rails of real providers, against their simulators. */
export const RAIL_NAMES = [
  'airtelMoney',
  'mtnMomo',
  'notchPay',
  'orangeMoneyPush',
  'orangeMoneyWeb',
  'pawapay',
] as const;

export type RailName = (typeof RAIL_NAMES)[number];

/** What a process has to know of a simulator in another one. */
export interface RailSite {
  readonly name: RailName;
  readonly url: string;
  /** The key of Airtel's simulator, made again with each. */
  readonly publicKey?: string | undefined;
  /** Absent: over the network. */
  readonly fetch?: SimulatedProvider['fetch'] | undefined;
}

/** What a request is about. */
export type RequestKind = 'prepare' | 'charge' | 'status' | 'refund' | 'refund status';

/** A provider as a test needs it. */
export interface KnownRail {
  /** The rail's id. */
  readonly id: string;
  readonly provider: string;
  /** A number that pays at once. */
  readonly phone: string;
  /** `POST /path` of each kind; absent: it has none. */
  readonly requests: Readonly<Partial<Record<RequestKind, RegExp>>>;
  /** Whether it refunds nothing but all of a payment. A look-up of the payment reports the refund. */
  readonly refundsWhole?: boolean;
  /**
   * What the payer sends to the provider's page, whose address is in the answer to a charge; absent: there is no page.
   */
  readonly onPage?: Readonly<Record<string, string>>;
  /** @param nowMs default: the machine's time */
  simulate(notify: Notify, nowMs?: () => number): SimulatedProvider & { readonly publicKey?: string };
}

type Notify = (url: string, request: RequestInit) => Promise<unknown>;

const CALLBACKS = 'https://pay.example.cm/api/v1/gateway/rails';

const collection = {
  subscriptionKey: 'collection',
  apiUser: '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10',
  apiKey: 'key',
};
const disbursement = { ...collection, subscriptionKey: 'payouts', apiUser: '5b3f9a52-7a0e-4c58-8a7e-2f1f0e9c6d21' };
const gabon = { country: 'GA', clientId: 'client', clientSecret: 'secret', callbackKey: 'key' } as const;
const cameroon = {
  consumerKey: 'consumer',
  consumerSecret: 'secret',
  apiUser: 'user',
  apiPassword: 'password',
  channelUserMsisdn: '699000000',
  pin: '1234',
};
const notch = { publicKey: 'public', privateKey: 'private' };
const centralAfrica = { clientId: 'client', clientSecret: 'secret', merchantKey: 'merchant' };

export const KNOWN_RAILS: Readonly<Record<RailName, KnownRail>> = {
  airtelMoney: {
    id: 'airtel_money_ga',
    provider: 'airtel_money',
    phone: '+24177123456',
    requests: {
      charge: /^POST \/merchant\/v1\/payments\/$/,
      status: /^GET \/standard\/v1\/payments\/att/,
      refund: /^POST \/standard\/v1\/disbursements\/$/,
      'refund status': /^GET \/standard\/v1\/disbursements\/\w/,
    },
    simulate: (fetch, nowMs = Date.now) =>
      simulateAirtelMoney({ ...gabon, callbackUrl: `${CALLBACKS}/airtel_money_ga/callbacks`, fetch, nowMs }),
  },
  mtnMomo: {
    id: 'mtn_momo_cm',
    provider: 'mtn_momo',
    phone: '+237677123456',
    requests: {
      charge: /^POST \/collection\/v1_0\/requesttopay$/,
      status: /^GET \/collection\/v1_0\/requesttopay\/./,
      refund: /^POST \/disbursement\/v1_0\/refund$/,
      'refund status': /^GET \/disbursement\/v1_0\/refund\/./,
    },
    simulate: (fetch, nowMs = Date.now) => simulateMtnMomo({ collection, disbursement, fetch, nowMs }),
  },
  notchPay: {
    id: 'notch_pay',
    provider: 'mtn_momo',
    phone: '+237677123456',
    requests: {
      prepare: /^POST \/payments$/,
      charge: /^POST \/payments\/trx\.[\w.-]+$/,
      status: /^GET \/payments\/trx\.[\w.-]+$/,
      refund: /^POST \/refunds$/,
    },
    refundsWhole: true,
    simulate: (fetch, nowMs = Date.now) =>
      simulateNotchPay({
        ...notch,
        nowMs,
        webhooks: { url: `${CALLBACKS}/notch_pay/callbacks`, fetch, hashKey: 'hash' },
      }),
  },
  orangeMoneyPush: {
    id: 'orange_push_cm',
    provider: 'orange_money',
    phone: '+237691234567',
    requests: {
      prepare: /^POST \S+\/mp\/init$/,
      charge: /^POST \S+\/mp\/pay$/,
      status: /^GET \S+\/mp\/paymentstatus\/./,
    },
    simulate: (fetch, nowMs = Date.now) => simulateOrangeMoneyPush({ ...cameroon, fetch, nowMs }),
  },
  orangeMoneyWeb: {
    id: 'orange_web_cf',
    provider: 'orange_money',
    phone: '+23672123456',
    requests: {
      charge: /^POST \S+\/webpayment$/,
      status: /^POST \S+\/transactionstatus$/,
    },
    onPage: { msisdn: '72123456', otp: '482913' },
    simulate: (fetch, nowMs = Date.now) => simulateOrangeMoneyWeb({ ...centralAfrica, fetch, nowMs }),
  },
  pawapay: {
    id: 'pawapay',
    provider: 'mtn_momo',
    phone: '+242066123456',
    requests: {
      charge: /^POST \/v2\/deposits$/,
      status: /^GET \/v2\/deposits\/./,
      refund: /^POST \/v2\/refunds$/,
      'refund status': /^GET \/v2\/refunds\/./,
    },
    simulate: (fetch, nowMs = Date.now) =>
      simulatePawapay({
        apiToken: 'token',
        nowMs,
        callbacks: { url: `${CALLBACKS}/pawapay/callbacks`, fetch, signature: 'der' },
      }),
  },
};

/** The rail that speaks to a simulator. */
export function railAt({ name, url: baseUrl, publicKey = '', fetch }: RailSite): Rail {
  const at = { environment: 'sandbox', baseUrl, ...(fetch && { fetch }) } as const;
  switch (name) {
    case 'airtelMoney': {
      const refunds = { by: 'disbursement', pin: '1234', publicKey } as const;
      return askedEarly(airtelMoney({ ...gabon, ...at, refunds }));
    }
    case 'mtnMomo':
      return mtnMomo({ country: 'CM', collection, disbursement, ...at });
    case 'notchPay':
      return notchPay({ ...notch, webhookKey: 'hash', ...at });
    case 'orangeMoneyPush':
      return orangeMoneyPush({ ...cameroon, ...at });
    case 'orangeMoneyWeb':
      return askedEarly(orangeMoneyWeb({ ...centralAfrica, country: 'CF', ...at }));
    case 'pawapay':
      return pawapay({ apiToken: 'token', signedCallbacks: true, ...at });
  }
}

/** As early as the others. */
function askedEarly(rail: Rail): Rail {
  return { ...rail, methods: rail.methods.map((method) => ({ ...method, firstLookupMs: 0 })) };
}
