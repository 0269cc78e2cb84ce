import type { Command, Option } from 'commander';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { publicUrlOption, storeOption } from '../flags.ts';
import { Failure } from '../failure.ts';
import { CONFIGURATION_NAMES } from '../load-configuration.ts';
import { type WrittenRail, WRITTEN_RAILS } from '../written-rails.ts';

const EXAMPLES = `
Writes a configuration to start from; it never overwrites one. Keys of providers stay in the environment.
Without flags, in a terminal, it asks. Methods and fees apply to merchants for which the operator
sets none. A shop that only receives webhooks needs no configuration: see "mitako init".

Examples:
  mitako configure
  mitako configure --methods mtn_momo,orange_money,wallet --fees 2.5+50
  mitako configure --store postgres://db/mitako --public-url https://pay.example.cm --rails orange-money-push`;

interface Flags {
  readonly store: string;
  readonly publicUrl?: string;
  readonly rails?: string;
  readonly methods?: string;
  readonly fees?: string;
  readonly out: string;
}

/** `mitako configure`: writes a configuration. */
export function addConfigure(program: Command): void {
  program
    .command('configure')
    .summary('write a configuration')
    .description('Writes mitako.config.mts, with the settings given as flags, or as answers to its questions.')
    .addOption(storeOption())
    .addOption(publicUrlOption())
    .option('--rails <list>', `rails of providers, comma-separated: ${Object.keys(WRITTEN_RAILS).join(', ')}`)
    .option('--methods <list>', `payment methods in the order of the checkout: ${METHODS.join(', ')}`)
    .option('--fees <fees>', 'what a payment costs merchants: 2.5 for 2.5 %, 2.5+50 for 50 F more')
    .option('--out <file>', 'file to write', 'mitako.config.mts')
    .addHelpText('after', EXAMPLES)
    .action(runConfigure);
}

async function runConfigure(flags: Flags, command: Command): Promise<void> {
  const { out } = flags;
  if (!/\.m?[jt]s$/.test(out)) {
    throw new Failure(`${out} is no name for a configuration: it is a module that ends in .ts, .mts, .mjs or .js.`);
  }
  if (existsSync(out)) throw new Failure(`${out} exists. Delete it first, or choose another name with --out.`);
  const isAsked = process.stdin.isTTY && ASKED.every((name) => command.getOptionValueSource(name) !== 'cli');
  const { store, publicUrl, rails = '', methods = '', fees = '' } = isAsked ? await asked(flags) : flags;
  const chosen = railsIn(rails);
  const written = chosen.flatMap((name) => WRITTEN_RAILS[name] ?? []);
  const packages = [...new Set(written.map(({ from }) => from))];
  // An address with credentials is not a source.
  const isFromEnvironment = store.includes('@');
  const lines = [
    `import { defineConfig } from 'mitako';`,
    ...packages.map((from) => `import { ${importsFrom(from, written)} } from '${from}';`),
    '',
    'export default defineConfig({',
    '  marketplace: {},',
    `  store: ${isFromEnvironment ? "process.env.DATABASE_URL ?? ''" : quoted(store)},`,
    `  publicUrl: ${quoted(publicUrl ?? 'https://pay.example.cm')},`,
    ...(written.length === 0
      ? []
      : ['  rails: [', ...written.flatMap(({ call }) => call.map((line) => `    ${line}`)), '  ],']),
    ...termsLines(methodsIn(methods), feesIn(fees)),
    '});',
    '',
  ];
  // A source file without secrets: it is committed, and read by others in an image.
  process.umask(0o022);
  // Never through a link that leads nowhere yet.
  writeFileSync(out, lines.join('\n'), { flag: 'wx' });
  const missing = isInstalled('mitako', dirname(resolve(out))) ? packages : ['mitako', ...packages];
  const named = CONFIGURATION_NAMES.some((name) => resolve(name) === resolve(out)) ? '' : ` --config ${shellWord(out)}`;
  const steps = [
    ...(missing.length === 0 ? [] : [`npm install ${missing.join(' ')}`]),
    `export MITAKO_SECRET="$(openssl rand -base64 33)"   # keep it: what it sealed cannot be read without it`,
    ...(isFromEnvironment ? ["export DATABASE_URL='postgres://user:password@host/database'"] : []),
    `npx mitako check${named}     # names the variables that are not set yet`,
    `npx mitako migrate${named}`,
    `npx mitako serve${named}`,
    `npx mitako doctor${named}    # beside serve`,
  ];
  process.stdout.write(`${out} is written. Next:\n${steps.map((step) => `  ${step}\n`).join('')}`);
}

/** As the source of a string. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** As one word of a shell's line. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Whether a module in this folder could import the package, which is looked for as Node.js does. */
function isInstalled(name: string, folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', name))) return true;
  const above = dirname(folder);
  return above !== folder && isInstalled(name, above);
}

/** The methods of the rails above and of the sandbox. */
const METHODS = ['wallet', 'mtn_momo', 'orange_money', 'airtel_money'];

/** For merchants for which the operator sets none. */
function termsLines(methods: readonly string[], fees: string | null): readonly string[] {
  return [
    ...(methods.length === 0
      ? []
      : ['  methods: [', ...methods.map((method) => `    { method: '${method}' },`), '  ],']),
    ...(fees === null ? [] : [`  fees: ${fees},`]),
  ];
}

const ASKED = ['store', 'publicUrl', 'rails', 'methods', 'fees'] as const;

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
    { name: 'methods', text: `Methods in their order, of ${METHODS.join(', ')}`, otherwise: '', validate: methodsIn },
    { name: 'fees', text: 'Fees of merchants, such as 2.5 (percent) or 2.5+50', otherwise: '', validate: feesIn },
  ]);
  const answer = (name: (typeof ASKED)[number]): string => answers.get(name) ?? '';
  return {
    store: answer('store'),
    publicUrl: answer('publicUrl'),
    rails: answer('rails'),
    methods: answer('methods'),
    fees: answer('fees'),
  };
}

/** @throws Failure when one is not known */
function railsIn(list: string): readonly string[] {
  return namesIn(list, 'rail', Object.keys(WRITTEN_RAILS));
}

/** @throws Failure when one is not known, or named twice */
function methodsIn(list: string): readonly string[] {
  const names = namesIn(list, 'method', METHODS);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Failure(`${twice} is named twice: name each method once.`);
  return names;
}

function namesIn(list: string, kind: string, known: readonly string[]): readonly string[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return names;
  throw new Failure(`There is no ${kind} "${unknown}". Known are ${known.join(', ')}.`);
}

/**
 * Fees as they are written in the file; null: none.
 * @throws Failure when they are not a percentage, with or without a fixed part
 */
function feesIn(text: string): string | null {
  if (text === '') return null;
  const [, percent, fixed] = /^(\d{1,3}(?:\.\d{1,2})?)%?(?:\+(\d{1,8}))?$/.exec(text.replaceAll(' ', '')) ?? [];
  const basisPoints = Math.round(Number(percent) * 100);
  if (percent === undefined || basisPoints > 10_000) {
    throw new Failure(`Fees are "${text}". Write a percentage with two decimals at most, such as 2.5, or 2.5+50.`);
  }
  return fixed === undefined ? `{ basisPoints: ${basisPoints} }` : `{ basisPoints: ${basisPoints}, fixed: ${fixed} }`;
}

function importsFrom(from: string, rails: readonly WrittenRail[]): string {
  const names = rails.filter((rail) => rail.from === from).map(({ imported }) => imported);
  return [...new Set(names)].join(', ');
}
