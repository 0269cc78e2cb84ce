import {
  createGateway,
  findStaffUrlFault,
  RootSecretError,
  sandboxRail,
  seedingProblem,
  StoreUnfitError,
  WorldError,
  type Gateway,
  type Logger,
  type Store,
} from '@mitako/core';
import { usesSecureCookies } from '@mitako/pages';
import type { Configured } from './apply-configuration.ts';
import type { Configuration } from './configuration.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { DrainOptions } from './drain.ts';
import { Failure } from './failure.ts';
import { directoryFiles } from './files/directory-files.ts';
import { messagesOf } from './messages/messages-of.ts';
import { EVERY_PART, hostedRoles, openParts, signUpOf } from './options/kind.ts';
import { brandOf, pageOptionsOf } from './options/look.ts';
import { warnOfImprint } from './missing-imprint.ts';
import { openShop } from './options/open-shop.ts';
import { openPort } from './ports.ts';
import { type SandboxReady, sandboxReady } from './ready.ts';
import { openRehearsal } from './rehearsal/open-rehearsal.ts';
import { warnOfOthers } from './rehearsal/warn-of-others.ts';
import { type Answering, answerOn } from './server.ts';
import type { UntilAvailable } from './until-available.ts';
import { unsafeForLive } from './unsafe-for-live.ts';
import { defaultTelemetry } from './telemetry/default-telemetry.ts';
import { readVersion } from './version.ts';

/** Options of {@link startServe}. */
export interface ServeOptions
  extends Omit<Configured, 'loaded'>, Pick<Configuration, 'publicUrl' | 'hosts' | 'rehearse'> {
  /** Migrated: {@link startServe} never migrates, because a person decides which version changes the schema. */
  readonly store: Store;
  readonly secret: string;
  readonly previousSecret?: string;
  readonly port: number;
  readonly host: string;
  readonly trustedProxies: readonly string[];
  readonly connections?: ConnectionLimits | undefined;
  readonly sandbox?: boolean | undefined;
  /** Seeds it also where others can reach this server. */
  readonly publicSandbox?: boolean;
  /** Retries what the start does with the database. Default: nothing is retried. */
  readonly available?: UntilAvailable;
  readonly logger: Logger;
}

/** A running server. */
export interface ServeServer {
  /** Where this process listens, which behind a proxy is not the public URL. */
  readonly listening: string;
  readonly publicUrl: string;
  /** Of a rehearsal: the page of simulated phones. */
  readonly phones: string | undefined;
  /** The sandbox that was seeded, or null. */
  readonly sandbox: SandboxReady | null;
  close(options?: DrainOptions): Promise<void>;
}

/**
 * Starts the server.
 * @throws Failure when the port is not available, the public URL is plain http on another host than this machine, the
 * secret is not that of the store, or the store is not safe for money
 */
export async function startServe(options: ServeOptions): Promise<ServeServer> {
  const { secret, port, host, sandbox = false, trustedProxies, hosts = [] } = options;
  const { available = (work) => work(), rails = [], files, ...settings } = options;
  const bound = await openPort({ port, host, next: false, connections: options.connections });
  const publicUrl = options.publicUrl ?? bound.url;
  if (!usesSecureCookies(publicUrl)) throw new Failure(plainHttp(publicUrl));
  const seeding = sandbox ? seedingProblem({ publicUrl, rails, publicSandbox: options.publicSandbox }) : null;
  if (seeding !== null) throw new Failure(seeding);
  const { staffUrl } = options;
  const misplaced = staffUrl === undefined ? null : findStaffUrlFault(staffUrl, publicUrl);
  if (misplaced !== null) throw new Failure(misplaced);
  const unsafe = unsafeForLive({ publicUrl, secret, rails, store: options.store, rehearse: options.rehearse });
  if (unsafe !== null) throw new Failure(unsafe.message);
  const rehearsal = options.rehearse === true ? await openRehearsal({ ...options, publicUrl }) : null;
  const gateway = createGateway({
    // The engine reads the options that it has.
    ...settings,
    ...signUpOf(options),
    hosted: hostedRoles(options.people),
    parts: openParts({ ...options, parts: { ...(sandbox && EVERY_PART), ...options.parts } }),
    ...(files !== undefined && { files: directoryFiles(files.directory) }),
    brand: brandOf(options),
    messages: messagesOf(options),
    publicUrl,
    rails: [...(rehearsal?.rails ?? rails), sandboxRail()],
    process: { version: readVersion() },
    telemetry: await defaultTelemetry({}, { ofProcess: true }),
  });
  const startedAtMs = gateway.clock.now();
  try {
    await available(() => gateway.start());
  } catch (error) {
    if (error instanceof StoreUnfitError || error instanceof WorldError)
      throw new Failure(error.message, { cause: error });
    if (error instanceof RootSecretError) throw new Failure(`MITAKO_SECRET: ${error.message}`, { cause: error });
    throw error;
  }
  const { shop, logger } = options;
  if (rehearsal !== null) await available(() => warnOfOthers(gateway, startedAtMs));
  logger.info({ parts: [...gateway.parts] }, 'open parts');
  await available(() => openShop(gateway, shop));
  warnOfImprint(options, logger);
  const seeds = sandbox ? await available(() => gateway.seedSandbox()) : null;
  const answering = answerOn(bound, {
    ...pageOptionsOf(options),
    gateway,
    trustedProxies,
    hosts,
    rehearsal,
    ...(options.people !== undefined && { people: options.people }),
  });
  return {
    listening: bound.url,
    publicUrl: gateway.publicUrl,
    phones: rehearsal?.phones,
    sandbox: seeds === null ? null : sandboxReady(gateway.publicUrl, seeds),
    close: (how) => closeAll(answering, gateway, how),
  };
}

function plainHttp(publicUrl: string): string {
  return `The public address ${publicUrl} is plain http, over which anyone on the network path could steal a customer's session. Set MITAKO_PUBLIC_URL or --public-url to the https address of the proxy in front; to try the pages on a phone in your own network, run mitako dev.`;
}

async function closeAll(answering: Answering, gateway: Gateway, how?: DrainOptions): Promise<void> {
  await answering.close(how);
  await gateway.close();
}
