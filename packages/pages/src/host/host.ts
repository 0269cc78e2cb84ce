import type { Role } from '@mitako/contract';
import { type Gateway, GatewayError } from '@mitako/core';
import type { HostRequest, PeopleOptions } from './people.ts';
import { outwardUrl } from './outward-url.ts';
import { readPerson } from './read-person.ts';

/** A hook that takes longer has failed. */
const RESOLVE_MS = 2000;
const LOG_EVERY_MS = 60_000;
/** Lines in that time: a reason may have something of each request in it. */
const LOGGED_MAX = 20;

/** What the embedding program says of a request. `failed`: it could not say. */
export type HostAnswer =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly fields: Readonly<Record<string, unknown>>; readonly begunAtMs: number }
  | { readonly kind: 'failed' };

/** The embedding program, as the pages of one role ask it. */
export interface Host {
  /** Once for each request. */
  readonly personOf: (request: Request) => Promise<HostAnswer>;
  /** Logs what a hook did wrong, once a minute for each field and reason. */
  readonly report: (field: string, error: unknown) => void;
  /** Of the log-in, back to this page. @throws GatewayError `SERVICE_UNAVAILABLE` when the hook gives no URL */
  readonly loginUrl: (returnTo: string) => string;
  readonly reauthenticateUrl: (returnTo: string) => string;
  /** Null: the program has none. */
  readonly logoutUrl: string | null;
}

/** The embedding program for a role; null: it has no hook for that. */
export function createHost(
  { clock, logger, ...gateway }: Pick<Gateway, 'clock' | 'logger' | 'publicUrl' | 'staffUrl'>,
  role: Role,
  people: PeopleOptions,
): Host | null {
  const name = role === 'user' ? 'customers' : 'staff';
  const hook = role === 'agent' ? undefined : people[name];
  if (hook === undefined) return null;
  const as = role === 'user' ? 'customer' : role;
  const siteUrl = role === 'user' ? gateway.publicUrl : gateway.staffUrl;
  const asked = new WeakMap<Request, Promise<HostAnswer>>();
  const loggedAtMs = new Map<string, number>();

  const report: Host['report'] = (field, error) => {
    const nowMs = clock.now();
    for (const [each, atMs] of loggedAtMs) if (nowMs - atMs >= LOG_EVERY_MS) loggedAtMs.delete(each);
    const reason = `${field}: ${error instanceof Error ? error.message : String(error)}`;
    if (loggedAtMs.has(reason) || loggedAtMs.size >= LOGGED_MAX) return;
    loggedAtMs.set(reason, nowMs);
    logger.error({ hook: `people.${name}`, field, as, error }, 'a hook for people failed; their pages answer 503');
  };

  /** @throws what the hook throws, and an error when it takes too long */
  async function resolved(request: Request): Promise<unknown> {
    const [timeout, answered] = [new AbortController(), new AbortController()];
    const { url, method, headers } = request;
    const seen: HostRequest = { url, method, headers: new Headers(headers), signal: timeout.signal };
    // Their parameters differ, and each receives its own.
    const resolve = hook?.resolve as (seen: HostRequest, as: string) => unknown;
    const late = clock.sleep(RESOLVE_MS, answered.signal).then(() => {
      if (answered.signal.aborted) return null;
      timeout.abort();
      throw new Error(`no answer within ${RESOLVE_MS} ms`);
    });
    try {
      return await Promise.race([Promise.resolve().then(() => resolve.call(hook, seen, as)), late]);
    } finally {
      answered.abort();
    }
  }

  async function answer(request: Request): Promise<HostAnswer> {
    if (!request.headers.has('cookie') && !request.headers.has('authorization')) return { kind: 'nobody' };
    const begunAtMs = clock.now();
    let found: unknown;
    try {
      found = await resolved(request);
    } catch (error) {
      report('resolve', error);
      return { kind: 'failed' };
    }
    if (found === null || found === undefined || found === false) return { kind: 'nobody' };
    const read = readPerson(found, role, clock.now());
    if ('fields' in read) return { kind: 'person', fields: read.fields, begunAtMs };
    report(read.wrong, read.error);
    return { kind: 'failed' };
  }

  function urlOf(field: string, make: () => unknown): string {
    try {
      const made = make();
      // A rejection of what is not awaited would end the process.
      if (made instanceof Promise) made.catch(() => undefined);
      const url = outwardUrl(made, siteUrl);
      if (url !== null) return url;
      report(
        field,
        new TypeError('It must give an absolute URL of http or https, or a path that begins with one slash.'),
      );
    } catch (error) {
      report(field, error);
    }
    throw new GatewayError('SERVICE_UNAVAILABLE');
  }

  return {
    personOf(request) {
      const known = asked.get(request) ?? answer(request);
      asked.set(request, known);
      return known;
    },
    report,
    loginUrl: (returnTo) => urlOf('loginUrl', () => hook.loginUrl(returnTo)),
    reauthenticateUrl: (returnTo) =>
      urlOf('reauthenticateUrl', () => (hook.reauthenticateUrl ?? hook.loginUrl)(returnTo)),
    logoutUrl: hook.logoutUrl === undefined ? null : urlOf('logoutUrl', () => hook.logoutUrl),
  };
}
