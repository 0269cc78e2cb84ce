import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RetentionOptions, WalletTiers } from '@mitako/core';
import { type Configuration, SETTINGS } from './configuration.ts';
import { Failure, messageOf } from './failure.ts';
import { isAddressOrNetwork } from './flags.ts';
import type { Mistake } from './mistake.ts';
import { nearest } from './nearest.ts';
import { requireTermsShape } from './terms-shape.ts';

/** Looked for in the working directory, in this order. */
export const CONFIGURATION_NAMES = ['mitako.config.mts', 'mitako.config.ts', 'mitako.config.js', 'mitako.config.mjs'];

/** A configuration that was found. */
export interface Loaded {
  /** Its name in messages. */
  readonly file: string;
  readonly configuration: Configuration;
  readonly mistake: Mistake;
  /** Unset environment variables, which it reads as empty strings, with line and fix; null: none. */
  readonly unset: string | null;
}

/**
 * Loads the configuration file, or the one that is there; null without one.
 * @param path of `--config`
 * @throws Failure with line, mistake and fix when it cannot be read, or is not a configuration
 */
export async function loadConfiguration(path: string | undefined): Promise<Loaded | null> {
  const found = path ?? CONFIGURATION_NAMES.find((name) => existsSync(name));
  if (found === undefined) return null;
  if (!existsSync(found)) throw new Failure(`Configuration file ${found} not found. Create one with: mitako configure`);
  const file = basename(found);
  const source = readFileSync(found, 'utf8');
  const mistake: Mistake = (setting, what) => `${file}:${lineNumber(source, [setting].flat())}: ${what}`;
  const unset = unsetIn(source, file);
  const loaded = await importDefault(found, file, unset);
  // A file that exports nothing may be treated as CommonJS, whose exports are an empty object.
  const exportsNothing = !/\bexports?\b/.test(source);
  if (typeof loaded !== 'object' || loaded === null || Array.isArray(loaded) || exportsNothing) {
    throw new Failure(
      `${file} has no configuration as its default export. End it with: export default defineConfig({ … })`,
    );
  }
  for (const name of Object.keys(loaded)) {
    if (!SETTINGS.includes(name)) throw new Failure(mistake(name, `"${name}" is no setting.${advice(name)}`));
  }
  const configuration: Configuration = loaded;
  requireTypes(configuration, mistake, unset);
  if (configuration.walletTiers !== undefined) await requireTiers(configuration.walletTiers, mistake);
  if (configuration.product?.legal !== undefined) await requireLegal(configuration.product.legal, mistake);
  return { file, configuration, mistake, unset };
}

/** @param unset message instead of a rail's refusal, where its variables are empty */
async function importDefault(path: string, file: string, unset: string | null): Promise<unknown> {
  try {
    const module: unknown = await import(pathToFileURL(resolve(path)).href);
    return typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_UNKNOWN_FILE_EXTENSION') {
      throw new Failure(`${file}: this version of Node.js reads no TypeScript. Rename it to mitako.config.mjs.`);
    }
    if (isReadAsCommonJs(path, error)) {
      const name = file.replace(/([jt]s)$/, 'm$1');
      throw new Failure(
        `${file} is read as CommonJS, because package.json says "type": "commonjs". Rename it to ${name}.`,
        { cause: error },
      );
    }
    const isRefusal = (error instanceof TypeError || error instanceof RangeError) && code === undefined;
    if (isRefusal && unset !== null) throw new Failure(unset, { cause: error });
    const trace = error instanceof SyntaxError ? syntaxCheck(path) : error instanceof Error ? (error.stack ?? '') : '';
    throw new Failure(`${placeIn(trace, file)}: ${messageOf(error)}`, { cause: error });
  }
}

/** `npm init` writes `"type": "commonjs"`: Node.js then reads neither `import` nor `export` in a `.ts` or `.js`. */
function isReadAsCommonJs(path: string, error: unknown): boolean {
  return (
    /(?<!m)[jt]s$/.test(path) &&
    error instanceof SyntaxError &&
    /^(Cannot use import statement|Unexpected token 'export')/.test(error.message)
  );
}

