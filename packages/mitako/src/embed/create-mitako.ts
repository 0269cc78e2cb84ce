import {
  createGateway,
  type Gateway,
  isLocalHost,
  type Logger,
  type Rail,
  requireCurrentSchema,
  type sandboxRail,
  type Store,
  worldOf,
  WorldError,
} from '@mitako/core';
import type { OperatorClient } from '@mitako/client/operator';
import { type Connection, createDoor } from '@mitako/http';
import { type DrainOptions, drainServer } from '../drain.ts';
import { Failure } from '../failure.ts';
import { directoryFiles } from '../files/directory-files.ts';
import type { Server } from 'node:http';
import type { PostgresStore } from '@mitako/postgres';
import type { SqliteStore } from '@mitako/sqlite';
import { watchEventLoop } from '../event-loop.ts';
import { createHealth, type Health } from '../health.ts';
import { messagesOf } from '../messages/messages-of.ts';
import { warnOfImprint } from '../missing-imprint.ts';
import { type MarketplaceOptions, type ShopOptions, hostedRoles, openParts, signUpOf } from '../options/kind.ts';
import { brandOf } from '../options/look.ts';
import { OptionsError } from '../options/options-error.ts';
import { openRehearsal } from '../rehearsal/open-rehearsal.ts';
import { warnOfOthers } from '../rehearsal/warn-of-others.ts';
import { openShop } from '../options/open-shop.ts';
import { createLog } from '../output/log.ts';
import { openPaths, servedPaths } from '../served-paths.ts';
import { openStore } from '../store.ts';
import { defaultTelemetry, metricsOf } from '../telemetry/default-telemetry.ts';
import { readVersion } from '../version.ts';
import { type AttachOptions, attachTo } from './attach.ts';
import { firstRegistrations } from './first-registrations.ts';
import { watchIdleWork } from './idle-work.ts';
import { type InProcessMerchant, inProcessMerchant, inProcessOperator, type Mode } from './in-process.ts';
import type { CommonOptions, MitakoOptions } from './mitako-options.ts';
import { type MitakoHandlers, onMode } from './on-mode.ts';
import { optionProblems, storeProblem, withSandbox } from './option-problems.ts';
import { type MitakoPeople, peopleOf } from './people.ts';
import { createRequestGate } from './request-gate.ts';
import { runWhenDue } from './run-when-due.ts';
import { isInMemory } from '../unsafe-for-live.ts';
import { requireMs, requireOptions, requireServers } from './require-options.ts';
import { warnOfMode } from './warn-of-mode.ts';
import { withEnvironment } from './with-environment.ts';
import { withinBase } from './within-base.ts';

/** The store at a location: one in SQLite unless it is the URL of PostgreSQL. */
export type StoreAt<Location extends string | Store> = Location extends string
  ? string extends Location
    ? SqliteStore | PostgresStore
    : Location extends `postgres://${string}` | `postgresql://${string}`
      ? PostgresStore
      : SqliteStore
  : Location;

/** Options of `drain`. */
export interface MitakoDrainOptions extends DrainOptions {
  /** Servers that are not attached: of `toNodeHandler`, of Fastify's plugin, of Hono. Default: none. */
  readonly servers?: readonly Server[];
}

