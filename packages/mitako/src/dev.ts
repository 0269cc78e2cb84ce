import {
  type Brand,
  createGateway,
  dataOf,
  isLocalHost,
  sandboxRail,
  silentLogger,
  type Gateway,
  type Logger,
  type Rail,
  type PayoutsFrom,
  type RetentionOptions,
  type SearchOptions,
  type SignUpModes,
  termsMethods,
  type TermsOptions,
  type WalletTiers,
} from '@mitako/core';
import { CASH_METHOD, WALLET_METHOD } from '@mitako/contract/names';
import { usesSecureCookies } from '@mitako/pages';
import { mkdirSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { basename, dirname } from 'node:path';
import { directoryFiles } from './files/directory-files.ts';
import type { Configuration } from './configuration.ts';
import { announceDev, DEV_DATA } from './api/running-dev.ts';
import { requireNoLink } from './files/private-file.ts';
import { Failure, messageOf } from './failure.ts';
import { keepDevEndpoint } from './forward/dev-endpoint.ts';
import { createOutbox, type Outbox } from './messages/outbox.ts';
import {
  type MarketplaceOptions,
  EVERY_PART,
  openParts,
  type PartsOptions,
  type ShopOptions,
  signUpOf,
} from './options/kind.ts';
import { openShop } from './options/open-shop.ts';
import { openPort } from './ports.ts';
import { brandOf, type LookOptions, pageOptionsOf } from './options/look.ts';
import { type Ready, sandboxReady } from './ready.ts';
import { fillSample } from './sample.ts';
import { keepSecret } from './secret.ts';
import { answerOn } from './server.ts';
import { migrate, openStore } from './store.ts';
import { defaultTelemetry } from './telemetry/default-telemetry.ts';
import { testNumbersOf } from './test-numbers.ts';
import { readVersion } from './version.ts';

/** During development, merchants' endpoints run on the same machine. */
const LOOPBACK = ['127.0.0.0/8', '::1/128'];

const INSECURE_COOKIES = 'Plain http protects no session cookie: for a phone in your own network only.';

const PUBLIC_SANDBOX =
  'Whoever reaches the public URL can log in with the published passwords, and send webhooks to this machine.';

/** Options of {@link startDev}; all are optional. */
export interface DevOptions extends TermsOptions, LookOptions {
  /** The gateway is this shop, whose owner is seeded. Default: a marketplace with a seeded merchant. */
  readonly shop?: ShopOptions | undefined;
  /** How merchants sign up. */
  readonly marketplace?: MarketplaceOptions | undefined;
  /** Closes parts. Default: all are open, to look around. */
  readonly parts?: PartsOptions | undefined;
  /** Default: 4010. 0 for any free port; if the port is in use, the next one is tried. */
  readonly port?: number | undefined;
  /** Default: 127.0.0.1. Use this machine's network address to reach it from a phone. */
  readonly host?: string | undefined;
  /** SQLite file, or `:memory:` for temporary data. Default: `.mitako/dev.db`. */
  readonly data?: string | undefined;
  /** Public URL, if browsers do not reach the port directly (a tunnel, a container). */
  readonly publicUrl?: string | undefined;
  /** Host names answered beside those of this machine, `host` and the public URL; `*` for any. Default: none. */
  readonly hosts?: readonly string[] | undefined;
  /** Rate limits as in production. Default: off. */
  readonly limits?: 'standard' | 'off' | undefined;
  /** Beside the sandbox rail; of theirs, those of test mode are used. */
  readonly rails?: readonly Rail[] | undefined;
  /** Your account that payouts come from, for ISO 20022 bank files. */
  readonly payoutsFrom?: PayoutsFrom | undefined;
  /** Networks that webhooks may reach besides public addresses and this machine. */
  readonly webhooks?: Configuration['webhooks'];
  /** The directory in which uploaded files are kept. Default: the store. */
  readonly files?: { readonly directory: string } | undefined;
  /** Fills new data with a month of test payments, made by the engine's own operations. Default: false. */
  readonly sample?: boolean | undefined;
  /** How long old rows are kept. */
  readonly retention?: RetentionOptions | undefined;
  /** Limits of wallets, as in production. Default: none. */
  readonly walletTiers?: WalletTiers | undefined;
  /** Whether users open wallets by themselves. Default: `open`. */
  readonly userSignUp?: SignUpModes['users'] | undefined;
  /** How payments are found. */
  readonly search?: SearchOptions | undefined;
  /**
   * Receiver of the test webhooks, `http://localhost:3000/webhooks`: an endpoint is made for it, with a secret that stays
   * the same as long as the data exist. Default: none.
   */
  readonly forwardTo?: string | undefined;
  /** Logs requests, events and deliveries, one line each. Default: silent. */
  readonly logger?: Logger | undefined;
}

/** A running development gateway. */
export interface DevServer {
  /** What `--json` prints. */
  readonly ready: Ready;
  /** Where the data is: a file, or `:memory:`. */
  readonly data: string;
  /** Deviations from the options, in sentences: a port that was in use. */
  readonly notes: readonly string[];
  /** Finishes work in flight and closes the file. */
  close(): Promise<void>;
}

/**
 * Starts a complete gateway for development: API, hosted checkout, dashboards and background work on one port, with a
 * seeded sandbox in an SQLite file. Migrates the schema; keys stay the same as long as the file exists. While it runs,
 * `mitako` commands in its directory find it. `mitako dev`
 * runs this; use it in end-to-end tests with port 0 and `:memory:`.
 */
export async function startDev(options: DevOptions = {}): Promise<DevServer> {
  const {
    port = 4010,
    host = '127.0.0.1',
    data = DEV_DATA,
    limits = 'off',
    rails = [],
    payoutsFrom,
    retention = {},
    logger = silentLogger(),
  } = options;
  const opened = await openPort({ port, host, next: true });
  try {
    const publicUrl = options.publicUrl ?? opened.url;
    const outbox = createOutbox();
    const gateway = await openGateway({
      ...options,
      outbox,
      data,
      publicUrl,
      limits,
      rails,
      payoutsFrom,
      retention,
      logger,
    });
    await openShop(gateway, options.shop);
    const seeds = await gateway.seedSandbox();
    await seedOperator(gateway);
    await seedAgentLocations(gateway);
    await gateway.start();
    const webhooks =
      options.forwardTo === undefined
        ? undefined
        : await keepDevEndpoint(gateway, { apiKey: seeds.merchant.testKey, data, url: options.forwardTo });
    const isProtected = usesSecureCookies(gateway.publicUrl);
    const answering = answerOn(opened, {
      ...pageOptionsOf(options),
      gateway,
      hosts: [...namesOf(host), ...(options.hosts ?? [])],
      insecureCookies: true,
      showsComponents: true,
      outbox,
    });
    const api = `${gateway.publicUrl}/api/v1`;
    const { merchant, operatorKey } = seeds;
    const withdraw = announceDev(data, { api, operator_key: operatorKey, test_key: merchant.testKey });
    return {
      data,
      notes: [
        ...(port === 0 || port === opened.port ? [] : [`Port ${port} is taken: the gateway is on ${opened.port}.`]),
        ...leftOut(rails),
        ...(isProtected ? [] : [INSECURE_COOKIES]),
        ...(isLocalHost(new URL(gateway.publicUrl).hostname) ? [] : [PUBLIC_SANDBOX]),
        ...(options.publicUrl === undefined ? phoneNotes(host) : []),
      ],
      ready: {
        ready: true,
        ...sandboxReady(gateway.publicUrl, seeds),
        ...(!isProtected && { insecure_cookies: true }),
        ...(webhooks !== undefined && {
          webhooks: { endpoint_id: webhooks.id, url: webhooks.url, secret: webhooks.secret },
        }),
        operator: { email: OPERATOR.email, password: OPERATOR.password },
        test_numbers: testNumbersOf(gateway, rails),
      },
      async close() {
        withdraw();
        await answering.close();
        await gateway.close();
      },
    };
  } catch (error) {
    opened.server.close();
    throw error;
  }
}

/** Only here: the password is well known, and the account has full access. */
const OPERATOR = { email: 'operator@sandbox.test', password: 'sandbox-password', name: 'Opératrice Démo' };

async function seedOperator({ call }: Gateway): Promise<void> {
  const seeded = await call('createOperator', { way: 'in_process', credential: { kind: 'operator' }, body: OPERATOR });
  if (seeded.kind === 'refused' && seeded.code !== 'EMAIL_TAKEN') dataOf(seeded);
}

/** In one town, so that the checkout shows both at once. */
const AGENT_LOCATIONS = [
  { name: 'Kiosque Akwa', town: 'Douala', place: 'Face à la pharmacie du Centre', hours: 'Lun–sam, 8 h – 20 h' },
  { name: 'Call-box Deïdo', town: 'Douala', place: 'Entrée du marché Deïdo', hours: 'Tous les jours, 7 h – 21 h' },
];

/** Only into an empty list: later changes to it are kept. */
async function seedAgentLocations({ call }: Gateway): Promise<void> {
  const asOperator = { way: 'in_process', credential: { kind: 'operator' } } as const;
  const listed = await call('listAgentLocations', asOperator);
  if (listed.kind !== 'done' || listed.data.agent_locations.length > 0) return;
  // One after the other, so that a new list has the same order each time.
  for (const body of AGENT_LOCATIONS) await call('createAgentLocation', { ...asOperator, body });
}

/** Names under which a browser reaches what listens there: all addresses of this machine, where it listens on all. */
function namesOf(host: string): readonly string[] {
  const addresses =
    host === '0.0.0.0' || host === '::'
      ? Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address))
      : [host];
  // A zone, `fe80::1%eth0`, is not valid in a URL.
  return addresses.filter((each) => !each.includes('%')).map((each) => (each.includes(':') ? `[${each}]` : each));
}

