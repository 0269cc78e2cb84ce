import { Command } from 'commander';
import { addConfigOption, applyConfiguration } from './apply-configuration.ts';
import { addCheck } from './commands/check.ts';
import { addDev } from './commands/dev.ts';
import { addDoctor } from './commands/doctor.ts';
import { addInit } from './commands/init.ts';
import { addKeys } from './commands/keys.ts';
import { addLedger } from './commands/ledger.ts';
import { addMerchants } from './commands/merchants.ts';
import { addMigrate } from './commands/migrate.ts';
import { addOperators } from './commands/operators.ts';
import { addRail } from './commands/rail.ts';
import { addServe } from './commands/serve.ts';
import { describeFailure } from './failure.ts';
import { maskUserInfo } from './output/mask-user-info.ts';
import { readVersion } from './version.ts';

const ADDED = [
  addDev,
  addServe,
  addMigrate,
  addCheck,
  addDoctor,
  addInit,
  addKeys,
  addMerchants,
  addOperators,
  addLedger,
  addRail,
];

/** Runs the command line. Each command loads its modules when it runs, so that `--help` is quick. */
export async function run(argv: readonly string[]): Promise<void> {
  const program = new Command('mitako')
    .description('The Mitako payment gateway.')
    .version(readVersion())
    .configureOutput({ outputError: (text, write) => write(maskUserInfo(text).replace(/^error:/, 'mitako:')) });
  for (const add of ADDED) add(program);
  addConfigOption(program);
  program.hook('preAction', (_, command) => applyConfiguration(command));
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of our output has closed it (`mitako migrate --sql | head`).
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  try {
    await program.parseAsync(argv);
  } catch (error) {
    process.stderr.write(`mitako: ${describeFailure(error)}\n`);
    // Connections that a failed start left open must not keep the process alive.
    process.exit(1);
  }
}