/** A gateway inside your own server, created by {@link createMitako}. */
export interface Mitako<OwnStore extends Store = Store, Provider extends string = string> extends MitakoHandlers {
  /** The engine. */
  readonly gateway: Gateway;
  /**
   * A merchant in one mode: the methods of `createClient` of `@mitako/client`, in process. Whether there is such a merchant
   * is known at the first call.
   * @throws RangeError for another mode
   */
  merchant(id: string, mode: Mode): InProcessMerchant<Provider>;
  /** The operator: the methods of `createOperatorClient`, in process and with every right. */
  readonly operator: OperatorClient;
  /** The people whom your program logs in, by the hooks of `people`. */
  readonly people: MitakoPeople;
  /**
   * The opened store, for rows of your own in the transaction of a payment:
   * `mitako.shop.within(mitako.store.inTransaction(write))` on SQLite, `withClient(client)` on PostgreSQL. Where the option is
   * a variable, its `name` says which of both it is: `if (mitako.store.name === 'sqlite')`.
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
   * `drain()` or `close()` on. `warnings` leave it ready: events that wait for a handler under a name that is no longer
   * registered; where `background` is elsewhere, work that is due and that nobody does.
   */
  readonly health: Health;
  /** All metrics in the text format of Prometheus, as `GET {publicUrl}/api/v1/metrics` shows them to an operator's key. */
  metrics(): Promise<string>;
  /**
   * In a rehearsal, the address of the page where you answer the prompts of simulated phones; otherwise null. Behind a public
   * address its key lets you in, until the next start: show it to nobody else.
   */
  readonly phones: string | null;
  /** The paths that it answers, for hosts that route by path: `/pay/api/v1`, `/pay/checkout` … */
  readonly paths: readonly string[];
  /**
   * Answers its own paths on a server, above all middleware: body parsers cannot take its requests. The `request` listeners
   * of the server receive everything else, in order, and upgrades are theirs. Call it in the tick of `listen`, or before. The
   * paths are all below the path of `publicUrl`; without one, those of `paths`.
   * @returns gives the listeners back; requests in flight are still answered
   * @throws Error when it is attached to this server already
   */
  attach(server: Server, options?: AttachOptions): () => void;
  /**
   * Ends the attached servers, and then itself, as `mitako serve` ends at SIGTERM: not ready at once; after `noticeMs` no
   * connection is accepted; requests in flight finish, also those of your own routes, and every response closes its
   * connection, so that clients which keep theirs busy do not hold the server up; then {@link close}. Repeated calls wait for
   * the same end.
   */
  drain(options?: MitakoDrainOptions): Promise<void>;
  /**
   * Refuses new requests with 503, lets those in flight finish (15 s at most), stops the background work and closes the
   * store; calls in process are then `SERVICE_UNAVAILABLE`. Repeated calls wait for the same end.
   */
  close(): Promise<void>;
}

/** A {@link Mitako} of one shop. */
export interface MitakoShop<OwnStore extends Store = Store, Provider extends string = string> extends Mitako<
  OwnStore,
  Provider
> {
  /** The shop itself, in the mode of `shop.livemode`. Its id with `mitako.merchant` is the same shop in either mode. */
  readonly shop: InProcessMerchant<Provider>;
}

/** Providers of these rails; those of the sandbox rail alone, without any. */
export type ProviderOf<Rails extends readonly Rail[]> = Rails extends readonly []
  ? ProviderOfRail<ReturnType<typeof sandboxRail>>
  : ProviderOfRail<Rails[number]>;

type ProviderOfRail<Of extends Rail> = Of['methods'][number]['provider'];

type Given<Location extends string | Store, Rails extends readonly Rail[]> = CommonOptions & {
  readonly store?: Location | undefined;
  readonly rails?: Rails;
};

/**
 * Opens the store and makes everything that `mitako serve` serves, as one handler. API and pages share the rate limits
 * of the gateway. The sandbox rail, for test keys, is always there. A shop writes its merchant at its first start.
 * `publicUrl`, `secret` and `rehearse` are read from the environment where they are left out: `MITAKO_PUBLIC_URL`,
 * `MITAKO_SECRET`, `MITAKO_REHEARSE`.
 *
 * @example
 * ```ts
 * const mitako = await createMitako({
 *   shop: { name: 'Boutique du Wouri', livemode: true },
 *   rails: [mtnMomo({ … })],
 *   store: 'shop.db',
 *   publicUrl: 'https://shop.example.cm/pay',
 * });
 * mitako.attach(app.listen(3000));
 * await mitako.on('payment.succeeded', { name: 'fulfil-order' }, async ({ data }) => ship(data.customer_reference));
 * const { checkout_url } = await mitako.shop.payments.create({ amount: 5000, customer_reference: order.id });
 * ```
 * @throws OptionsError with every option that is missing, wrong, misspelled or unsafe, for `shop` when the database has other
 * merchants, and for `store` when it cannot be opened
 * @throws SchemaError when the schema is older (without `migrate`) or newer than this version
 * @throws RootSecretError when the database belongs to another secret
 * @throws WorldError when the database is of a rehearsal and `rehearse` is not set, or the reverse
 * @throws StoreUnfitError when the database could lose what it confirms
 */
