import { type Part, PARTS } from '@mitako/contract';
import { CASH_METHOD, WALLET_METHOD } from '@mitako/contract/names';
import { checkedBrand } from './brand/checked-brand.ts';
import { createAddressGuard } from './system/address-guard.ts';
import { hostname } from 'node:os';
import { createIds } from './basics/ids.ts';
import {
  checkedCurrencies,
  checkedInterval,
  checkedNetworks,
  checkedPublicUrl,
  checkedRetention,
} from './checked-options.ts';
import type { Context } from './context.ts';
import { isStoreUnavailable } from './errors.ts';
import type { Gateway, GatewayOptions } from './gateway.ts';
import { databaseFiles } from './files/database-files.ts';
import { createClockWatch } from './health/clock-watch.ts';
import { guardByClock } from './health/guard-by-clock.ts';
import { createOutage } from './health/outage.ts';
import { readiness } from './health/readiness.ts';
import { type Call, createCall, identify } from './kernel/call.ts';
import { unavailable } from './kernel/decide-and-commit.ts';
import { createCheckpointKey } from './ledger/checkpoints/signature.ts';
import { createLedger } from './ledger/in-process.ts';
import { createPlaces } from './limits/places.ts';
import { memoryRateLimiter } from './limits/memory-rate-limiter.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import { requestLimits } from './limits/request-limits.ts';
import { storeRateLimiter } from './limits/store-rate-limiter.ts';
import { readLogo } from './merchants/logo/logo.ts';
import { checkedMessageTexts } from './messages/message-texts.ts';
import { checkedTerms, type MethodOptions } from './methods/terms.ts';
import { checkedPayoutsFrom } from './payout-exports/payouts-from.ts';
import { engineStore, type Store } from './ports/store.ts';
import { refundOffer } from './refunds/decide-refund.ts';
import { checkedRails } from './rails/checked-rails.ts';
import { checkRails, logRailProblems } from './rails/check-rails.ts';
import { createRailAccounts } from './rails/rail-accounts.ts';
import { createMissingRails } from './rails/missing-rails.ts';
import { createRailsHealth } from './rails/rails-health.ts';
import { RATE_LIMITS } from './limits/policies.ts';
import { providersOf } from './rails/provider-labels.ts';
import { requireNoLocalWebhooks, seedingProblem } from './sandbox/public-sandbox.ts';
import { guardContacts } from './root-secret/guard-contacts.ts';
import { createRootSecrets } from './root-secret/root-secrets.ts';
import { createUnlock } from './root-secret/unlock.ts';
import { SANDBOX_RAIL_ID } from './sandbox/sandbox-rail.ts';
import { seedSandbox } from './sandbox/seed.ts';
import { systemClock } from './system/clock.ts';
import { createHasher } from './system/hasher.ts';
import { createPasswordCheck } from './system/password-check.ts';
import type { Keyring } from './system/keyring.ts';
import { describingErrors } from './system/logger-fields.ts';
import { silentLogger } from './system/logger.ts';
import { createInFlight } from './system/in-flight.ts';
import { dataOf, refused } from './kernel/result.ts';
import { createPageSeal } from './system/page-seal.ts';
import { systemRandom } from './system/random.ts';
import { createSender } from './system/sender.ts';
import { checkedStaffUrl } from './system/site-url.ts';
import { createHandlers } from './webhooks/handlers.ts';
import { createDeliveryLog } from './webhooks/delivery-log.ts';
import { createSigningKeys } from './webhooks/signing-keys.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { createTokens } from './system/tokens.ts';
import { checkedWalletTiers } from './wallets/tiers.ts';
import { createBackground } from './worker/background.ts';
import { checkedSignUp } from './people/sign-up-mode.ts';
import { postBeforeClosing } from './worker/post-before-closing.ts';

/** Time for calls in flight when the gateway closes. */
const FINISH_MS = 15_000;
/** Each upload is in memory while it is received: 80 MiB in all, and as much for the forms of each panel. */
const UPLOADS = { accountMax: 2, max: 16 } as const;

/**
 * Creates an engine. Opens no connection and starts no background work until `start()`.
 * @throws RangeError when the root secret is shorter than 32 characters, the public URL is invalid, a currency is
 * unknown, `staffUrl` is no host of its own, webhooks could reach this machine without `publicSandbox`, two rails share an id, a rail declares an invalid method, `methods` or `fees` are invalid, the account of payouts is invalid, `brand` has a mistake, `walletTiers` are, sign-up is to be verified without a mailer, the ledger check interval is not positive, or
 * something is to be kept for less than a day
 */