/** Listening on all addresses suggests access from a phone, for which links to localhost would not work. */
function phoneNotes(host: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const address = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address;
  return address === undefined ? [] : [`Links lead to this machine. For a phone in your network: --host ${address}`];
}

async function openGateway(options: {
  readonly data: string;
  readonly publicUrl: string;
  readonly limits: 'standard' | 'off';
  readonly rails: readonly Rail[];
  readonly methods?: TermsOptions['methods'];
  readonly fees?: TermsOptions['fees'];
  readonly payoutsFrom: PayoutsFrom | undefined;
  readonly webhooks?: Configuration['webhooks'];
  readonly files?: { readonly directory: string } | undefined;
  readonly retention: RetentionOptions;
  readonly search?: SearchOptions | undefined;
  readonly walletTiers?: WalletTiers | undefined;
  readonly userSignUp?: SignUpModes['users'] | undefined;
  readonly sample?: boolean | undefined;
  readonly shop?: ShopOptions | undefined;
  readonly marketplace?: MarketplaceOptions | undefined;
  readonly parts?: PartsOptions | undefined;
  readonly brand?: Brand | undefined;
  readonly texts?: LookOptions['texts'];
  readonly outbox: Outbox;
  readonly logger: Logger;
}): Promise<Gateway> {
  const { data, publicUrl, limits, payoutsFrom, files, retention, logger, methods = [], fees = {} } = options;
  // It has only test money: the health of live rails is not queried.
  const rails = [...options.rails.filter((rail) => !isLive(rail)), sandboxRail()];
  const names = termsMethods(rails);
  if (data !== ':memory:') makeDirectory(data);
  const secret = keepSecret(data);
  const opened = await openStore(data);
  await migrate(opened);
  if (options.sample) await fillSample({ store: opened.store, publicUrl, secret, shop: options.shop });
  const { mailer, sms } = options.outbox;
  return createGateway({
    store: opened.store,
    brand: brandOf(options),
    messages: { mailer, sms, texts: options.texts?.messages, inTestMode: true },
    publicUrl,
    secret,
    rails,
    methods: withCash(
      methods.filter(({ method }) => names.includes(method)),
      names,
    ),
    fees,
    webhooks: { allowNetworks: [...LOOPBACK, ...(options.webhooks?.allowNetworks ?? [])] },
    // It is nothing else: a note explains the consequences under a public URL.
    publicSandbox: true,
    process: { version: readVersion() },
    limits,
    ...(payoutsFrom !== undefined && { payoutsFrom }),
    ...(files !== undefined && { files: directoryFiles(files.directory) }),
    retention,
    ...(options.search !== undefined && { search: options.search }),
    ...(options.walletTiers !== undefined && { walletTiers: options.walletTiers }),
    ...signUpOf(options),
    parts: openParts({ ...options, parts: { ...EVERY_PART, ...options.parts } }),
    telemetry: await defaultTelemetry(),
    ...(options.userSignUp !== undefined && { userSignUp: options.userSignUp }),
    logger,
  });
}

