import type { FailureCode } from '@mitako/contract/names';
import { type KnownOptions, LIMITS, type RailOptions } from '@mitako/rail-kit';

/** Options of {@link orangeMoneyPush}. */
export interface OrangeMoneyPushOptions extends RailOptions {
  /** Of the application. */
  readonly consumerKey: string;
  /** Its secret. */
  readonly consumerSecret: string;
  /** Of the partner: the parts of `X-AUTH-TOKEN`. */
  readonly apiUser: string;
  /** Its password. */
  readonly apiPassword: string;
  /** The merchant's number (channel user) of 9 digits, `699000000`. */
  readonly channelUserMsisdn: string;
  /**
   * The merchant's PIN of 4 digits. Anyone with it can move the merchant's money; three wrong ones block the account.
   */
  readonly pin: string;
  /** `production` for live money. Orange has no sandbox: `sandbox` is a simulator at `baseUrl`, for test money. */
  readonly environment: 'sandbox' | 'production';
  /** Default: `orange_push_cm`. Never changes. */
  readonly id?: string;
  /** Without a slash at its end. Default: `https://api-s1.orange.cm`. */
  readonly baseUrl?: string;
  /** Limits of one payment, in francs. Default: 10 to 500 000. */
  readonly limits?: { readonly min: number; readonly max: number };
  /** Life of a payToken and of its prompt, in milliseconds; rather too long than too short. Default: 10 minutes. */
  readonly promptLifeMs?: number;
  /** Words of messages about a wrong merchant PIN: all of one of these, instead of those that the rail knows. */
  readonly wrongPins?: readonly Words[];
  /** Recognised in messages before those that the rail knows. */
  readonly reasons?: readonly Reason[];
}

/** As {@link OrangeMoneyPushOptions}, for a configuration without types. */
export const OPTIONS: KnownOptions<OrangeMoneyPushOptions> = {
  consumerKey: { required: true },
  consumerSecret: { required: true },
  apiUser: { required: true },
  apiPassword: { required: true },
  channelUserMsisdn: { required: true },
  pin: { required: true },
  limits: { parts: LIMITS },
  promptLifeMs: {},
  wrongPins: {},
  reasons: {},
};

/**
 * Words, or beginnings of words, that a message has in this order, with anything in between. In small letters without
 * accents: `['solde', 'insuffisant']`.
 */
export type Words = readonly string[];

/** Why Orange refuses, by its message: one code stands for several reasons. */
export interface Reason {
  /** The text of the message. */
  readonly words: Words;
  /** The API's answer. */
  readonly failureCode: FailureCode;
}
