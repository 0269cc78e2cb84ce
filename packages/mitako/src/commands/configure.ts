import type { Command, Option } from 'commander';
import { existsSync, writeFileSync } from 'node:fs';
import { publicUrlOption, storeOption } from '../flags.ts';
import { Failure } from '../failure.ts';
import { type WrittenRail, WRITTEN_RAILS } from '../written-rails.ts';

const EXAMPLES = `
Writes a configuration to start from; it never overwrites one. Keys of providers stay in the environment.
In a terminal and without flags it asks.

Examples:
  mitako configure
  mitako configure --store postgres://db/mitako --public-url https://pay.example.cm --rails orange-money-push`;

interface Flags {
  readonly store: string;
  readonly publicUrl?: string;
  readonly rails?: string;
  readonly out: string;
}

/** `mitako configure`: writes a configuration. */
export function addConfigure(program: Command): void {
  program
    .command('configure')
    .summary('write a configuration')
    .description('Writes mitako.config.ts, with the settings given as flags, or as answers to its questions.')
    .addOption(storeOption())
    .addOption(publicUrlOption())
    .option('--rails <list>', `rails of providers, comma-separated: ${Object.keys(WRITTEN_RAILS).join(', ')}`)
    .option('--out <file>', 'file to write', 'mitako.config.ts')
    .addHelpText('after', EXAMPLES)
    .action(runConfigure);
}

async function runConfigure(flags: Flags, command: Command): Promise<void> {
  const { out } = flags;
  if (existsSync(out)) throw new Failure(`${out} exists. Delete it first, or choose another name with --out.`);
  const isAsked = process.stdin.isTTY && ASKED.every((name) => command.getOptionValueSource(name) !== 'cli');
  const { store, publicUrl, rails = '' } = isAsked ? await asked(flags) : flags;
  const chosen = railsIn(rails);
  const written = chosen.flatMap((name) => WRITTEN_RAILS[name] ?? []);
  const packages = [...new Set(written.map(({ from }) => from))];
  // An address with credentials is no source.
  const isFromEnvironment = store.includes('@');
  const lines = [
    `import { defineConfig } from 'mitako';`,
    ...packages.map((from) => `import { ${importsFrom(from, written)} } from '${from}';`),
    '',
    'export default defineConfig({',
    `  store: ${isFromEnvironment ? "process.env.DATABASE_URL ?? ''" : JSON.stringify(store)},`,
    `  publicUrl: ${JSON.stringify(publicUrl ?? 'https://pay.example.cm')},`,
    ...(written.length === 0
      ? []
      : ['  rails: [', ...written.flatMap(({ call }) => call.map((line) => `    ${line}`)), '  ],']),
    '});',
    '',
  ];
  // A source file without secrets: it is committed, and read by others in an image.
  process.umask(0o022);
  writeFileSync(out, lines.join('\n').replaceAll('"', "'"));
  const steps = [
    ...(packages.length === 0 ? [] : [`npm install ${packages.join(' ')}`]),
    `export MITAKO_SECRET="$(openssl rand -base64 33)"   # keep it: what it sealed cannot be read without it`,
    ...(isFromEnvironment ? ["export DATABASE_URL='postgres://user:password@host/database'"] : []),
    'npx mitako check     # names the variables that are not set yet',
    'npx mitako migrate',
    'npx mitako serve',
    'npx mitako doctor    # beside serve',
  ];
  process.stdout.write(`${out} is written. Next:\n${steps.map((step) => `  ${step}\n`).join('')}`);
}

const ASKED = ['store', 'publicUrl', 'rails'] as const;

async function asked({ store, publicUrl = 'https://pay.example.cm' }: Flags): Promise<Omit<Flags, 'out'>> {
  const isText =
    ({ parseArg }: Option) =>
    (answer: string) =>
      parseArg?.(answer, undefined);
  // Loaded when it is needed, so that `--help` is quick.
  const { askConfiguration } = await import('../ask-configuration.ts');
  const answers = await askConfiguration<(typeof ASKED)[number]>([
    { name: 'store', text: 'SQLite file or postgres:// address', otherwise: store, validate: isText(storeOption()) },
    { name: 'publicUrl', text: 'Public address', otherwise: publicUrl, validate: isText(publicUrlOption()) },
    { name: 'rails', text: `Rails, of ${Object.keys(WRITTEN_RAILS).join(', ')}`, otherwise: '', validate: railsIn },
  ]);
  const answer = (name: (typeof ASKED)[number]): string => answers.get(name) ?? '';
  return { store: answer('store'), publicUrl: answer('publicUrl'), rails: answer('rails') };
}

/** @throws Failure when one is not known */
function railsIn(list: string): readonly string[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.find((name) => !Object.hasOwn(WRITTEN_RAILS, name));
  if (unknown === undefined) return names;
  throw new Failure(`There is no rail "${unknown}". Known are ${Object.keys(WRITTEN_RAILS).join(', ')}.`);
}

function importsFrom(from: string, rails: readonly WrittenRail[]): string {
  const names = rails.filter((rail) => rail.from === from).map(({ imported }) => imported);
  return [...new Set(names)].join(', ');
}