export function createGateway(options: GatewayOptions): Gateway {
  const background = createBackground(() => context);
  const context: Context = createContext(options, (reason) => {
    background.wake(reason);
    if (reason === 'deliveries') options.onDue?.();
  });
  const { store } = context;

  // A gateway that only read, or that refused to start, writes nothing when it closes.
  let isWorking = false;
  const closing = new AbortController();
  const inFlight = createInFlight();
  let isClosed = false;

  /** Later than `closing`: handlers in flight may call. A closed store would answer with the errors of its driver. */
  async function entered<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isClosed) throw unavailable();
    return inFlight.run(work);
  }
  const callWithin = (place: Context): Call => {
    const call = createCall(place);
    return (name, arrived) => {
      isWorking = true;
      return isClosed ? Promise.resolve(refused(unavailable())) : inFlight.run(() => call(name, arrived));
    };
  };
  const call = callWithin(context);
  const { on, off } = createHandlers(context);

  return {
    publicUrl: context.settings.publicUrl,
    staffUrl: context.settings.staffUrl,
    store,
    rehearses: context.settings.rehearses,
    brand: context.settings.brand,
    parts: context.settings.parts,
    hosted: context.settings.hosted,
    logger: context.logger,
    clock: context.clock,
    messages: {
      async bounced(id) {
        const by = { way: 'in_process', credential: { kind: 'operator' } } as const;
        dataOf(await call('reportBounce', { ...by, parameters: { message_id: id } }));
      },
    },
    sends: {
      mail: context.channels.mail !== null,
      sms: context.channels.sms !== null,
      inTestMode: context.settings.messagesInTestMode,
    },
    signUp: context.settings.signUp,
    within(transaction) {
      const joined = engineStore(transaction);
      const wake = joined.isDeferred === true ? () => undefined : context.wake;
      return { call: callWithin({ ...context, store: joined, wake }) };
    },
    on: (type, name, handler) => entered(() => on(type, name, handler)),
    off: (name) => entered(() => off(name)),
    ledger: createLedger(call),
    logo: (id) => readLogo(context, id),
    pageSeal: createPageSeal(context.keyring),
    terms: context.settings.terms,
    testMode: {
      paymentsPerDayMax: context.limits === null ? null : RATE_LIMITS.testPayments.quota,
      unpaidKeptMs: context.settings.retention.testMs,
    },
    providers: (livemode) => providersOf(context.rails, livemode),
    refundOffer: (paymentId) => entered(() => refundOffer(context, paymentId)),
    checkRails: () => checkRails(context, closing.signal),
    readiness: () => readiness(store, background.lastWriteSucceeded(), context.clockWatch.apart()),
    warnings: () => [...context.clockWatch.warnings(), ...background.warnings(), ...context.missingRails.warnings()],
    migrate: () => store.migrations.migrate(),
    async start({ after } = {}) {
      await store.assertFit();
      await requireCurrentSchema(store);
      // Before anything is decided or written: its clock may have been set back.
      await context.clockWatch.compare(store);
      await context.unlock();
      await context.tokens.prepare();
      isWorking = true;
      background.start(after);
      void logRailProblems(context, closing.signal);
    },
    runDue: ({ budgetMs } = {}) =>
      entered(async () => {
        isWorking = true;
        await context.unlock();
        return background.runDue(budgetMs);
      }),
    async close() {
      closing.abort();
      await background.stop();
      isClosed = true;
      await inFlight.ended(FINISH_MS);
      if (isWorking) await postBeforeClosing(context);
      const { mail, sms } = context.channels;
      await Promise.all([context.sender.close(), mail?.close?.(), sms?.close?.()]);
      context.passwordCheck.close();
      await store.close();
    },
    async seedSandbox() {
      const problem = seedingProblem({ ...options, publicUrl: context.settings.publicUrl, rails: context.rails });
      if (problem !== null) throw new RangeError(problem);
      await context.unlock();
      await context.tokens.prepare();
      return seedSandbox(context);
    },
    authenticate: (credential) =>
      entered(() => identify(context, credential)).catch((error: unknown) => {
        throw isStoreUnavailable(error) ? unavailable(error) : error;
      }),
    call,
  };
}

/** @throws SchemaError when the schema is older or newer than this engine */
export async function requireCurrentSchema({ migrations }: Pick<Store, 'migrations'>): Promise<void> {
  const { state, pending } = await migrations.status();
  if (state === 'behind') {
    const lacks = pending.join(', ');
    throw new SchemaError(state, `The database lacks ${lacks}. Call gateway.migrate(), or run: mitako migrate`);
  }
  if (state === 'ahead') throw new SchemaError(state, 'The database was made by a newer Mitako. Upgrade this one.');
}

/** The schema does not match this engine. */
export class SchemaError extends Error {
  readonly state: 'behind' | 'ahead';

  constructor(state: 'behind' | 'ahead', message: string) {
    super(message);
    this.name = 'SchemaError';
    this.state = state;
  }
}

