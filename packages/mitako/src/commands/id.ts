import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { jsonOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';

const HELP = `
The database has an id as its 16 bytes: as a uuid in PostgreSQL, as a blob in SQLite. Where
ids of several kinds may be, such as subject_id, bytes say the kind as well, unless it is
the usual one. A uuid, or 16 bytes, do not: give the prefix of the kind (pay, mer, evt, …).

Examples:
  mitako id pay_01kb5t3m8vaj00zq8d4n6w2c7e
  mitako id 019acba1-d11b-5480-0fdd-0d254dc130ee --kind pay
  mitako id '\\x706179019acba1d11b54800fdd0d254dc130ee'
  psql -c "select * from payments where id = '$(mitako id pay_01kb… --json | jq -r .uuid)'"`;

interface Flags {
  readonly kind?: string;
  readonly json?: true;
}

/** `mitako id`: an id as the database has it, and back. */
export function addId(program: Command): void {
  program
    .command('id')
    .summary('translate an id to what the database has, and back')
    .description('Translates an id to what the database has, and back, and says when it was made and for which shard.')
    .argument('<id>', 'an id, a uuid, or bytes in hexadecimal digits')
    .option('--kind <prefix>', 'the kind of a uuid or of 16 bytes')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(runId);
}

async function runId(given: string, { kind, json }: Flags): Promise<void> {
  const { readId } = await import('../id/read-id.ts');
  const read = readId(given, kind ?? null);
  if (read === null) {
    throw new Failure('This is not an id, a uuid, or bytes in hexadecimal digits, or its kind is not one there is.');
  }
  if (json) {
    printJson(read);
    return;
  }
  const lines = Object.entries(read).filter(([, value]) => value !== null);
  process.stdout.write(lines.map(([name, value]) => `${name.padEnd(12)}${value}\n`).join(''));
}
