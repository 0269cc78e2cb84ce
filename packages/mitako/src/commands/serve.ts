import type { Logger, Rail } from '@mitako/core';
import type { Command } from 'commander';
import type { Configured } from '../apply-configuration.ts';
import {
  addServerOptions,
  hostsOption,
  connectionsMaxOption,
  jsonOption,
  keepAliveOption,
  noticeOption,
  panelAllowFromOption,
  rehearseOption,
  logLevelOption,
  logOption,
  waitOption,
  workersOption,
  type LogFormat,
  type ServerFlags,
} from '../flags.ts';
import type { LogLevel } from '../output/log.ts';
import { printJson } from '../output/json-line.ts';
import { addLookOptions, type LookFlags, lookIn } from '../options/look.ts';
import { previousSecretIn, requireSecret } from '../secret.ts';
import { Failure, messageOf } from '../failure.ts';
import {
  requireNoneLive,
  simulateOption,
  type SimulationName,
  type Simulations,
  startSimulations,
  withoutSimulated,
} from '../simulations.ts';
import { isPostgres, openExistingStore, requireCurrentSchema } from '../store.ts';
import { untilAvailable } from '../until-available.ts';
import type { WorkerReady } from '../workers.ts';

const HELP = `
Environment:
  MITAKO_SECRET    root secret, 32 characters or more; not a flag, because others
                   on the machine can see flags
  MITAKO_SECRET_PREVIOUS
                   the one before it, during a rotation: mitako secret --help
  MITAKO_SECRET_FILE, MITAKO_SECRET_PREVIOUS_FILE
                   files that hold them
  MITAKO_MAIL      mail server, smtps://user:password@host?from=no-reply@…;
                   or MITAKO_MAIL_FILE, a file with it

GET /livez answers 200 while the process runs, GET /readyz while it can serve.
After SIGTERM, /readyz answers 503 for --notice seconds, in which requests are
still answered; then the port closes, work in flight finishes, and it exits
with 0. SIGINT (Ctrl-C) closes the port at once.
--workers runs several processes on one port, each with its own connections to
PostgreSQL; one that dies is started again.

Examples:
  export MITAKO_SECRET="$(openssl rand -base64 33)"
  mitako serve --store mitako.db --public-url https://pay.example.cm
  mitako serve --store postgres://mitako:…@db/mitako --host 0.0.0.0
  mitako serve --store try.db --simulate mtn_momo,orange_money
                                           test keys pay on simulated phones
  mitako serve --store rehearsal.db --rehearse
                                           live payments pay on simulated phones`;

interface Flags extends LookFlags, Configured, ServerFlags {
  readonly hosts: readonly string[];
  readonly panelAllowFrom: readonly string[];
  readonly connectionsMax: number;
  readonly keepAlive: number;
  readonly notice: number;
  readonly log: LogFormat;
  readonly logLevel: LogLevel;
  readonly workers: number;
  readonly wait: number;
  readonly sandbox?: true;
  readonly simulate?: readonly SimulationName[];
  readonly publicSandbox?: true;
  readonly rehearse?: boolean;
  readonly json?: true;
}

/** `mitako serve`: the production server. */
export function addServe(program: Command): void {
  const command = program
    .command('serve')
    .summary('run the server')
    .description('Runs the server: API, hosted checkout and background work. Migrate the store first.');
  addServerOptions(command)
    .addOption(hostsOption())
    .addOption(panelAllowFromOption())
    .addOption(connectionsMaxOption())
    .addOption(keepAliveOption())
    .addOption(noticeOption())
    .addOption(workersOption())
    .addOption(waitOption())
    .addOption(logOption())
    .addOption(logLevelOption());
  addLookOptions(command)
    .option('--sandbox', 'seed a merchant and test users with well-known passwords, as mitako dev does')
    .option('--public-sandbox', 'confirm --sandbox under a public URL or beside live rails: anyone can log in')
    .addOption(simulateOption())
    .addOption(rehearseOption())
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(runServe);
}

