import type { LoginResult, Principal } from '@mitako/contract/names';
import { isMitakoError, MitakoError } from '../errors.ts';
import { abortable } from '../internal/abortable.ts';
import { type Send, withKey } from '../internal/transport.ts';
import type { SessionStore, StoredSession } from './session-store.ts';

/** The logged-in account, and a transport for its calls. */
export interface Session {
  /** Sends with the access token. If the token has expired, refreshes it and repeats the call once with the same key. */
  readonly send: Send;
  /** Adopts the session of a login or a registration. */
  open(login: () => Promise<LoginResult>): Promise<Principal>;
  /** Deletes the session, locally first, then on the server by `end`. */
  close(end: (refreshToken: string) => Promise<unknown>): Promise<void>;
}

/** Exchanges a refresh token for a new pair. */
export type Refresh = (stored: StoredSession) => Promise<LoginResult>;

/** The access token is held in memory only. */
interface Access {
  readonly token: string;
  readonly principalId: string;
}

/** Also the code of a device that was signed out: the store may hold a newer login of the same account. */
const STALE_CODES: readonly string[] = ['TOKEN_EXPIRED', 'TOKEN_REVOKED'];
const ENDED_CODES: readonly string[] = ['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED', 'TOKEN_REVOKED'];

/**
 * Creates a session. Refresh tokens work once, so refreshes, logins and logouts run one after the other, and calls that
 * find their token expired at the same time wait for one refresh.
 */
export function createSession(
  send: Send,
  refresh: Refresh,
  store: SessionStore,
  onDeviceToken: (token: string) => void | Promise<void>,
): Session {
  let access: Access | undefined;
  let refreshing: Promise<Access> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function inSequence<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  /** Returns an access token other than the stale one. */
  function freshAccess(stale: Access | undefined): Promise<Access> {
    if (access !== undefined && access !== stale) return Promise.resolve(access);
    refreshing ??= inSequence(() => renew(stale)).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  async function renew(stale: Access | undefined): Promise<Access> {
    if (access !== undefined && access !== stale) return access;
    const stored = await store.read();
    // Another page may have logged in another account: a call that began for one account never continues for another.
    if (stored === null || (stale !== undefined && stored.principal_id !== stale.principalId)) throw notLoggedIn();
    const answer = await refresh(stored).catch(async (error: unknown) => {
      if (isMitakoError(error) && ENDED_CODES.includes(error.code)) await forget(stored);
      throw error;
    });
    return keep(answer);
  }

  async function keep(answer: LoginResult): Promise<Access> {
    const { access_token: token, refresh_token, principal } = answer;
    if ([token, refresh_token, principal?.id].some((each: unknown) => typeof each !== 'string')) throw noSession();
    // Stored before use: if storing fails, the old token and its key return the same response once more.
    await store.write({ principal_id: principal.id, refresh_token, refresh_key: crypto.randomUUID() });
    access = { token, principalId: principal.id };
    return access;
  }

  async function forget(ended: StoredSession): Promise<void> {
    access = undefined;
    if ((await store.read())?.refresh_token === ended.refresh_token) await store.write(null);
  }

  return {
    send: async (given) => {
      // One key per call, before and after a refresh: the effect happens once.
      const outgoing = withKey(given);
      const { signal, idempotencyKey } = outgoing.options;
      const used = access ?? (await abortable(freshAccess(undefined), signal, idempotencyKey));
      try {
        return await send({ ...outgoing, bearer: used.token });
      } catch (error) {
        if (!isMitakoError(error) || !STALE_CODES.includes(error.code)) throw error;
        const fresh = await abortable(freshAccess(used), signal, idempotencyKey);
        // Another account has logged in meanwhile.
        if (fresh.principalId !== used.principalId) throw error;
        return send({ ...outgoing, bearer: fresh.token });
      }
    },
    open: (login) =>
      inSequence(async () => {
        const answer = await login();
        await keep(answer);
        if (answer.device_token !== undefined) await onDeviceToken(answer.device_token);
        return answer.principal;
      }),
    close: (end) =>
      inSequence(async () => {
        const stored = await store.read();
        access = undefined;
        await store.write(null);
        if (stored !== null) await end(stored.refresh_token);
      }),
  };
}

function noSession(): MitakoError {
  const message = 'The response has no session. Check that baseUrl is the address of the API itself.';
  return new MitakoError('UNEXPECTED_RESPONSE', message, { mayHaveTakenEffect: true });
}

function notLoggedIn(): MitakoError {
  return new MitakoError('AUTHENTICATION_REQUIRED', 'Not logged in. Log in first.');
}
