import { type Command } from 'commander';
import { lstatSync } from 'node:fs';
import { Failure, messageOf } from '../failure.ts';
import { jsonOption, storeOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';
import { isPostgres, requireFile } from '../store.ts';

const HELP = `
The copy has everything that was committed at one moment, in one file, while gateways
run. Copying the database file alone is no backup: what was committed last is in the
file beside it (-wal), so that a copy may lack it, or be empty.

The root secret is not in it: keep MITAKO_SECRET elsewhere, because without it a copy
is of no use. A directory of files (files.directory) is not in it either: copy it
afterwards; its files change only while the data key is renewed.

For PostgreSQL use pg_dump, or base backups with an archive of the log.

Examples:
  mitako backup --to mitako-2026-11-28.db
  mitako ledger verify --store mitako-2026-11-28.db`;

interface Flags {
  readonly store: string;
  readonly to: string;
  readonly json?: true;
}

/** `mitako backup`: a copy of a SQLite database that is in use. */
export function addBackup(program: Command): void {
  program
    .command('backup')
    .summary('copy a SQLite database that is in use')
    .description('Copies the SQLite database of a gateway into a new file, while the gateway runs.')
    .addOption(storeOption())
    .requiredOption('--to <file>', 'the copy: a new file')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(runBackup);
}

async function runBackup({ store, to, json }: Flags): Promise<void> {
  if (isPostgres(store)) {
    throw new Failure('backup copies SQLite databases. For PostgreSQL use pg_dump, or base backups with its log.');
  }
  if (store === ':memory:') throw new Failure('A database in memory has no backup. Name its file with --store.');
  requireFile(store, 'Choose the database with --store; that of mitako dev is .mitako/dev.db.');
  if (lstatSync(to, { throwIfNoEntry: false }) !== undefined) {
    throw new Failure(`${to} exists already, and a backup replaces no file. Choose another name with --to.`);
  }
  const { backUp } = await import('@mitako/sqlite');
  const { stderr } = process;
  const onProgress = (bytes: number, ofBytes: number): void => {
    const text = `copied ${megabytes(bytes)} of about ${megabytes(ofBytes)}`;
    stderr.write(stderr.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
  };
  const bytes = await backUp({ from: store, to, onProgress }).catch((error: unknown) => {
    throw new Failure(`The backup was not made: ${messageOf(error)}.`, { cause: error });
  });
  if (stderr.isTTY) stderr.write('\r\u001B[K');
  if (json) printJson({ file: to, bytes });
  else
    process.stdout.write(
      `${to} has a copy of ${store} (${megabytes(bytes)}). Check it: mitako ledger verify --store ${to}\n`,
    );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
