import type { FailureCode } from '@mitako/contract/names';
import { type KnownOptions, LIMITS, type RailOptions, wallets } from '@mitako/rail-kit';
import type { AirtelCountry } from './countries.ts';

/** Options of {@link airtelMoney}. */
export interface AirtelMoneyOptions extends RailOptions {
  /** ISO 3166-1 alpha-2. An application of Airtel's is for one country: each has a rail of its own. */
  readonly country: AirtelCountry;
  /** Of the application in Airtel's developer portal. */
  readonly clientId: string;
  /** Its secret. */
  readonly clientSecret: string;
  /** `sandbox` (Airtel's staging) accepts test money only, `production` live money only. */
  readonly environment: 'sandbox' | 'production';
  /** Default: `airtel_money_` and the country, `airtel_money_ga`. Never changes. */
  readonly id?: string;
  /**
   * Without a slash at its end. Default: `https://openapi.airtel.africa`, in the sandbox
   * `https://openapiuat.airtel.africa`.
   */
  readonly baseUrl?: string;
  /** Default: none. Each way is a product that Airtel adds to the application. */
  readonly refunds?: AirtelRefunds;
  /** Signs what moves money (`x-signature`, `x-key`). Default: false. */
  readonly signing?: boolean;
  /** Key of the portal's callback authentication. With it, a callback without a right hash names nothing. */
  readonly callbackKey?: string;
  /** Default: `/merchant/v1/payments/`, signed `/merchant/v2/payments/`. */
  readonly collectionPath?: string;
  /** Put before national numbers, for a country that wants `0` or its calling code. Default: nothing. */
  readonly msisdnPrefix?: string;
  /** Of the text that Airtel takes: at least 8. Default: 64. */
  readonly descriptionLengthMax?: number;
  /** Limits of one payment, in francs. Default: 10 to 1 500 000. */
  readonly limits?: { readonly min: number; readonly max: number };
  /** The code that brings the prompt back, `*126#`. Default: no code, because Airtel publishes none. */
  readonly ussd?: string;
  /** Life of a prompt, in milliseconds; rather too long than too short. Default: 5 minutes. */
  readonly promptLifeMs?: number;
  /**
   * When the status may first be read, in milliseconds after a charge. Callbacks are followed sooner. Default: 1
   * minute.
   */
  readonly firstLookupMs?: number;
  /** Meanings of codes in this country, before those that the rail knows: `{ DP00800001005: 'invalid_payer' }`. */
  readonly failureCodes?: Readonly<Record<string, FailureCode>>;
}

/** The way of refunds. */
export type AirtelRefunds =
  /** A payout under an id of ours, so that it can be looked up; of any part. */
  | {
      readonly by: 'disbursement';
      /** Of 4 digits, of the account that pays out. Anyone with it can move its money. */
      readonly pin: string;
      /** Airtel's RSA key for the PIN, from the portal: PEM, or base64 of DER. */
      readonly publicKey: string;
      /** Padding of the encrypted PIN. Default: `pkcs1` (PKCS #1 v1.5). */
      readonly padding?: 'pkcs1' | 'oaep';
      /** Default: `/standard/v1/disbursements/`. */
      readonly path?: string;
    }
  /**
   * Of the whole payment, without an id of ours: one whose answer is lost may have to be clarified with Airtel by hand.
   */
  | { readonly by: 'reversal'; /** Default: `/standard/v1/payments/refund`. */ readonly path?: string };

const BY = { required: true, oneOf: ['disbursement', 'reversal'] satisfies readonly AirtelRefunds['by'][] } as const;

const WAYS: { readonly [By in AirtelRefunds['by']]: KnownOptions<Extract<AirtelRefunds, { readonly by: By }>> } = {
  disbursement: {
    by: BY,
    pin: { required: true },
    publicKey: { required: true },
    padding: { oneOf: ['pkcs1', 'oaep'] },
    path: {},
  },
  reversal: { by: BY, path: {} },
};
/** Which of the two was meant is not known. */
const EITHER = { ...WAYS.disbursement, pin: {}, publicKey: {} };

/** As {@link AirtelMoneyOptions}, for a configuration without types. */
export function knownOptions(options: AirtelMoneyOptions | undefined): KnownOptions<AirtelMoneyOptions> {
  const by = options?.refunds?.by;
  return {
    country: { required: true, oneOf: Object.keys(wallets.airtel_money) },
    clientId: { required: true },
    clientSecret: { required: true },
    refunds: { parts: by === 'reversal' || by === 'disbursement' ? WAYS[by] : EITHER },
    signing: {},
    callbackKey: {},
    collectionPath: {},
    msisdnPrefix: {},
    descriptionLengthMax: {},
    limits: { parts: LIMITS },
    ussd: {},
    promptLifeMs: {},
    firstLookupMs: {},
    failureCodes: {},
  };
}