export function createMitako<
  const Location extends string | Store = 'mitako.db',
  const Rails extends readonly Rail[] = readonly [],
>(
  options: Given<Location, Rails> & { readonly shop: ShopOptions; readonly marketplace?: never },
): Promise<MitakoShop<StoreAt<Location>, ProviderOf<Rails>>>;
export function createMitako<
  const Location extends string | Store = 'mitako.db',
  const Rails extends readonly Rail[] = readonly [],
>(
  options: Given<Location, Rails> & { readonly marketplace: MarketplaceOptions; readonly shop?: never },
): Promise<Mitako<StoreAt<Location>, ProviderOf<Rails>>>;
/** Of a configuration that may be either. */
export function createMitako(options: MitakoOptions): Promise<Mitako | MitakoShop>;
export async function createMitako(passed: MitakoOptions): Promise<Mitako | MitakoShop> {
  const options = withEnvironment(passed);
  const problems = optionProblems(options);
  if (problems.length > 0) throw new OptionsError(problems);
  const {
    shop,
    rails = [],
    logger = createWarningLog(),
    files,
    hosts,
    background = 'here',
    parts: _,
    ...others
  } = options;
  // Both were required above.
  const { publicUrl = '', secret = '' } = options;
  const { process = { version: readVersion() } } = options;
  const store: string | Store = options.store ?? 'mitako.db';
  const rehearsal = options.rehearse === true ? await openRehearsal({ ...options, publicUrl }) : null;
  const opened = typeof store === 'string' ? await openAt(store) : store;
  let refused: Pick<Gateway, 'close'> = opened;
  try {
    const gateway: Gateway = createGateway({
      // All: the engine reads what it knows, so that no new option is forgotten.
      ...others,
      ...signUpOf(options),
      parts: openParts(options),
      hosted: hostedRoles(options.people),
      ...(files !== undefined && { files: directoryFiles(files.directory) }),
      brand: brandOf(options),
      messages: { ...messagesOf(options), ...options.messages },
      store: opened,
      publicUrl,
      secret,
      rails: withSandbox(rehearsal?.rails ?? rails),
      process,
      logger,
      telemetry: await defaultTelemetry(options.telemetry),
      ...(typeof background === 'object' && { onDue: runWhenDue(() => gateway, background.waitUntil) }),
    });
    refused = gateway;
    const { close: closeGate, enter, leave, isLeaving } = createRequestGate(gateway, logger);
    const within = withinBase(gateway, servedPaths({ ...options, gateway, rehearsal }));
    rehearsal?.callBack(within, logger);
    const { trustedProxies = [] } = options;
    const { staffUrl } = gateway;
    const door = createDoor({ publicUrl, staffUrl, trustedProxies, hosts: hosts ?? hostsOf(publicUrl), logger });
    let hasServed = false;
    const handler = enter((request, connection) => {
      requireFetchRequest(request);
      hasServed = true;
      return door(request, connection) ?? within(request, connection);
    });
    if (options.migrate === true || (await isNew(opened))) await gateway.migrate();
    const startedAtMs = gateway.clock.now();
    const registrations = firstRegistrations();
    // Also checks that schema, secret and database are fit.
    if (background === 'here') await gateway.start({ after: registrations.over });
    else await requireCurrentSchema(opened);
    const world = await worldOf(opened);
    if (world !== null && (world === 'rehearsal') !== gateway.rehearses) throw new WorldError(world);
    if (rehearsal !== null) await warnOfOthers(gateway, startedAtMs);
    logger.info({ parts: [...gateway.parts] }, 'open parts');
    if (background === 'elsewhere' && isInMemory(opened)) logger.warn({}, NO_WORKER);
    else if (background !== 'here')
      logger.info({}, 'webhooks, polls and expiries are left to createWorker, or to runDue()');
    const own = await openShop(gateway, shop);
    warnOfImprint(options, logger);
    warnOfMode(options, logger);
    const eventLoop = watchEventLoop(logger);
    const base = new URL(publicUrl).pathname.replace(/\/$/, '');
    const paths = openPaths(gateway).map((path) => base + path);
    const close = (finishMs?: number): Promise<void> => closeGate(finishMs).finally(() => eventLoop.stop());
    const attached = new Set<Server>();
    const drain = async ({ servers = [], ...how }: MitakoDrainOptions): Promise<void> => {
      leave();
      if (hasServed && attached.size + servers.length === 0) logger.warn({}, UNKNOWN_SERVER);
      await Promise.all([...new Set([...attached, ...servers])].map((server) => drainServer(server, logger, how)));
      await close(how.finishMs);
    };
    let draining: Promise<void> | null = null;
    const on = onMode(gateway, shop);
    registrations.open();
    return {
      gateway,
      merchant: (id, mode) => inProcessMerchant(gateway, id, mode),
      operator: inProcessOperator(gateway),
      people: peopleOf(gateway),
      ...(own !== null && { shop: own }),
      store: opened,
      handler,
      health: createHealth(gateway, eventLoop, isLeaving, background === 'here' ? undefined : watchIdleWork(gateway)),
      metrics: () => metricsOf(gateway),
      phones: rehearsal?.phones ?? null,
      paths,
      on: (type, how, handle) => registrations.counted(on(type, how, handle)),
      off: gateway.off,
      attach(server, given: AttachOptions = {}) {
        requireOptions('attach()', given, ['guard']);
        const { guard } = given;
        if ('guard' in given && typeof guard !== 'function') {
          throw new TypeError('guard of attach() must be a function: leave it out to let everyone in.');
        }
        if (attached.has(server)) {
          throw new Error('The gateway is attached to this server already. First call what attach() returned.');
        }
        const detach = attachTo(server, {
          handler,
          isOwn: (path) =>
            (base === '' ? paths : [base]).some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
          guard,
          onError: (error) => logger.error({ error }, 'the guard of an attached server failed'),
        });
        attached.add(server);
        return () => {
          attached.delete(server);
          detach();
        };
      },
      drain(how = {}) {
        requireOptions('drain()', how, ['noticeMs', 'finishMs', 'servers']);
        if (how.servers !== undefined) requireServers('drain()', how.servers);
        for (const name of ['noticeMs', 'finishMs'] as const) requireMs('drain()', name, how[name]);
        return (draining ??= drain(how));
      },
      close: () => close(),
    };
  } catch (error) {
    // With its background, which may have begun.
    await refused.close();
    throw error;
  }
}

/** @throws TypeError for the request of Node's server, which Express passes to what it is given */
function requireFetchRequest(request: Partial<Request> | undefined): void {
  if (typeof request?.headers?.get === 'function') return;
  throw new TypeError(
    'mitako.handler takes a fetch Request: give Express, Connect and http toNodeHandler(mitako.handler).',
  );
}

const UNKNOWN_SERVER =
  'This process ends while its server may have requests in flight, which are cut: drain() and stopOnSignals() know the servers of attach() and those in servers. Pass servers: [server].';

const NO_WORKER =
  "background is 'elsewhere', and no other process can open a store in memory: webhooks, handlers, polls and expiries wait for runDue() in this one. Leave background out, or set store to a file or to PostgreSQL.";

async function openAt(location: string): Promise<Store> {
  try {
    return (await openStore(location)).store;
  } catch (error) {
    throw error instanceof Failure ? new OptionsError([storeProblem(error.message)], { cause: error }) : error;
  }
}

/** While it is developed, this machine alone. Later, which names lead to a host is the host's own business. */
function hostsOf(publicUrl: string): readonly string[] | null {
  return isLocalHost(new URL(publicUrl).hostname) ? [] : null;
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
