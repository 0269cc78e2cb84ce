import type { GatewayOptions, Logger, MessagesOptions, Store } from '@mitako/core';
import type { Settings } from '../configuration.ts';
import type { ShopOrMarketplace } from '../options/kind.ts';
import type { WaitUntil } from './run-when-due.ts';

/**
 * Options of `createMitako`: those of a configuration file, so that `{ ...configuration, secret }` runs what
 * `mitako serve` runs (`port` and `host` are the host's), and those of the engine. Exactly one of `shop` and
 * `marketplace`.
 */
export type MitakoOptions = CommonOptions & ShopOrMarketplace;

/** {@link MitakoOptions} without the kind of gateway. */
export interface CommonOptions
  extends
    Omit<Settings, 'store' | 'publicUrl' | 'hosts'>,
    Omit<
      GatewayOptions,
      'store' | 'publicUrl' | 'secret' | 'files' | 'parts' | 'signUp' | 'hosted' | 'onDue' | 'messages'
    > {
  /** Mail and text messages by ports of your own; their words are in `texts`. Default: `mail` and `sms`. */
  readonly messages?: Omit<MessagesOptions, 'texts'>;
  /**
   * SQLite file, `postgres://user:password@host/database`, an opened store, or, without live payments, `:memory:`.
   * Default: `mitako.db` in the working directory; required where a rail takes live money.
   */
  readonly store?: string | Store | undefined;
  /**
   * Address under which browsers, merchants and providers reach the handler, `https://shop.example.cm/pay`. Default:
   * `MITAKO_PUBLIC_URL` of the environment; one of both is required.
   */
  readonly publicUrl?: string | undefined;
  /** Root secret, at least 32 characters. Default: `MITAKO_SECRET` of the environment; one of both is required. */
  readonly secret?: string | undefined;
  /**
   * Migrates the schema of an older version at the start. Default: `false`, because a person decides when that happens;
   * a new, empty database is always migrated.
   */
  readonly migrate?: boolean;
  /**
   * Where webhooks, polling of rails, expiries and settlements are done. Default: `here`, in this process.
   *
   * `elsewhere`: `createWorker` runs in another process, or something calls `gateway.runDue()`. `{ waitUntil }`, for
   * serverless functions: after a response, what it made due; the rest by a cron (`toCronHandler`) each minute.
   */
  readonly background?: Background;
  /**
   * Compresses pages. Default: `true`. `false` for hosts that compress every response themselves; `toNextHandler` sees
   * to it.
   */
  readonly compress?: boolean;
  /**
   * Allows a public URL of plain http on other hosts than this machine: the sessions' cookies then cross the network
   * unprotected. Default: `false`.
   */
  readonly insecureCookies?: boolean;
  /**
   * Host names that are answered beside that of `publicUrl` and those of this machine, `*` for any; others are refused
   * with 421. Default: none while `publicUrl` is local, because a page of another site could reach this machine by a name of
   * its own; otherwise any, because your server decides which names it answers.
   */
  readonly hosts?: readonly string[];
  /** Default: warnings and errors on standard error. */
  readonly logger?: Logger;
}

/** Where background work is done. */
export type Background = 'here' | 'elsewhere' | { readonly waitUntil: WaitUntil };