function createContext(options: GatewayOptions, wake: Context['wake']): Context {
  const { rehearse: rehearses = false } = options;
  const clock = options.clock ?? systemClock();
  const logger = describingErrors(options.logger ?? silentLogger());
  const clockWatch = createClockWatch(clock, logger);
  const telemetry = createTelemetry(options.telemetry ?? {}, logger, clock);
  // Filled by `unlock`, before any call reads it.
  const keyring = {} as Keyring;
  const guarded = guardByClock(engineStore(options.store), clock, clockWatch);
  const store = guardContacts(guarded, keyring, () => unlock);
  const random = options.random ?? systemRandom();
  const hasher = options.hasher ?? createHasher({});
  const roots = createRootSecrets(options.secret, options.previousSecret, random, rehearses ? 'rehearsal' : 'real');
  const unlock = createUnlock({ store, clock, random, logger, telemetry }, roots, keyring);
  const ids = createIds(clock, random);
  const publicUrl = checkedPublicUrl(options.publicUrl);
  const currencies = checkedCurrencies(options.currencies ?? ['XAF']);
  const rails = checkedRails(options.rails ?? []);
  const parts: ReadonlySet<Part> = new Set(options.parts ?? PARTS);
  const isLive = rails.some(({ modes }) => modes.includes('live'));
  let decoyHash: Promise<string> | null = null;

  const allowNetworks = options.webhooks?.allowNetworks ?? [];
  requireNoLocalWebhooks(allowNetworks, { ...options, publicUrl, rails: rehearses ? [] : rails });

  const limiter = chosenLimiter(options.limits ?? 'standard', { store, clock, keyring, logger });

  return {
    store,
    clock,
    clockWatch,
    random,
    ids,
    logger,
    outage: createOutage(logger, clock),
    telemetry,
    hasher,
    passwordCheck: options.passwordCheck ?? createPasswordCheck(logger),
    // Forgotten when the lane was full, or logins with an unknown e-mail would fail from then on.
    decoyHash: () =>
      (decoyHash ??= hasher.hash('no account has this password', 'login').catch((error: unknown) => {
        decoyHash = null;
        throw error;
      })),
    files: options.files ?? databaseFiles(store),
    uploads: createPlaces(UPLOADS),
    sender: options.sender ?? createSender({ allowNetworks }),
    channels: { mail: options.messages?.mailer ?? null, sms: options.messages?.sms ?? null },
    keyring,
    unlock,
    keptKeys: store.isShared ? new Map() : null,
    namedMerchants: new Set(),
    checkpointKey: createCheckpointKey(keyring),
    deliveryLog: createDeliveryLog(logger, clock),
    signingKeys: createSigningKeys(keyring),
    handlers: new Map(),
    tokens: createTokens({ store, clock, random, logger, telemetry, wake, ids, keyring, publicUrl }),
    rails,
    railsHealth: createRailsHealth({ store, clock, logger, rails }),
    missingRails: createMissingRails(clock),
    railAccounts: createRailAccounts({ clock, logger }),
    addresses: createAddressGuard(allowNetworks),
    settings: {
      publicUrl,
      staffUrl: checkedStaffUrl(options.staffUrl, publicUrl),
      hosted: new Set(options.hosted ?? []),
      rehearses,
      parts,
      panelAllowFrom: checkedNetworks(options.panel?.allowFrom ?? []),
      messagesInTestMode: options.messages?.inTestMode ?? false,
      brand: checkedBrand(options.brand),
      texts: checkedMessageTexts(options.messages?.texts),
      currencies,
      walletTiers: checkedWalletTiers(options.walletTiers, currencies),
      terms: checkedTerms({ ...options, methods: methodsOf(options, parts) }, rails),
      requiresSecondFactor: (options.secondFactor ?? 'in_live_mode') === 'in_live_mode' && isLive,
      signUp: checkedSignUp(options, { hasMail: options.messages?.mailer !== undefined, isLive }),
      sandbox: rails.some((rail) => rail.id === SANDBOX_RAIL_ID),
      payoutsFrom: checkedPayoutsFrom(options.payoutsFrom),
      ledgerCheckEveryMs: checkedInterval(options.ledgerCheck),
      search: { descriptions: options.search?.descriptions ?? false },
      retention: checkedRetention(options.retention),
      rootFingerprint: roots.fingerprint,
      process: {
        name: options.process?.name ?? hostname(),
        pid: process.pid,
        version: options.process?.version ?? null,
      },
    },
    limits: limiter === null ? null : requestLimits(limiter, keyring),
    wake,
  };
}

/** The methods of a closed part are off, whatever is configured. */
function methodsOf({ methods = [] }: GatewayOptions, parts: ReadonlySet<Part>): readonly MethodOptions[] {
  const closed = [...(parts.has('wallets') ? [] : [WALLET_METHOD]), ...(parts.has('agents') ? [] : [CASH_METHOD])];
  return [
    ...methods.filter(({ method }) => !closed.includes(method)),
    ...closed.map((method) => ({ method, enabled: false })),
  ];
}

/**
 * A SQLite file serves one machine and usually one process, which can count in memory; counting in the file would add a
 * write to each login. A second process on the file counts separately.
 */
function chosenLimiter(
  limits: NonNullable<GatewayOptions['limits']>,
  context: Parameters<typeof storeRateLimiter>[0],
): RateLimiter | null {
  if (limits === 'off') return null;
  if (typeof limits === 'object') return limits;
  const isShared = limits === 'store' || (limits === 'standard' && context.store.isShared);
  return isShared ? storeRateLimiter(context) : memoryRateLimiter(undefined, context.clock);
}
