// How a client whose user logs in keeps its session: what is sent with which token, under which key, and how often.
import { routes } from '@mitako/contract';
import type { LoginResult } from '@mitako/contract/names';
import { describe, expect, it } from 'vitest';
import { isMitakoError, type MitakoError } from '../src/index.ts';
import type { WalletClient } from '../src/wallet.ts';
import { recorded, refused, succeeded, type Arrived } from './support/api.ts';
import { storeOf, stored, walletOver } from './support/faces.ts';
import { cashOutCode, held, principal as samplePrincipal } from './support/samples.ts';

/** An API that takes the access token `access-<n>` of the newest generation alone, and counts what it was asked. */
interface PlayedSessions {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly arrived: Arrived[];
  readonly sent: (path: string) => Arrived[];
  /** Ends the access token. */
  expire(): void;
  /** Answers the next requests to a path, one after the other, before the usual answers follow. */
  interrupt(path: string, ...answers: Interruption[]): void;
}

/** An answer instead of the usual one, which it may give first. */
type Interruption = (usual: () => Response) => Response | Promise<Response>;

const CREDENTIALS = { email: 'ngo@example.cm', password: 'a good password' };

function playedSessions(principalOf: (login: number) => string = () => 'usr_1'): PlayedSessions {
  const arrived: Arrived[] = [];
  const interruptions = new Map<string, Interruption[]>();
  const refreshes = new Map<string, LoginResult>();
  let generation = 0;
  let logins = 0;
  let expired = true;
  const next = (): LoginResult => {
    generation += 1;
    expired = false;
    const principal = { ...samplePrincipal, role: 'user' as const, id: principalOf(logins) };
    return { access_token: `access-${generation}`, refresh_token: `refresh-${generation}`, principal };
  };
  return {
    arrived,
    sent: (path) => arrived.filter((each) => each.path === `/api/v1${path}`),
    expire: () => {
      expired = true;
    },
    interrupt: (path, ...answers) => interruptions.set(`/api/v1${path}`, answers),
    fetch: async (request) => {
      const each = await recorded(request);
      arrived.push(each);
      const usual = (): Response => answerTo(each);
      return (interruptions.get(each.path)?.shift() ?? usual)(usual);
    },
  };

  function answerTo(each: Arrived): Response {
    switch (each.path) {
      case '/api/v1/auth/user/login':
        logins += 1;
        return succeeded(next())();
      case '/api/v1/auth/user/logout':
        return succeeded({ logged_out: true })();
      case '/api/v1/auth/user/refresh': {
        const key = each.headers.get('idempotency-key') ?? '';
        const replay = refreshes.get(key);
        if (replay !== undefined) return succeeded(replay)();
        const body = JSON.parse(each.body) as { refresh_token: string };
        if (body.refresh_token !== `refresh-${generation}`) return refused(401, 'REFRESH_TOKEN_REUSED')();
        const answer = next();
        refreshes.set(key, answer);
        return succeeded(answer)();
      }
      default: {
        const token = each.headers.get('authorization');
        if (token !== `Bearer access-${generation}` || expired) return refused(401, 'TOKEN_EXPIRED')();
        return succeeded(
          each.path.endsWith('/cash-out-codes')
            ? { cash_out_code: cashOutCode }
            : { wallet: { balances: held }, principal: samplePrincipal },
        )();
      }
    }
  }
}

async function loggedIn(api: PlayedSessions, store = storeOf(null)): Promise<WalletClient> {
  const wallet = walletOver(api.fetch, store);
  await wallet.login(CREDENTIALS);
  return wallet;
}

async function failureOf(call: Promise<unknown>): Promise<MitakoError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isMitakoError(error)) throw new Error('the call did not fail with a MitakoError', { cause: error });
  return error;
}

function cut(): never {
  throw new TypeError('fetch failed');
}

const keysOf = (requests: readonly Arrived[]): (string | null)[] =>
  requests.map(({ headers }) => headers.get('idempotency-key'));

it.each([{}, { access_token: 'a' }, { access_token: 'a', refresh_token: 'r' }, { access_token: 1, principal: {} }])(
  'a response without a session is no login, and nothing is stored: %j',
  async (data) => {
    const sessions = playedSessions();
    sessions.interrupt('/auth/user/login', () => succeeded(data)());
    const store = storeOf(null);
    const wallet = walletOver(sessions.fetch, store);
    const failure = { name: 'MitakoError', code: 'UNEXPECTED_RESPONSE', mayHaveTakenEffect: true };
    await expect(wallet.login(CREDENTIALS)).rejects.toMatchObject(failure);
    expect(store.written).toEqual([]);
  },
);

