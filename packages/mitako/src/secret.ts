import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Failure, messageOf } from './failure.ts';
import { isPostgres } from './store.ts';

const HOW_TO_CREATE =
  'Create one with `openssl rand -base64 33` and keep it: data encrypted with it cannot be read without it.';

/**
 * The root secret from the environment.
 * @param advice what to do without one
 * @throws Failure when it is missing or too short
 */
export function requireSecret(environment: NodeJS.ProcessEnv = process.env, advice = HOW_TO_CREATE): string {
  const secret = givenSecret(environment);
  if (secret === '') throw new Failure(`MITAKO_SECRET is not set. ${advice}`);
  if (secret.length < 32) throw new Failure(`MITAKO_SECRET is shorter than 32 characters. ${advice}`);
  return secret;
}

/** As {@link requireSecret}, or the secret that `mitako dev` stores beside its file. */
export function secretOf(location: string, advice?: string, environment: NodeJS.ProcessEnv = process.env): string {
  if (givenSecret(environment) === '' && !isPostgres(location) && existsSync(secretFile(location)))
    return readSecret(location);
  return requireSecret(environment, advice);
}

/**
 * The root secret of a development database, created on first use, in `<data>.secret`, readable by its owner only. Keys
 * are derived from it, so they stay the same over restarts.
 * @throws Failure when the database exists but its secret is missing
 */
export function keepSecret(path: string): string {
  const made = randomBytes(33).toString('base64');
  if (path === ':memory:') return made;
  if (existsSync(secretFile(path))) return readSecret(path);
  if (existsSync(path)) {
    throw new Failure(
      `${path} needs the secret in ${secretFile(path)}, which is missing. Restore it, or delete ${path}.`,
    );
  }
  const partial = `${secretFile(path)}.${randomUUID()}`;
  try {
    writeFileSync(partial, `${made}\n`, { flag: 'wx', mode: 0o600 });
    // Atomically, so that another process that starts on the same file never reads half a secret.
    linkSync(partial, secretFile(path));
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readSecret(path);
    throw new Failure(`Cannot write a secret beside ${path}: ${messageOf(error)}.`, { cause: error });
  } finally {
    rmSync(partial, { force: true });
  }
}

/** The root secret before the present one, during a rotation: an option of the engine. */
export function previousSecretIn(environment: NodeJS.ProcessEnv = process.env): { readonly previousSecret?: string } {
  const previousSecret = given('MITAKO_SECRET_PREVIOUS', environment);
  return previousSecret === '' ? {} : { previousSecret };
}

/** Empty: none is given. */
export function givenSecret(environment: NodeJS.ProcessEnv = process.env): string {
  return given('MITAKO_SECRET', environment);
}

/**
 * Of a variable, or of the file that the variable with `_FILE` names, as orchestrators hand over secrets. Surrounding white
 * space is ignored, as in the engine.
 */
function given(name: string, environment: NodeJS.ProcessEnv): string {
  const value = environment[name]?.trim() ?? '';
  const file = environment[`${name}_FILE`] ?? '';
  if (value !== '' || file === '') return value;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Failure(`${name}_FILE: ${messageOf(error)}.`, { cause: error });
  }
}

function secretFile(path: string): string {
  return `${path}.secret`;
}

function readSecret(path: string): string {
  const secret = readFileSync(secretFile(path), 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new Failure(`${secretFile(path)} contains no secret. Delete it together with ${path} to start over.`);
}