/** A syntax error that was caught has lost its position: Node.js reports it when it checks the file. */
function syntaxCheck(path: string): string {
  return spawnSync(process.execPath, ['--check', path], { encoding: 'utf8', timeout: 10_000 }).stderr;
}

/** The file with its first line that Node.js names. */
function placeIn(trace: string, file: string): string {
  const at = trace.indexOf(`${file}:`);
  const line = at < 0 ? 0 : Number.parseInt(trace.slice(at + file.length + 1, at + file.length + 10), 10);
  return line > 0 ? `${file}:${line}` : file;
}

function requireTypes(configuration: Configuration, mistake: Mistake, unset: string | null): void {
  const { rails, methods, webhooks, panel, payoutsFrom, files, retention, search, trustedProxies, hosts, product } =
    configuration as Readonly<Record<string, unknown>>;
  for (const name of ['store', 'publicUrl', 'host', 'mail'] as const) {
    const value: unknown = configuration[name];
    if (value === '' && unset !== null) throw new Failure(unset);
    if (value !== undefined && (typeof value !== 'string' || value === '')) {
      throw new Failure(
        mistake(name, `${name} must be text, and is ${shown(value)}. Is its environment variable set?`),
      );
    }
  }
  if (configuration.port !== undefined && typeof configuration.port !== 'number') {
    throw new Failure(mistake('port', `port must be a number, such as 4010.`));
  }
  for (const [name, value] of Object.entries({ rails, methods, trustedProxies, hosts })) {
    if (value !== undefined && !Array.isArray(value))
      throw new Failure(mistake(name, `${name} must be a list: [ … ].`));
  }
  if (panel !== undefined && !isListOfNetworks(panel, 'allowFrom', isAddressOrNetwork)) {
    throw new Failure(mistake('panel', `panel must list networks, such as { allowFrom: ['203.0.113.0/24'] }.`));
  }
  if (payoutsFrom !== undefined && (typeof payoutsFrom !== 'object' || payoutsFrom === null)) {
    throw new Failure(
      mistake('payoutsFrom', `payoutsFrom must be an object, such as { holderName: 'Mitako SA', rib: '…' }.`),
    );
  }
  if (webhooks !== undefined && !isListOfNetworks(webhooks, 'allowNetworks', isNetwork)) {
    throw new Failure(mistake('webhooks', `webhooks must list networks, such as { allowNetworks: ['10.0.0.0/8'] }.`));
  }
  if (files !== undefined && !isDirectory(files)) {
    throw new Failure(mistake('files', `files must name a directory, such as { directory: '/var/lib/mitako/files' }.`));
  }
  if (retention !== undefined) requireRetention(retention, mistake);
  for (const [name, words] of Object.entries(WORDS)) {
    const value: unknown = configuration[name as keyof typeof WORDS];
    if (value !== undefined && !words.some((word) => word === value)) {
      const known = words.map((word) => `'${word}'`);
      throw new Failure(mistake(name, `${name} must be ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`));
    }
  }
  if (search !== undefined && !isSearch(search)) {
    throw new Failure(mistake('search', 'search must be { descriptions: true } or { descriptions: false }.'));
  }
  requireTermsShape(configuration, mistake);
  if (product !== undefined && (typeof product !== 'object' || product === null)) {
    throw new Failure(mistake('product', `product must be an object, such as { serviceName: 'Mitako' }.`));
  }
}

const WORDS = {
  secondFactor: ['in_live_mode', 'optional'],
  signUp: ['verified', 'open', 'closed'],
  userSignUp: ['open', 'closed'],
} as const satisfies { readonly [Name in keyof Configuration]?: readonly NonNullable<Configuration[Name]>[] };

async function requireTiers(tiers: WalletTiers, mistake: Mistake): Promise<void> {
  const { findWalletTiersFault } = await import('@mitako/core');
  const fault = findWalletTiersFault(tiers);
  if (fault !== null) throw new Failure(mistake(fault.path, `${fault.path.join('.')} ${fault.message}.`));
}