describe('logging in', () => {
  it('returns the principal, keeps the access token in memory, and stores the rest', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    const wallet = walletOver(api.fetch, store);
    expect(await wallet.login(CREDENTIALS)).toMatchObject({ id: 'usr_1', role: 'user' });
    expect(store.written).toEqual([
      { principal_id: 'usr_1', refresh_token: 'refresh-1', refresh_key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
    expect(JSON.stringify(store.written)).not.toContain('access-1');

    expect(await wallet.balance.retrieve()).toEqual(held);
    expect(api.sent('/wallet')[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(api.sent('/auth/user/refresh')).toEqual([]);
  });

  it('that is rejected leaves the session unchanged', async () => {
    const api = playedSessions();
    const wallet = await loggedIn(api);
    api.interrupt('/auth/user/login', refused(401, 'INVALID_CREDENTIALS'));
    expect((await failureOf(wallet.login(CREDENTIALS))).code).toBe('INVALID_CREDENTIALS');
    expect(await wallet.balance.retrieve()).toEqual(held);
  });

  it('is required without a session, and nothing is sent', async () => {
    const api = playedSessions();
    const wallet = walletOver(api.fetch, storeOf(null));
    const { code, message } = await failureOf(wallet.balance.retrieve());
    expect([code, message]).toEqual(['AUTHENTICATION_REQUIRED', expect.stringContaining('Log in first')]);
    expect(api.arrived).toEqual([]);
  });

  it('is not needed to read a checkout, nor requested by it', async () => {
    const api = playedSessions();
    api.interrupt('/gateway/checkout/abc', succeeded({ checkout: { slug: 'abc' } }));
    const wallet = walletOver(api.fetch, storeOf(null));
    expect(await wallet.checkout.retrieve('abc')).toEqual({ slug: 'abc' });
    expect(api.sent('/gateway/checkout/abc')[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('an expired token', () => {
  it('is refreshed once, for any number of concurrent calls', async () => {
    const api = playedSessions();
    const wallet = await loggedIn(api);
    api.expire();
    const answers = await Promise.all(Array.from({ length: 10 }, () => wallet.balance.retrieve()));
    expect(answers).toEqual(Array.from({ length: 10 }, () => held));
    expect(api.sent('/auth/user/refresh')).toHaveLength(1);
    expect(api.sent('/wallet')).toHaveLength(20);
  });

  it('is refreshed as the contract declares', async () => {
    const api = playedSessions();
    const wallet = await loggedIn(api);
    api.expire();
    await wallet.me();
    const [sent] = api.sent('/auth/user/refresh');
    expect(sent?.method).toBe(routes.refresh.method);
    expect(sent?.headers.has('authorization')).toBe(false);
    expect(routes.refresh.body.parse(JSON.parse(sent?.body ?? ''))).toEqual({ refresh_token: 'refresh-1' });
  });

  it('does not change the idempotency key of the call', async () => {
    const api = playedSessions();
    const wallet = await loggedIn(api);
    for (const options of [{}, { idempotencyKey: 'code-7' }]) {
      api.expire();
      expect(await wallet.cashOutCodes.create({ amount: 5_000, pin: '5829' }, options)).toEqual(cashOutCode);
    }
    const keys = keysOf(api.sent('/wallet/cash-out-codes'));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0], 'code-7', 'code-7']);
    expect(keys).not.toContain(keysOf(api.sent('/auth/user/refresh'))[0]);
  });

  it('that expires again at once is reported to the caller, not refreshed forever', async () => {
    const api = playedSessions();
    const wallet = await loggedIn(api);
    api.interrupt('/wallet', refused(401, 'TOKEN_EXPIRED'), refused(401, 'TOKEN_EXPIRED'));
    expect((await failureOf(wallet.balance.retrieve())).code).toBe('TOKEN_EXPIRED');
    expect(api.sent('/auth/user/refresh')).toHaveLength(1);
  });

  it.each(['INVALID_TOKEN', 'ROLE_NOT_ALLOWED', 'INVALID_PIN'])('is the only reason: %s is not', async (code) => {
    const api = playedSessions();
    const wallet = await loggedIn(api);
    api.interrupt('/wallet', refused(403, code));
    expect((await failureOf(wallet.balance.retrieve())).code).toBe(code);
    expect(api.sent('/auth/user/refresh')).toEqual([]);
  });
});

describe('a refresh', () => {
  it('uses one key over its retries, and over later calls while its response is lost', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    const wallet = await loggedIn(api, store);
    api.expire();
    // The first is taken up and its answer lost, then the network is gone for all of the retries.
    const lost = (usual: () => Response): Response => {
      usual();
      return cut();
    };
    api.interrupt('/auth/user/refresh', lost, cut, cut);
    expect((await failureOf(wallet.balance.retrieve())).code).toBe('CONNECTION_FAILED');
    expect(await wallet.balance.retrieve()).toEqual(held);
    expect(new Set(keysOf(api.sent('/auth/user/refresh')))).toEqual(new Set([store.written[0]?.refresh_key]));
  });

  it('resumes after an app was stopped: token and key come from the store', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    await loggedIn(api, store);
    const kept = store.written[0] ?? stored;
    // The first app is gone before it could store what it was answered.
    expect(await walletOver(api.fetch, storeOf(kept)).balance.retrieve()).toEqual(held);
    expect(await walletOver(api.fetch, storeOf(kept)).balance.retrieve()).toEqual(held);
    expect(keysOf(api.sent('/auth/user/refresh'))).toEqual([kept.refresh_key, kept.refresh_key]);
  });

  it('has a new key each time', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    const wallet = await loggedIn(api, store);
    for (let round = 0; round < 3; round += 1) {
      api.expire();
      await wallet.balance.retrieve();
    }
    expect(new Set(keysOf(api.sent('/auth/user/refresh'))).size).toBe(3);
    expect(store.written.map((each) => each?.refresh_token)).toEqual([1, 2, 3, 4].map((each) => `refresh-${each}`));
  });

  it('that fails temporarily ends no session, and fails all waiting calls at once', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    const wallet = await loggedIn(api, store);
    api.expire();
    const busy = refused(503, 'SERVICE_UNAVAILABLE');
    api.interrupt('/auth/user/refresh', busy, busy, busy);
    const failures = await Promise.all(Array.from({ length: 5 }, () => failureOf(wallet.balance.retrieve())));
    expect(failures.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'SERVICE_UNAVAILABLE'));
    expect(api.sent('/auth/user/refresh')).toHaveLength(3);
    expect(store.written).toHaveLength(1);
    expect(await wallet.balance.retrieve()).toEqual(held);
  });

  it.each(['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED', 'TOKEN_REVOKED'])(
    'rejected with %s ends the session, and clears the store',
    async (code) => {
      const api = playedSessions();
      const store = storeOf(null);
      const wallet = await loggedIn(api, store);
      api.expire();
      api.interrupt('/auth/user/refresh', refused(401, code));
      expect((await failureOf(wallet.balance.retrieve())).code).toBe(code);
      expect(store.written.at(-1)).toBeNull();
      expect((await failureOf(wallet.balance.retrieve())).code).toBe('AUTHENTICATION_REQUIRED');
    },
  );

  it('is not aborted because one caller aborted', async () => {
    const api = playedSessions();
    const wallet = await loggedIn(api);
    api.expire();
    const answer = Promise.withResolvers<Response>();
    api.interrupt('/auth/user/refresh', () => answer.promise);
    const controller = new AbortController();
    const impatient = failureOf(wallet.balance.retrieve({ signal: controller.signal }));
    const patient = wallet.balance.retrieve();
    await expect.poll(() => api.sent('/auth/user/refresh').length).toBe(1);
    controller.abort(new Error('tired'));
    expect(await impatient).toMatchObject({ code: 'ABORTED', cause: { message: 'tired' } });
    answer.resolve(refused(503, 'SERVICE_UNAVAILABLE')());
    expect(await patient).toEqual(held);
  });

  it('waits for the store, and is repeated if storing failed', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    const wallet = await loggedIn(api, store);
    api.expire();
    const { write } = store;
    store.write = async () => {
      throw new Error('the disk is full');
    };
    await expect(wallet.balance.retrieve()).rejects.toThrow('the disk is full');
    store.write = write;
    expect(await wallet.balance.retrieve()).toEqual(held);
    expect(new Set(keysOf(api.sent('/auth/user/refresh'))).size).toBe(1);
  });
});

describe('a device that was signed out', () => {
  it('is reported once, and the session ends', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    const wallet = await loggedIn(api, store);
    api.interrupt('/wallet', refused(401, 'TOKEN_REVOKED'));
    api.interrupt('/auth/user/refresh', refused(401, 'TOKEN_REVOKED'));
    expect((await failureOf(wallet.balance.retrieve())).code).toBe('TOKEN_REVOKED');
    expect(store.written.at(-1)).toBeNull();
  });
});

