import { Option, type Command } from 'commander';
import { existsSync } from 'node:fs';
import { jsonOption, storeOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';
import { isPostgres, migrate, openStore } from '../store.ts';

const EXAMPLES = `
Examples:
  mitako migrate --store mitako.db         bring the schema up to date
  mitako migrate --status                  list pending migrations; exit code 3 if there are any
  mitako migrate --sql > pending.sql       the SQL statements, to review or run by hand`;

/** Exit code of `--status` for a schema that is behind or ahead, distinct from an error. */
const NOT_CURRENT_EXIT_CODE = 3;

interface Flags {
  readonly store: string;
  readonly status?: true;
  readonly sql?: true;
  readonly json?: true;
}

/** `mitako migrate`: migrates the schema of a store to this version, or only prints what that would do. */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .summary('migrate the schema of the store')
    .description('Migrates the schema of the store to this version. Safe to repeat and to run concurrently.')
    .addOption(storeOption())
    .option('--status', 'print applied and pending migrations, change nothing')
    .addOption(new Option('--sql', 'print the pending SQL statements, change nothing').conflicts('status'))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runMigrate);
}

async function runMigrate(flags: Flags): Promise<void> {
  const isOnlyAsked = flags.status ?? flags.sql ?? false;
  const isMissing = !isPostgres(flags.store) && !existsSync(flags.store);
  // A query creates no file: a store in memory answers what a new one would need.
  const opened = await openStore(isOnlyAsked && isMissing ? ':memory:' : flags.store);
  const { store } = opened;
  const print = (data: object, lines: readonly string[]): void => {
    if (flags.json) printJson(data);
    else process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  };
  try {
    if (flags.sql) {
      const statements = await store.migrations.sql();
      print(
        { statements },
        statements.map((statement) => `${statement};`),
      );
      return;
    }
    if (!flags.status) {
      const applied = await migrate(opened);
      print({ applied }, applied.length === 0 ? [`The schema is current.`] : applied.map((name) => `applied ${name}`));
      return;
    }
    const { state, applied, pending } = await store.migrations.status();
    print({ state, applied, pending }, [
      `The schema is ${state}.`,
      ...applied.map((name) => `applied  ${name}`),
      ...pending.map((name) => `pending  ${name}`),
    ]);
    if (state !== 'current') process.exitCode = NOT_CURRENT_EXIT_CODE;
  } finally {
    await store.close();
  }
}
