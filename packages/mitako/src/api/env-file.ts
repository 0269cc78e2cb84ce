import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { Failure, messageOf } from '../failure.ts';
import { writePrivateFile } from '../files/private-file.ts';

/**
 * The variables in a file of the form `NAME=value`; none without the file.
 * @throws Failure when it cannot be read
 */
export function readEnvFile(path: string): Readonly<Record<string, string | undefined>> {
  if (!existsSync(path)) return {};
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Failure(`Cannot read ${path}: ${messageOf(error)}.`, { cause: error });
  }
}

/**
 * Sets variables in an env file: replaces their lines where they stand, appends missing ones and leaves all other lines
 * as they are. The file is then readable by its owner only.
 * @throws Failure when it cannot be written
 */
export function writeEnvFile(path: string, variables: Readonly<Record<string, string>>): void {
  try {
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const after = withVariables(before, variables);
    if (after !== before) writePrivateFile(path, after);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`Cannot write ${path}: ${messageOf(error)}.`, { cause: error });
  }
}

/** The text of an env file with these variables set. */
export function withVariables(text: string, variables: Readonly<Record<string, string>>): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const missing = new Map(Object.entries(variables));
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const [, start = '', name = ''] = /^(\s*(?:export\s+)?)([\w.-]+)\s*=/.exec(line) ?? [];
    const value = variables[name];
    if (value === undefined) return [line];
    // A second line of the same variable would take precedence.
    const isFirst = missing.delete(name);
    return isFirst ? [`${start}${name}=${value}`] : [];
  });
  if (lines.at(-1) === '') lines.pop();
  return [...lines, ...Array.from(missing, ([name, value]) => `${name}=${value}`), ''].join(lineBreak);
}
