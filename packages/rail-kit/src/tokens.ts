import type { HttpAnswer } from './http.ts';

/** Renewed so long before its end. */
const EARLY_MS = 60_000;

export interface AccessToken {
  /** As sent in `Authorization`. */
  readonly token: string;
  /** As the provider states it, in milliseconds. */
  readonly lifeMs: number;
}

/** The access token of one product with one set of credentials. */
export interface Tokens {
  /**
   * Makes a call with a token. One that is answered with 401 is made once more with a new token: it was not carried out.
   * Without a token the answer is `silent`.
   */
  use(call: (token: string) => Promise<HttpAnswer>): Promise<HttpAnswer>;
  /** Whether there is a token, or the provider gives one: asked before money can move. */
  isAvailable(): Promise<boolean>;
}

/**
 * @param options.obtain asks the provider for a token; null when it gives none. Concurrent calls share one request.
 * @param options.nowMs a monotonic clock
 */
export function createTokens(options: {
  readonly obtain: () => Promise<AccessToken | null>;
  readonly nowMs?: () => number;
}): Tokens {
  const { obtain, nowMs = () => performance.now() } = options;
  let held: { readonly token: string; readonly staleAtMs: number } | null = null;
  let asking: Promise<string | null> | null = null;

  async function ask(): Promise<string | null> {
    // Its life counts from here, not from the answer: that may be late.
    const askedAtMs = nowMs();
    const got = await obtain();
    if (got === null) return null;
    // One that lives shorter than that is renewed at half its life.
    const freshMs = Math.max(got.lifeMs - EARLY_MS, got.lifeMs / 2);
    held = { token: got.token, staleAtMs: askedAtMs + freshMs };
    return got.token;
  }

  async function token(): Promise<string | null> {
    if (held !== null && nowMs() < held.staleAtMs) return held.token;
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }

  return {
    isAvailable: async () => (await token()) !== null,
    async use(call) {
      const first = await token();
      if (first === null) return NO_TOKEN;
      const answer = await call(first);
      if (answer.kind !== 'answered' || answer.status !== 401) return answer;
      // Another call may have renewed it already.
      if (held?.token === first) held = null;
      const second = await token();
      return second === null ? NO_TOKEN : call(second);
    },
  };
}

const NO_TOKEN: HttpAnswer = { kind: 'silent', reason: 'no access token' };