describe('one store for several pages', () => {
  it('is one session: the other page continues with what one refreshed', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    const first = await loggedIn(api, store);
    const second = walletOver(api.fetch, store);
    for (const page of [second, first, second, second, first]) {
      api.expire();
      expect(await page.balance.retrieve()).toEqual(held);
    }
    expect(store.written.at(-1)).not.toBeNull();
  });

  it("does not use another page's account", async () => {
    const api = playedSessions((login) => `usr_${login}`);
    const store = storeOf(null);
    const first = await loggedIn(api, store);
    await loggedIn(api, store);
    const before = api.arrived.length;
    api.expire();
    expect((await failureOf(first.balance.retrieve())).code).toBe('AUTHENTICATION_REQUIRED');
    expect(api.arrived.slice(before).map(({ path }) => path)).toEqual(['/api/v1/wallet']);
    expect(store.written.at(-1)).toMatchObject({ principal_id: 'usr_2' });
  });

  it('keeps what another page stored, when this one finds its own session ended', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    const wallet = await loggedIn(api, store);
    const newer = { ...stored, refresh_token: 'refresh-of-another-login' };
    api.expire();
    api.interrupt('/auth/user/refresh', async () => {
      await store.write(newer);
      return refused(401, 'TOKEN_REVOKED')();
    });
    expect((await failureOf(wallet.balance.retrieve())).code).toBe('TOKEN_REVOKED');
    expect(store.written.at(-1)).toEqual(newer);
  });
});