async function runServe(flags: Flags): Promise<void> {
  const secret = requireSecret();
  const { createLog } = await import('../output/log.ts');
  const logger = createLog(flags.log, flags.logLevel);
  const { isWorker, reportReady, superviseWorkers } = await import('../workers.ts');
  if (flags.rehearse && flags.simulate !== undefined) throw new Failure(EITHER);
  if (flags.workers > 1 && (flags.rehearse || flags.simulate !== undefined)) throw new Failure(ONE_PROCESS);
  if (flags.workers > 1 && !isWorker()) {
    if (!isPostgres(flags.store)) throw new Failure(ONE_WRITER);
    await announceReady(flags, logger, await superviseWorkers(flags.workers, logger, flags.notice * 1000));
    return;
  }
  const available = untilAvailable(flags.wait * 1000, (error, leftMs) =>
    logger.warn({}, `${messageOf(error)} Retrying for up to ${Math.ceil(leftMs / 1000)} s.`),
  );
  const { simulations, rails } = await startRails(flags);
  if (flags.methods !== undefined || flags.fees !== undefined) await requireTermsOf(flags, rails);
  // Before the rest is loaded: configuration errors appear at once.
  const opened = await available(() => openExistingStore(flags.store));
  await available(() => requireCurrentSchema(opened));
  const [{ startServe }, { closeOnSignal, closeOnStopRequest }] = await Promise.all([
    import('../serve.ts'),
    import('../shutdown.ts'),
  ]);
  const { publicUrl, listening, sandbox, close, ...started } = await startServe({
    ...flags,
    ...(flags.panelAllowFrom.length > 0 && { panel: { allowFrom: flags.panelAllowFrom } }),
    store: opened.store,
    secret,
    ...previousSecretIn(),
    connections: { connectionsMax: flags.connectionsMax, keepAliveTimeoutMs: flags.keepAlive * 1000 },
    rails,
    ...lookIn(flags),
    available,
    logger,
  });
  simulations?.callBack({ publicUrl, url: listening });
  const phones = simulations?.phones ?? started.phones;
  const shutdown = {
    noticeMs: flags.notice * 1000,
    async close(noticeMs: number) {
      await close({ noticeMs });
      await simulations?.close();
    },
  };
  if (isWorker()) {
    closeOnStopRequest(logger, shutdown);
    reportReady({ publicUrl, listening, sandbox, store: opened.label });
  } else {
    closeOnSignal(logger, shutdown);
    await announceReady(flags, logger, { publicUrl, listening, sandbox, store: opened.label, phones });
  }
}

/** The rails of the configuration, and those of simulated providers, which take test money alone. */
async function startRails(
  flags: Flags,
): Promise<{ readonly simulations: Simulations | null; readonly rails: readonly Rail[] }> {
  const { simulate = [], rails = [] } = flags;
  const simulations = await startSimulations(simulate, lookIn(flags).brand?.name);
  const simulated = simulations?.rails ?? [];
  requireNoneLive(rails, simulated);
  return { simulations, rails: [...simulated, ...withoutSimulated(rails, simulated)] };
}

async function requireTermsOf(flags: Flags, rails: readonly Rail[]): Promise<void> {
  const [{ sandboxRail }, { requireTerms }] = await Promise.all([
    import('@mitako/core'),
    import('../require-terms.ts'),
  ]);
  requireTerms(flags, [...rails, sandboxRail()]);
}

const EITHER = '--rehearse simulates the providers of all rails: leave out --simulate.';
const ONE_PROCESS = '--simulate and --rehearse need one process, which has the simulated phones: leave out --workers.';

const ONE_WRITER =
  '--workers needs PostgreSQL: an SQLite file has one writer, and a second process would only wait for the first.';

async function announceReady(
  flags: Flags,
  logger: Logger,
  { publicUrl, listening, store, sandbox, phones }: WorkerReady & { readonly phones?: string | undefined },
): Promise<void> {
  if (flags.publicUrl === undefined) {
    logger.warn({ public_url: publicUrl }, 'MITAKO_PUBLIC_URL is not set: checkout links work on this machine only');
  }
  if (flags.sandbox) {
    logger.warn({}, 'sandbox seeded: test users have well-known passwords and can use test money only');
  }
  if (phones !== undefined && !flags.rehearse)
    logger.warn({ phones }, 'simulated providers take test payments: answer on the page of phones');
  logger.info({ public_url: publicUrl, store, workers: flags.workers }, `listening on ${listening}`);
  if (flags.json) {
    printJson({
      ready: true,
      api: `${publicUrl}/api/v1`,
      checkout: `${publicUrl}/checkout`,
      ...sandbox,
      ...(phones !== undefined && { phones }),
    });
  } else if (sandbox !== null) {
    const [{ rowWith, sandboxRows }, { painter }, { isColored }] = await Promise.all([
      import('../output/sandbox-rows.ts'),
      import('../output/painter.ts'),
      import('../output/color.ts'),
    ]);
    const paint = painter(isColored(process.stdout));
    const rows = [rowWith(paint)('Test key', sandbox.merchant.test_key), ...sandboxRows(sandbox, paint)];
    process.stdout.write(`${rows.join('\n')}\n`);
  }
}
