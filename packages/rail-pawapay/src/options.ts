import type { FailureCode } from '@mitako/contract/names';
import type { KnownOptions, RailOptions } from '@mitako/rail-kit';
import type { PawapayProvider } from './providers.ts';

/** Options of `pawapay`. */
export interface PawapayOptions extends RailOptions {
  /** API token of the dashboard. Sandbox and production have one each. */
  readonly apiToken: string;
  /** `sandbox` is for test money only, `production` for live money only. */
  readonly environment: 'sandbox' | 'production';
  /** Providers that payers can use. Default: all of `pawapayProviders`. */
  readonly providers?: readonly PawapayProvider[];
  /** Signs deposits and refunds. pawaPay wants it once "Only accept signed requests" is set in its dashboard. */
  readonly signing?: PawapaySigning;
  /** Follows signed callbacks only: for "signed callbacks" of the dashboard. Default: false, all are followed. */
  readonly signedCallbacks?: boolean;
  /** Default: `pawapay`. Never changes: ids of deposits are derived from it. */
  readonly id?: string;
  /** Without a slash at its end. Default: `https://api.sandbox.pawapay.io` or `https://api.pawapay.io`. */
  readonly baseUrl?: string;
  /** Life of a prompt on a phone, in milliseconds; rather too long than too short. Default: 10 minutes. */
  readonly promptLifeMs?: number;
  /**
   * How long after the life of a prompt a deposit that pawaPay does not know was never received, in milliseconds: the payer
   * may try again. Default: 10 minutes.
   */
  readonly absentMarginMs?: number;
  /** How long after its end a callback's signature is accepted, in milliseconds. Default: 15 minutes. */
  readonly callbackLateMs?: number;
  /** Where pawaPay publishes its public keys. Default: `/v2/public-key/http`. */
  readonly publicKeysPath?: string;
  /** Meanings of pawaPay's codes of failed deposits and refunds, before those that the rail knows. */
  readonly failureCodes?: Readonly<Record<string, FailureCode>>;
  /** Time of callbacks, in milliseconds since 1970, for tests. Default: the machine's. */
  readonly nowMs?: () => number;
}

/** A key pair whose public half is in pawaPay's dashboard. */
export interface PawapaySigning {
  /** The key's id in the dashboard. */
  readonly keyId: string;
  /** PEM (PKCS #8 or SEC 1): P-256, P-384 or RSA. */
  readonly privateKey: string;
  /** Of an ECDSA signature. Default: `der`, as in pawaPay's sample; RFC 9421 has `ieee-p1363`. */
  readonly ecdsaEncoding?: 'der' | 'ieee-p1363';
}

const SIGNING: KnownOptions<PawapaySigning> = {
  keyId: { required: true },
  privateKey: { required: true },
  ecdsaEncoding: { oneOf: ['der', 'ieee-p1363'] },
};

/** As {@link PawapayOptions}, for a configuration without types. */
export const OPTIONS: KnownOptions<PawapayOptions> = {
  apiToken: { required: true },
  providers: {},
  signing: { parts: SIGNING },
  signedCallbacks: {},
  promptLifeMs: {},
  absentMarginMs: {},
  callbackLateMs: {},
  publicKeysPath: {},
  failureCodes: {},
  nowMs: {},
};

/** The options with what has a default. */
export type Configured = PawapayOptions & Required<Pick<PawapayOptions, 'id' | 'baseUrl' | 'providers'>>;