async function requireLegal(legal: unknown, mistake: Mistake): Promise<void> {
  const { findLegalFault } = await import('@mitako/pages');
  const fault = findLegalFault(legal);
  if (fault === null) return;
  const path = ['product', 'legal', ...fault.path];
  throw new Failure(mistake(path, `${path.join('.')} ${fault.message}.`));
}

/** Whether a setting has one list of networks, and nothing else. */
function isListOfNetworks(setting: unknown, name: string, isFit: (network: string) => boolean): boolean {
  if (typeof setting !== 'object' || setting === null || Object.keys(setting).join() !== name) return false;
  const list: unknown = Object.values(setting)[0];
  return Array.isArray(list) && list.every((each) => typeof each === 'string' && isFit(each));
}

function isNetwork(network: string): boolean {
  return network.includes('/') && isAddressOrNetwork(network);
}

function isDirectory(files: unknown): boolean {
  if (typeof files !== 'object' || files === null || Object.keys(files).join() !== 'directory') return false;
  return 'directory' in files && typeof files.directory === 'string' && files.directory !== '';
}

function isSearch(search: unknown): boolean {
  if (typeof search !== 'object' || search === null || Object.keys(search).join() !== 'descriptions') return false;
  return 'descriptions' in search && typeof search.descriptions === 'boolean';
}

const RETENTION = [
  'eventsDays',
  'sessionsDays',
  'filesDays',
  'kycDays',
  'testDays',
] as const satisfies readonly (keyof RetentionOptions)[];

function requireRetention(retention: unknown, mistake: Mistake): void {
  if (typeof retention !== 'object' || retention === null) {
    throw new Failure(mistake('retention', 'retention must be an object, such as { eventsDays: 90 }.'));
  }
  for (const [name, days] of Object.entries(retention)) {
    if (!RETENTION.some((known) => known === name)) {
      throw new Failure(mistake(name, `"${name}" is no setting of retention. Known are ${RETENTION.join(', ')}.`));
    }
    if (days !== null && days !== undefined && !(typeof days === 'number' && days >= 1)) {
      throw new Failure(mistake(name, `${name} must be a number of days, 1 or more, or null to keep them for ever.`));
    }
  }
}

/**
 * `process.env.NAME ?? ''` and `process.env.NAME!`: a rail cannot tell an empty key from a wrong one before it asks its
 * provider.
 */
const READ_OR_EMPTY = /process\.env(?:\.(\w+)|\[['"](\w+)['"]\])(?:\s*(?:\?\?|\|\|)\s*(?:''|"")|!(?!=))/g;

function unsetIn(source: string, file: string): string | null {
  const found = source.split('\n').flatMap((line, index) =>
    [...(line.trimStart().startsWith('//') ? '' : line).matchAll(READ_OR_EMPTY)].map(([, plain, quoted]) => ({
      name: plain ?? quoted ?? '',
      line: index + 1,
    })),
  );
  const unset = found.filter(({ name }) => (process.env[name] ?? '') === '');
  const [first, second] = unset;
  if (first === undefined) return null;
  if (second === undefined) return `${file}:${first.line}: ${first.name} is not set. Set it in the environment.`;
  const names = unset.map(({ name, line }) => `${name} (line ${line})`).join(', ');
  return `${file}:${first.line}: not set are ${names}. Set them in the environment, or remove what reads them.`;
}

function shown(value: unknown): string {
  return value === '' ? 'empty' : value === null ? 'null' : `a ${typeof value}`;
}

/** The line of a setting by its path; 1 if it is set elsewhere. */
function lineNumber(source: string, path: readonly string[]): number {
  const lines = source.split('\n');
  let found = 0;
  for (const name of path) {
    const isNamed = (line: string, index: number): boolean =>
      index >= found &&
      line.split(/[{,\s'"]/).some((word) => word === name || word === `${name}:` || word.startsWith(`${name}(`));
    found = Math.max(found, lines.findIndex(isNamed));
  }
  return found + 1;
}

function advice(name: string): string {
  const meant = nearest(name, SETTINGS);
  return meant === undefined ? ` Known are ${SETTINGS.join(', ')}.` : ` Did you mean ${meant}?`;
}
