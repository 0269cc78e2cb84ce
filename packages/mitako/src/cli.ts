import { Command } from 'commander';
import { addConfigOption, applyConfiguration } from './apply-configuration.ts';
import { addBackup } from './commands/backup.ts';
import { addCertify } from './commands/certify.ts';
import { addCheck } from './commands/check.ts';
import { addClock } from './commands/clock.ts';
import { addCompletion } from './commands/completion.ts';
import { addConfigure } from './commands/configure.ts';
import { addDev } from './commands/dev.ts';
import { addDoctor } from './commands/doctor.ts';
import { addEvents } from './commands/events.ts';
import { addId } from './commands/id.ts';
import { addInit } from './commands/init.ts';
import { addKeys } from './commands/keys.ts';
import { addLedger } from './commands/ledger.ts';
import { addListen } from './commands/listen.ts';
import { addLogs } from './commands/logs.ts';
import { addMerchants } from './commands/merchants.ts';
import { addMigrate } from './commands/migrate.ts';
import { addOperators } from './commands/operators.ts';
import { addSecret } from './commands/secret.ts';
import { addPayments } from './commands/payments.ts';
import { addRail } from './commands/rail.ts';
import { addServe } from './commands/serve.ts';
import { addTrigger } from './commands/trigger.ts';
import { addVerify } from './commands/verify.ts';
import { describeFailure } from './failure.ts';
import { maskUserInfo } from './output/mask-user-info.ts';
import { readVersion } from './version.ts';

/** The commands by audience. */
const GROUPS = [
  ['To try it:', [addDev, addInit]],
  [
    'For merchants, with any gateway:',
    [addListen, addTrigger, addClock, addPayments, addEvents, addLogs, addVerify, addCertify],
  ],
  [
    'To run a gateway:',
    [addConfigure, addCheck, addDoctor, addMigrate, addServe, addBackup, addLedger, addSecret, addRail, addId],
  ],
  ['Accounts and keys:', [addMerchants, addOperators, addKeys]],
  ['Others:', [addCompletion]],
] as const;

/** Runs the command line. Each command loads its modules when it runs, so that `--help` is quick. */
export async function run(argv: readonly string[]): Promise<void> {
  const program = createProgram();
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

/** The command line as a tree of commands. */
function createProgram(): Command {
  const program = new Command('mitako')
    .description('The Mitako payment gateway.')
    .version(readVersion())
    .configureOutput({ outputError: (text, write) => write(maskUserInfo(text).replace(/^error:/, 'mitako:')) });
  for (const [title, added] of GROUPS) {
    program.commandsGroup(title);
    for (const add of added) add(program);
  }
  program.addHelpCommand(
    new Command('help').argument('[command]').description('display help for a command').helpGroup('Others:'),
  );
  addConfigOption(program);
  return program;
}
