import {
  createGateway,
  type Gateway,
  type GatewayOptions,
  type Handlers,
  isLocalHost,
  type Logger,
  sandboxRail,
  type Store,
} from '@mitako/core';
import { type Connection, createDoor } from '@mitako/http';
import { drain, type DrainOptions } from '../drain.ts';
import { directoryFiles } from '../files/directory-files.ts';
import type { Server } from 'node:http';
import type { PostgresStore } from '@mitako/postgres';
import type { SqliteStore } from '@mitako/sqlite';
import type { Configuration } from '../configuration.ts';
import { watchEventLoop } from '../event-loop.ts';
import { createHealth, type Health } from '../health.ts';
import { messagesOf } from '../messages/messages-of.ts';
import { createLog } from '../output/log.ts';
import { PATHS, servedPaths } from '../served-paths.ts';
import { openStore } from '../store.ts';
import { unsafeForLive } from '../unsafe-for-live.ts';
import { readVersion } from '../version.ts';
import { createRequestGate } from './request-gate.ts';
import { withinBase } from './within-base.ts';

/**
 * Options of {@link createMitako}: those of a configuration file, so that `{ ...configuration, secret }` runs what
 * `mitako serve` runs (`port` and `host` are the host's), and those of the engine.
 */
export interface MitakoOptions
  extends
    Omit<Configuration, 'store' | 'publicUrl' | 'allowedHosts'>,
    Omit<GatewayOptions, 'store' | 'publicUrl' | 'secret' | 'files'> {
  /** SQLite file, `:memory:`, `postgres://user:password@host/database`, or an opened store. Default: `mitako.db`. */
  readonly store?: string | Store;
  /** Address under which browsers, merchants and providers reach the handler, `https://shop.example.cm/pay`. Required. */
  readonly publicUrl?: string | undefined;
  /** Root secret, at least 32 characters, usually `process.env.MITAKO_SECRET`. Required. */
  readonly secret: string | undefined;
  /**
   * Migrates the schema of an older version at the start. Default: `false`, because a person decides when that happens;
   * a new, empty database is always migrated.
   */
  readonly migrate?: boolean;
  /**
   * Background work in this process: webhooks, polling of rails, expiries, settlements. Default: `true`. `false` where
   * other processes do it, or something calls `gateway.runDue()`.
   */
  readonly background?: boolean;
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
  readonly allowedHosts?: readonly string[];
  /** Default: warnings and errors on standard error. */
  readonly logger?: Logger;
}

/** The store at a location: one in SQLite unless it is the URL of PostgreSQL. */
export type StoreAt<Location extends string | Store> = Location extends string
  ? string extends Location
    ? SqliteStore | PostgresStore
    : Location extends `postgres://${string}` | `postgresql://${string}`
      ? PostgresStore
      : SqliteStore
  : Location;

/** A gateway inside your own server, created by {@link createMitako}. */
export interface Mitako<OwnStore extends Store = Store> extends Handlers {
  /** The engine: `mitako.gateway.payments.create(…)` in process. */
  readonly gateway: Gateway;
  /**
   * The opened store, for rows of your own in the transaction of a payment:
   * `mitako.gateway.within(mitako.store.inTransaction(write))` on SQLite, `withClient(client)` on PostgreSQL.
   */
  readonly store: OwnStore;
  /**
   * Answers requests under the public URL: the API, checkout, payment links, dashboard and operator panel. Hand it a
   * fetch server's requests, or {@link toNodeHandler} those of Node.
   */
  readonly handler: (request: Request, connection?: Connection) => Promise<Response>;
  /**
   * For what runs this process and sends it traffic: `health.live()` and `health.ready()` answer as `GET /livez` and
   * `GET /readyz` of `mitako serve`. Not ready while the store fails, after the event loop was blocked for 2 s, and from
   * `drain()` or `close()` on.
   */
  readonly health: Health;
  /** The paths that it answers, for hosts that route by path: `/pay/api/v1`, `/pay/checkout` … */
  readonly paths: readonly string[];
  /**
   * Ends the server that it answers on, and then itself, as `mitako serve` ends at SIGTERM: not ready at once; after
   * `noticeMs` no connection is accepted; requests in flight finish, also those of your own routes, and every response
   * closes its connection, so that clients which keep theirs busy do not hold the server up; then {@link close}.
   */
  drain(server: Server, options?: DrainOptions): Promise<void>;
  /**
   * Refuses new requests with 503, lets those in flight finish (15 s at most), stops the background work and closes the
   * store. Repeated calls wait for the same end.
   */
  close(): Promise<void>;
}

