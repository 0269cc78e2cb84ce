import type {
  PayoutsFrom,
  Rail,
  RetentionOptions,
  SearchOptions,
  SignUpModes,
  Sms,
  TermsOptions,
  WalletTiers,
} from '@mitako/core';
import type { PeopleOptions } from '@mitako/pages';
import type { PartsOptions, ShopOrMarketplace } from './options/kind.ts';
import type { LookOptions } from './options/look.ts';

/**
 * A configuration file, `mitako.config.mts`. Flags and environment variables take precedence over it. The root secret is
 * not part of it: it comes from MITAKO_SECRET.
 */
export type Configuration = Settings & ShopOrMarketplace;

/** What a configuration file has beside the kind of gateway. */
export interface Settings extends TermsOptions, LookOptions {
  /**
   * Opens or closes parts: pages, the API, logins. What is open without it depends on the kind of gateway: of a shop the
   * checkout and payment links, and what `people` logs in to; of a marketplace also `api`, `wallets`, `dashboard` and `operator`.
   */
  readonly parts?: PartsOptions;
  /**
   * Rehearses: simulated providers take the place of all rails, accept any credentials, and have a page of phones, `/rehearsal`
   * below `publicUrl`, where you answer prompts. Live payments then move no money, and every page, event and webhook says so.
   * A database that was rehearsed on once takes no real payments, ever, and the reverse. Needs `@mitako/testing`, and one
   * process. Default: `false`.
   */
  readonly rehearse?: boolean;
  /** SQLite file, or `postgres://user:password@host/database`. Default: `mitako.db`. */
  readonly store?: string;
  /** Address under which customers, merchants and providers reach the server, `https://pay.example.cm`. */
  readonly publicUrl?: string;
  /** Port to listen on. Default: 4010. */
  readonly port?: number;
  /** Address to listen on. Default: `127.0.0.1`. */
  readonly host?: string;
  /** Addresses or networks (`10.0.0.0/8`) whose X-Forwarded-For is trusted. Default: none. */
  readonly trustedProxies?: readonly string[];
  /**
   * Host names that are answered beside those of `publicUrl` and of this machine, `pay.internal`; `*` for any. Others are
   * refused with 421. Default: none.
   */
  readonly hosts?: readonly string[];
  /** Rails of real providers, in the order of the checkout. The sandbox rail, for test keys, is always there. */
  readonly rails?: readonly Rail[];
  /** Where webhooks may go besides public addresses: networks of your own, such as `10.0.0.0/8`. Default: none. */
  readonly webhooks?: { readonly allowNetworks?: readonly string[] };
  /**
   * Where merchants, operators and agents have their pages and log in, and nowhere else, `https://staff.example.cm`: another
   * host than that of `publicUrl`, with its scheme and path. Default: `publicUrl`.
   */
  readonly staffUrl?: string;
  /**
   * Mail server, `smtps://user:password@host?from=no-reply@example.cm`; MITAKO_MAIL takes precedence. Default: no mail is sent.
   */
  readonly mail?: string;
  /** Provider of text messages: `httpSms({ … })`. Default: none are sent, and numbers are not verified. */
  readonly sms?: Sms;
  /**
   * The operator's panel, its API and its login are open to these networks alone, addresses or CIDR blocks;
   * MITAKO_PANEL_ALLOW_FROM takes precedence. Default: to all.
   */
  readonly panel?: { readonly allowFrom: readonly string[] };
  /** Whether operators and agents need a second factor: where live money is taken (default), or never. */
  readonly secondFactor?: 'in_live_mode' | 'optional';
  /**
   * Your own program logs in staff, customers or both, by hooks: their pages ask it at each view, our logins of their roles are
   * closed. `mitako dev` leaves them out. Default: accounts with a password here.
   */
  readonly people?: PeopleOptions;
  /** Whether users open wallets by themselves. Default: `open`. */
  readonly userSignUp?: SignUpModes['users'];
  /** Limits of users' wallets in whole francs, by how well a user is known. Default: none. */
  readonly walletTiers?: WalletTiers;
  /** Your account that payouts come from, for ISO 20022 bank files. */
  readonly payoutsFrom?: PayoutsFrom;
  /** Keeps uploaded files in a directory, which all processes share. Default: in the store. */
  readonly files?: { readonly directory: string };
  /** How long events, sessions and files of disputes are kept. Default: 30, 30 and 365 days. */
  readonly retention?: RetentionOptions;
  /** Also indexes the words of descriptions. Default: they are compared with the newest payments. */
  readonly search?: SearchOptions;
}

/**
 * Types a configuration file:
 *
 * ```ts
 * import { defineConfig } from 'mitako';
 *
 * export default defineConfig({ marketplace: {}, store: 'mitako.db', publicUrl: 'https://pay.example.cm' });
 * ```
 */
export function defineConfig(configuration: Configuration): Configuration {
  return configuration;
}

/** Settings that are flags too. */
export const FLAG_SETTINGS = [
  'rehearse',
  'store',
  'publicUrl',
  'port',
  'host',
  'trustedProxies',
  'hosts',
] as const satisfies readonly (keyof Configuration)[];

/** Settings that only the file has. */
export const FILE_SETTINGS = [
  'shop',
  'marketplace',
  'parts',
  'rails',
  'methods',
  'fees',
  'mail',
  'sms',
  'staffUrl',
  'webhooks',
  'panel',
  'secondFactor',
  'people',
  'userSignUp',
  'walletTiers',
  'payoutsFrom',
  'files',
  'retention',
  'search',
  'brand',
  'app',
  'texts',
  'slots',
  'languages',
] as const satisfies readonly (keyof Configuration)[];

export const SETTINGS = [...FLAG_SETTINGS, ...FILE_SETTINGS] as const;
