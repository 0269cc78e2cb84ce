import type { DataOf } from '@mitako/contract';
import type { Command } from 'commander';
import { jsonOption, storeOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';

const HELP = `
Everything is encrypted with a random key in the database, which the root secret opens.
A new root secret opens the same key, so nothing is encrypted again, no API key, PIN or
session ends, and no request fails:

  1. Make one: openssl rand -base64 33
  2. Restart each process, in any order, with the new one as MITAKO_SECRET and the old
     one as MITAKO_SECRET_PREVIOUS (or files: MITAKO_SECRET_FILE, …_PREVIOUS_FILE).
  3. mitako secret status shows which processes have which.
  4. mitako secret finish, with the new one: from then on the old one opens nothing but
     old backups. Keep it with those.

A process that does no background work does not report: stop such ones first. Who has the
old root secret and an old copy of the database still reads that copy.

Examples:
  mitako secret status --store mitako.db
  mitako secret finish --store postgres://mitako:…@db/mitako`;

interface Flags {
  readonly store: string;
  readonly json?: true;
}

type Operation = 'getRootSecretStatus' | 'finishRootSecretRotation';

/** `mitako secret …` */
export function addSecret(program: Command): void {
  const secret = program
    .command('secret')
    .summary('rotate the root secret')
    .description('Rotates the root secret (MITAKO_SECRET) while the gateway runs.')
    .addHelpText('after', HELP);
  secret
    .command('status')
    .summary('show which root secrets open the database')
    .description('Shows which root secrets open the database, by fingerprint, and which processes have them.')
    .addOption(storeOption())
    .addOption(jsonOption())
    .action((flags: Flags) => run('getRootSecretStatus', flags));
  secret
    .command('finish')
    .summary('forget all root secrets but the present one')
    .description('Ends a rotation: only the root secret that this command has opens the database from now on.')
    .addOption(storeOption())
    .addOption(jsonOption())
    .action((flags: Flags) => run('finishRootSecretRotation', flags));
}

async function run(operation: Operation, flags: Flags): Promise<void> {
  const { withGateway } = await import('../with-gateway.ts');
  const { root_secret: status } = await withGateway(flags.store, (ask) => ask(operation));
  if (flags.json) printJson(status);
  else process.stdout.write(readable(status));
}

function readable({ id: own, roots }: DataOf<Operation>['root_secret']): string {
  const lines = roots.map(({ id, added_at: addedAt, processes }) => {
    const names = processes.length === 0 ? 'no process' : processes.join(', ');
    return `${id}  since ${addedAt}  ${names}${id === own ? '  (given here)' : ''}\n`;
  });
  const next =
    roots.length === 1
      ? 'One root secret opens the database.\n'
      : 'A rotation is under way. Once no process has the old one, run: mitako secret finish\n';
  return lines.join('') + next;
}
