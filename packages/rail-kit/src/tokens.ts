import type { HttpAnswer, Silence } from './http.ts';

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
  /** Why there is no token; null when there is one, or the provider gives one. */
  missing(): Promise<Silence | null>;
}

/**
 * @param options.obtain asks the provider for a token; `silent` when it gives none. Concurrent calls share one request.
 * @param options.nowMs a monotonic clock
 */
export function createTokens(options: {
  readonly obtain: () => Promise<AccessToken | Silence>;
  readonly nowMs?: () => number;
}): Tokens {
  const { obtain, nowMs = () => performance.now() } = options;
  let held: { readonly token: string; readonly staleAtMs: number } | null = null;
  let asking: Promise<string | Silence> | null = null;

  async function ask(): Promise<string | Silence> {
    // Its life counts from here, not from the answer: that may be late.
    const askedAtMs = nowMs();
    const got = await obtain();
    if ('kind' in got) return got;
    // One that lives shorter than that is renewed at half its life.
    const freshMs = Math.max(got.lifeMs - EARLY_MS, got.lifeMs / 2);
    held = { token: got.token, staleAtMs: askedAtMs + freshMs };
    return got.token;
  }

  async function token(): Promise<string | Silence> {
    if (held !== null && nowMs() < held.staleAtMs) return held.token;
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }

  return {
    async missing() {
      const got = await token();
      return typeof got === 'string' ? null : got;
    },
    async use(call) {
      const first = await token();
      if (typeof first !== 'string') return first;
      const answer = await call(first);
      if (answer.kind !== 'answered' || answer.status !== 401) return answer;
      // Another call may have renewed it already.
      if (held?.token === first) held = null;
      const second = await token();
      return typeof second === 'string' ? call(second) : second;
    },
  };
}