describe('another account', () => {
  it('never sends a call that began for the previous one', async () => {
    const api = playedSessions((login) => `usr_${login}`);
    const wallet = await loggedIn(api);
    const answer = Promise.withResolvers<Response>();
    api.interrupt('/wallet/cash-out-codes', () => answer.promise);
    const begun = failureOf(wallet.cashOutCodes.create({ amount: 5_000, pin: '5829' }));
    await expect.poll(() => api.sent('/wallet/cash-out-codes').length).toBe(1);
    await wallet.login({ ...CREDENTIALS, email: 'other@example.cm' });
    answer.resolve(refused(401, 'TOKEN_EXPIRED')());
    expect((await begun).code).toBe('TOKEN_EXPIRED');
    expect(api.sent('/wallet/cash-out-codes')).toHaveLength(1);
  });
});

describe('logging out', () => {
  it('forgets the session and tells the server', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    const wallet = await loggedIn(api, store);
    await wallet.logout();
    expect(api.sent('/auth/user/logout').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { refresh_token: 'refresh-1' },
    ]);
    expect(store.written.at(-1)).toBeNull();
    expect((await failureOf(wallet.balance.retrieve())).code).toBe('AUTHENTICATION_REQUIRED');
    await wallet.logout();
    expect(api.sent('/auth/user/logout')).toHaveLength(1);
  });

  it('deletes it locally even if the server is unreachable', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    const wallet = await loggedIn(api, store);
    const busy = refused(503, 'SERVICE_UNAVAILABLE');
    api.interrupt('/auth/user/logout', busy, busy, busy);
    expect((await failureOf(wallet.logout())).code).toBe('SERVICE_UNAVAILABLE');
    expect(store.written.at(-1)).toBeNull();
    expect((await failureOf(wallet.balance.retrieve())).code).toBe('AUTHENTICATION_REQUIRED');
  });

  it('waits for a refresh in progress, and revokes its result', async () => {
    const api = playedSessions();
    const store = storeOf(null);
    const wallet = await loggedIn(api, store);
    api.expire();
    const answer = Promise.withResolvers<Response>();
    api.interrupt('/auth/user/refresh', () => answer.promise);
    const balance = wallet.balance.retrieve();
    await expect.poll(() => api.sent('/auth/user/refresh').length).toBe(1);
    const gone = wallet.logout();
    answer.resolve(refused(503, 'SERVICE_UNAVAILABLE')());
    await gone;
    expect(await balance).toEqual(held);
    expect(api.sent('/auth/user/logout').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { refresh_token: 'refresh-2' },
    ]);
    expect(store.written.at(-1)).toBeNull();
    expect((await failureOf(wallet.balance.retrieve())).code).toBe('AUTHENTICATION_REQUIRED');
  });
});

describe('the mode', () => {
  it.each([undefined, 'live', 'test'] as const)('%s is sent with requests for money, not with others', async (mode) => {
    const api = playedSessions();
    const wallet = walletOver(api.fetch, storeOf(null), mode);
    await wallet.login(CREDENTIALS);
    await wallet.balance.retrieve();
    await wallet.cashOutCodes.create({ amount: 5_000, pin: '5829' });
    await wallet.me();
    const asked = mode === undefined ? '' : `?mode=${mode}`;
    expect(api.arrived.map(({ path, search }) => path.replace('/api/v1', '') + search)).toEqual([
      '/auth/user/login',
      `/wallet${asked}`,
      `/wallet/cash-out-codes${asked}`,
      '/auth/user/me',
    ]);
  });
});
