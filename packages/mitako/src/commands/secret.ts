import type { DataOf } from '@mitako/contract';
import type { Command } from 'commander';
import { jsonOption, storeOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';
import type { Ask } from '../with-gateway.ts';

const HELP = `
Everything is encrypted with a random key in the database, the data key, which the root
secret opens. A new root secret opens the same key, so nothing is encrypted again, no API
key, PIN or session ends, and no request fails:

  1. Make one: openssl rand -base64 33
  2. Restart each process, in any order, with the new one as MITAKO_SECRET and the old
     one as MITAKO_SECRET_PREVIOUS (or files: MITAKO_SECRET_FILE, …_PREVIOUS_FILE).
  3. mitako secret status shows which processes have which.
  4. mitako secret finish, with the new one: from then on the old one opens nothing but
     old backups. Keep it with those.

A process that does no background work does not report: stop such ones first.

If the old root secret and a copy of the database have leaked, renew the data key after that:

  5. mitako secret renew. Background work makes a new version the active one, two minutes
     later, and encrypts everything again while the gateway runs. No request fails.
  6. mitako secret status shows what is left, and keys and PINs that were not used since.
  7. mitako secret finish, a day later at the earliest. --revoke-unseen and --new-pins end
     what was not used since. Links in messages from before no longer work.

Examples:
  mitako secret status --store mitako.db
  mitako secret renew --store postgres://mitako:…@db/mitako
  mitako secret finish --revoke-unseen --store postgres://mitako:…@db/mitako`;

interface Flags {
  readonly store: string;
  readonly json?: true;
}

interface FinishFlags extends Flags {
  readonly revokeUnseen?: true;
  readonly newPins?: true;
}

type Status = DataOf<'getRootSecretStatus'>['root_secret'];
type Renewal = NonNullable<Status['renewal']>;

/** `mitako secret …` */
export function addSecret(program: Command): void {
  const secret = program
    .command('secret')
    .summary('rotate the root secret, or renew the data key')
    .description(
      'Rotates the root secret (MITAKO_SECRET), or renews the data key that it opens, while the gateway runs.',
    )
    .addHelpText('after', HELP);
  secret
    .command('status')
    .summary('show root secrets, versions of the data key, and how far a renewal is')
    .description(
      'Shows which root secrets open the database, by fingerprint, which processes have them, and how far a renewal of the data key is. During one it reads whole tables.',
    )
    .addOption(storeOption())
    .addOption(jsonOption())
    .action((flags: Flags) => run(flags, (ask) => ask('getRootSecretStatus')));
  secret
    .command('renew')
    .summary('add a version of the data key, to which everything moves')
    .description('Begins a renewal of the data key, after a leak. Refused while two root secrets open the database.')
    .addOption(storeOption())
    .addOption(jsonOption())
    .action((flags: Flags) => run(flags, (ask) => ask('renewDataKey')));
  secret
    .command('finish')
    .summary('end a rotation or a renewal')
    .description(
      'Ends a rotation: only the root secret that this command has opens the database from now on. Without one, ends a renewal: the earlier version of the data key is dropped.',
    )
    .option('--revoke-unseen', 'after a renewal: end keys, recovery codes and sessions that were not used since')
    .option('--new-pins', 'after a renewal: end PINs that were not used since')
    .addOption(storeOption())
    .addOption(jsonOption())
    .action((flags: FinishFlags) => run(flags, (ask) => finish(ask, flags)));
}

async function finish(ask: Ask, { revokeUnseen, newPins }: FinishFlags) {
  const { root_secret: status } = await ask('getRootSecretStatus');
  if (status.renewal === null || status.roots.length > 1) return ask('finishRootSecretRotation');
  return ask('finishDataKeyRenewal', { body: { revoke_unseen: revokeUnseen === true, new_pins: newPins === true } });
}

async function run(flags: Flags, act: (ask: Ask) => Promise<{ readonly root_secret: Status }>): Promise<void> {
  const { withGateway } = await import('../with-gateway.ts');
  const { root_secret: status } = await withGateway(flags.store, act);
  if (flags.json) printJson(status);
  else process.stdout.write(readable(status));
}

function readable({ id: own, roots, versions, renewal }: Status): string {
  const lines = roots.map(({ id, added_at: addedAt, processes }) => {
    const names = processes.length === 0 ? 'no process' : processes.join(', ');
    return `${id}  since ${addedAt}  ${names}${id === own ? '  (given here)' : ''}\n`;
  });
  const next =
    roots.length === 1
      ? 'One root secret opens the database.\n'
      : 'A rotation is under way. Once no process has the old one, run: mitako secret finish\n';
  const known = versions.map(({ version, status }) => `${version} ${status}`).join(', ');
  return `${lines.join('')}${next}Data key: ${known}\n${renewal === null ? '' : renewalText(renewal)}`;
}

function renewalText({
  unaware,
  activated_at: activatedAt,
  rows_left: left,
  moved_at: movedAt,
  rows_stuck: stuck,
  unseen,
  pass,
}: Renewal): string {
  if (activatedAt === null) {
    return unaware.length > 0
      ? `A renewal waits for processes: ${unaware.join(', ')}\n`
      : 'A renewal is announced. It needs a process with background work, such as mitako serve.\n';
  }
  const rows = left.map(({ table, count }) => `  ${table}: ${count}\n`).join('');
  const moving =
    movedAt === null
      ? `A renewal moves rows since ${activatedAt}, pass ${pass}. Left:\n`
      : `All rows have moved, ${movedAt}.\n`;
  const closed = stuck === 0 ? '' : `${stuck} rows do not open. They are in the log.\n`;
  const counts = Object.entries(unseen ?? {}).filter(([, count]) => count > 0);
  const waiting =
    counts.length === 0
      ? 'All keys and PINs were used since.\n'
      : `Not used since: ${counts.map(([name, count]) => `${name.replace('_', ' ')} ${count}`).join(', ')}\n`;
  return `${moving}${rows}${closed}${waiting}A day after it became active, run: mitako secret finish\n`;
}
