import type { RailMethod } from '@mitako/core';
import { type KnownOptions, LIMITS, type RailOptions } from '@mitako/rail-kit';
import { COUNTRIES, type MtnCountry } from './method.ts';
import type { Reasons } from './reasons.ts';

/** Credentials of one of MTN's products: the keys of another product are rejected. */
export interface MtnCredentials {
  /** Of the product's subscription in the portal, primary or secondary. */
  readonly subscriptionKey: string;
  /** A UUID. */
  readonly apiUser: string;
  /** The key of the API user, a UUID without dashes. */
  readonly apiKey: string;
}

/** Options of {@link mtnMomo}. What MTN has to confirm has a default. */
export interface MtnMomoOptions extends RailOptions {
  /** `CM` or `CG`. */
  readonly country: MtnCountry;
  /** `sandbox` moves test money only, in MTN's EUR; `production` live money only. */
  readonly environment: 'sandbox' | 'production';
  /** Credentials of the product Collections, which takes payments. */
  readonly collection: MtnCredentials;
  /** Refunds are paid out by this product, from its own balance. Default: no refunds. */
  readonly disbursement?: MtnCredentials;
  /** Default: `mtn_momo_cm`, `mtn_momo_cg`. Part of each id at MTN: never changes. */
  readonly id?: string;
  /** Without a slash at its end. Default: `https://proxy.momoapi.mtn.com`, and that of the sandbox. */
  readonly baseUrl?: string;
  /** `X-Target-Environment` of production. Default: `mtncameroon`, `mtncongo`. */
  readonly targetEnvironment?: string;
  /** Whether MTN gets an address to call back. Without, status is polled alone. Default: true. */
  readonly callbacks?: boolean;
  /** Limits of one payment, in francs. Default: 1 to 1 000 000. */
  readonly limits?: RailMethod['limits'];
  /** The text that explains to payers how to bring the prompt back. Default: `*126#` in Cameroon, no code in Congo. */
  readonly prompt?: RailMethod['prompt'];
  /** Life of a prompt, in milliseconds. Default: 5 minutes. */
  readonly promptLifeMs?: number;
  /**
   * Look-ups of charges and refunds in any second, over all processes. Default: 8, because MTN allows ten requests for a status.
   */
  readonly lookUpsPerSecond?: number;
  /** `refund` names the charge, `transfer` the payer: for accounts whose product has no refunds. Default: `refund`. */
  readonly refundBy?: 'refund' | 'transfer';
  /** The refunds that MTN makes. Default: `partial`. */
  readonly refunds?: 'full' | 'partial';
  /** Why a charge failed, by MTN's word; added to those that the rail knows, or instead of them. */
  readonly reasons?: Reasons;
  /** The same for refunds. */
  readonly refundReasons?: Reasons;
}

const CREDENTIALS: KnownOptions<MtnCredentials> = {
  subscriptionKey: { required: true },
  apiUser: { required: true },
  apiKey: { required: true },
};

/** As {@link MtnMomoOptions}, for a configuration without types. */
export const OPTIONS: KnownOptions<MtnMomoOptions> = {
  country: { required: true, oneOf: Object.keys(COUNTRIES) },
  collection: { required: true, parts: CREDENTIALS },
  disbursement: { parts: CREDENTIALS },
  targetEnvironment: {},
  callbacks: {},
  limits: { parts: LIMITS },
  prompt: { parts: { fr: { required: true }, en: { required: true } } },
  promptLifeMs: {},
  refundBy: { oneOf: ['refund', 'transfer'] },
  refunds: { oneOf: ['full', 'partial'] },
  reasons: {},
  refundReasons: {},
};
