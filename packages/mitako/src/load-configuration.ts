import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, SETTINGS } from './configuration.ts';
import { Failure, messageOf } from './failure.ts';
import type { Mistake } from './mistake.ts';
import type { SettingProblem } from './options/setting-problems.ts';

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
  const settings = loaded as Readonly<Record<string, unknown>>;
  if (unset !== null && TEXTS.some((name) => settings[name] === '')) throw new Failure(unset);
  const configuration = loaded as Configuration;
  // Loads what help needs nothing of.
  const { settingProblems } = await import('./options/setting-problems.ts');
  const problems = [...settingProblems(settings, SETTINGS), ...(await wordedProblems(configuration))];
  if (problems.length > 0) {
    throw new Failure(problems.map(({ path: at, problem, fix }) => mistake(at, `${problem} ${fix}`)).join('\n'));
  }
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

/** Settings that a variable which is not set leaves empty. */
const TEXTS = ['store', 'publicUrl', 'host', 'mail'] as const satisfies readonly (keyof Configuration)[];

/** Of settings whose owner words the mistake, with its fix. */
async function wordedProblems({ walletTiers, brand, texts }: Configuration): Promise<readonly SettingProblem[]> {
  const { worded } = await import('./options/setting-problems.ts');
  const problems: SettingProblem[] = [];
  if (walletTiers !== undefined) {
    const { findWalletTiersFault } = await import('@mitako/core');
    const fault = findWalletTiersFault(walletTiers);
    if (fault !== null) problems.push(worded(fault.path, fault.message));
  }
  if (brand !== undefined) {
    const { findBrandFaults } = await import('@mitako/core');
    problems.push(...findBrandFaults(brand).map(({ path, message }) => worded(['brand', ...path], message)));
  }
  if (texts !== undefined) {
    const { textProblems } = await import('./options/text-problems.ts');
    problems.push(...textProblems(texts));
  }
  return problems;
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
