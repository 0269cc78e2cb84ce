import { type KnownOptions, LIMITS, type RailOptions, wallets } from '@mitako/rail-kit';
import type { OrangeCountry } from '../method.ts';

/** Options of {@link orangeMoneyWeb}. */
export interface OrangeMoneyWebOptions extends RailOptions {
  /** Of the application in the Orange developer console. */
  readonly clientId: string;
  /** Its secret. */
  readonly clientSecret: string;
  /** Of the merchant account. */
  readonly merchantKey: string;
  /** `sandbox` accepts test money only (OUV), `production` live money only. */
  readonly environment: 'sandbox' | 'production';
  /** ISO 3166-1 alpha-2. Default: `CM`. */
  readonly country?: OrangeCountry;
  /** Default: `orange_web_` and the country, `orange_web_cm`. Never changes. */
  readonly id?: string;
  /** Without a slash at its end. Default: `https://api.orange.com`. */
  readonly baseUrl?: string;
  /** Default: `/oauth/v3/token`. */
  readonly tokenPath?: string;
  /** The country in paths. Default: `dev` in the sandbox, else the country in small letters. */
  readonly countryPath?: string;
  /** Limits of one payment, in francs. Default: 1 to 500 000. */
  readonly limits?: { readonly min: number; readonly max: number };
  /** How long Orange's page can be paid on, in milliseconds. Default: 10 minutes. */
  readonly pageLifeMs?: number;
}

/** As {@link OrangeMoneyWebOptions}, for a configuration without types. */
export const OPTIONS: KnownOptions<OrangeMoneyWebOptions> = {
  clientId: { required: true },
  clientSecret: { required: true },
  merchantKey: { required: true },
  country: { oneOf: Object.keys(wallets.orange_money) },
  tokenPath: {},
  countryPath: {},
  limits: { parts: LIMITS },
  pageLifeMs: {},
};