/**
 * Cash is on, as there is an agent here, unless the configuration names it. All methods are named, because those that are
 * come first.
 */
function withCash(
  methods: NonNullable<TermsOptions['methods']>,
  names: readonly string[],
): NonNullable<TermsOptions['methods']> {
  const isNamed = (name: string): boolean => methods.some(({ method }) => method === name);
  if (isNamed(CASH_METHOD)) return methods;
  const others = names.filter((name) => name !== CASH_METHOD && name !== WALLET_METHOD);
  const unnamed = [...others, WALLET_METHOD, CASH_METHOD].filter((name) => !isNamed(name));
  return [...methods, ...unnamed.map((method) => ({ method }))];
}

/** `.mitako` contains keys, so it must not be committed. */
function makeDirectory(data: string): void {
  const directory = dirname(data);
  for (const path of data === DEV_DATA ? [directory, data] : [data]) requireNoLink(path);
  try {
    const isNew = mkdirSync(directory, { recursive: true }) !== undefined;
    if (isNew && basename(directory) === dirname(DEV_DATA)) writeFileSync(`${directory}/.gitignore`, '*\n');
  } catch (error) {
    throw new Failure(`Cannot create the directory ${directory}: ${messageOf(error)}.`, { cause: error });
  }
}

function isLive({ modes }: Rail): boolean {
  return modes.includes('live');
}

/** A configuration for production may have nothing else. */
function leftOut(rails: readonly Rail[]): readonly string[] {
  const ids = rails.filter(isLive).map(({ id }) => id);
  return ids.length === 0 ? [] : [`Left out, as dev takes test money only: ${ids.join(', ')}.`];
}