/**
 * Opens the store and makes everything that `mitako serve` serves, as one handler. API and pages share the rate limits
 * of the gateway. The sandbox rail, for test keys, is always there.
 *
 * @example
 * ```ts
 * const mitako = await createMitako({
 *   store: 'mitako.db',
 *   publicUrl: 'https://shop.example.cm/pay',
 *   secret: process.env.MITAKO_SECRET,
 * });
 * app.use('/pay', toNodeHandler(mitako.handler));
 * await mitako.on('payment.succeeded', { name: 'fulfil-order' }, async ({ data }) => ship(data.customer_reference));
 * ```
 * @throws TypeError when `secret` or `publicUrl` is missing, the public URL is plain http without `insecureCookies`, a
 * network is invalid, or live rails would be unsafe
 * @throws RangeError for what `createGateway` refuses, such as webhooks to this machine under a public URL
 * @throws SchemaError when the schema is older (without `migrate`) or newer than this version
 * @throws RootSecretError when the database belongs to another secret
 * @throws StoreUnfitError when the database could lose what it confirms
 */
export async function createMitako<const Location extends string | Store = 'mitako.db'>(
  options: MitakoOptions & { readonly store?: Location },
): Promise<Mitako<StoreAt<Location>>> {
  const { rails = [], logger = createWarningLog(), files, allowedHosts, ...others } = options;
  const publicUrl = required(
    'publicUrl',
    options.publicUrl,
    'the address of this gateway, https://shop.example.cm/pay',
  );
  const secret = required('secret', options.secret, 'MITAKO_SECRET, made with `openssl rand -base64 33`');
  const unsafe = unsafeForLive({ publicUrl, secret, rails });
  if (unsafe !== null) throw new TypeError(unsafe.message);

  const { process = { version: readVersion() } } = options;
  const store: string | Store = options.store ?? 'mitako.db';
  const opened = typeof store === 'string' ? (await openStore(store)).store : store;
  try {
    const gateway = createGateway({
      // All: the engine reads what it knows, so that no new option is forgotten.
      ...others,
      ...(files !== undefined && { files: directoryFiles(files.directory) }),
      messages: { ...messagesOf(options), ...options.messages },
      store: opened,
      publicUrl,
      secret,
      rails: rails.some(({ id }) => id === SANDBOX) ? rails : [...rails, sandboxRail()],
      process,
      logger,
    });
    const { close: closeGate, enter, leave, isLeaving } = createRequestGate(gateway);
    const within = withinBase(gateway, servedPaths({ ...options, gateway }));
    const door = createDoor({ publicUrl, allowedHosts: allowedHosts ?? hostsOf(publicUrl), logger });
    const handler = enter((request, connection) => door(request) ?? within(request, connection));
    if (options.migrate === true || (await isNew(opened))) await gateway.migrate();
    // Also checks that schema, secret and database are fit.
    if (options.background !== false) await gateway.start();
    const eventLoop = watchEventLoop(logger);
    const base = new URL(publicUrl).pathname.replace(/\/$/, '');
    const { on, off } = gateway;
    const close = (): Promise<void> => closeGate().finally(() => eventLoop.stop());
    return {
      gateway,
      store: opened as StoreAt<Location>,
      handler,
      health: createHealth(gateway, eventLoop, isLeaving),
      paths: PATHS.map((path) => base + path),
      on,
      off,
      async drain(server, how) {
        leave();
        await drain(server, how);
        await close();
      },
      close,
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const SANDBOX = sandboxRail().id;

/** While it is developed, this machine alone. Later, which names lead to a host is the host's own business. */
function hostsOf(publicUrl: string): readonly string[] | null {
  return isLocalHost(new URL(publicUrl).hostname) ? [] : null;
}

function required(name: string, value: string | undefined, advice: string): string {
  if (value !== undefined && value !== '') return value;
  throw new TypeError(`createMitako needs ${name}: ${advice}. Is its environment variable set?`);
}

async function isNew(store: Store): Promise<boolean> {
  const { state, applied } = await store.migrations.status();
  return state === 'behind' && applied.length === 0;
}

/** A library in another server logs only warnings and errors. */
function createWarningLog(): Logger {
  const { warn, error } = createLog(process.stderr.isTTY ? 'pretty' : 'json');
  return { debug: () => {}, info: () => {}, warn, error };
}
