import { expect, test } from 'vitest';
import { type AccessToken, createTokens, type HttpAnswer, type Silence } from '../src/index.ts';

const NO_TOKEN: Silence = { kind: 'silent', reason: 'no access token: HTTP 503' };

const answered = (status: number): HttpAnswer => ({
  kind: 'answered',
  status,
  headers: new Headers(),
  text: '',
  body: null,
});

function tokensOf(lifeMs: number | null) {
  let nowMs = 0;
  let asked = 0;
  const seen: string[] = [];
  const tokens = createTokens({
    nowMs: () => nowMs,
    async obtain(): Promise<AccessToken | Silence> {
      asked += 1;
      await Promise.resolve();
      return lifeMs === null ? NO_TOKEN : { token: `token-${asked}`, lifeMs };
    },
  });
  return {
    tokens,
    seen,
    asked: () => asked,
    pass: (ms: number) => void (nowMs += ms),
    /** Answers 401 to these tokens. */
    call:
      (...ended: readonly string[]) =>
      async (token: string): Promise<HttpAnswer> => {
        seen.push(token);
        return answered(ended.includes(token) ? 401 : 200);
      },
  };
}

test('calls at the same time share one token', async () => {
  const { tokens, call, asked } = tokensOf(3_600_000);
  await Promise.all([1, 2, 3].map(() => tokens.use(call())));
  expect(asked()).toBe(1);
});

test('a token is renewed a minute before its end, a short one at half its life', async () => {
  for (const [lifeMs, freshMs] of [
    [3_600_000, 3_540_000],
    [80_000, 40_000],
  ] as const) {
    const { tokens, call, asked, pass } = tokensOf(lifeMs);
    await tokens.use(call());
    pass(freshMs - 1);
    await tokens.use(call());
    expect(asked()).toBe(1);
    pass(1);
    await tokens.use(call());
    expect(asked()).toBe(2);
  }
});

test('a call that is answered with 401 is made once more, with a new token', async () => {
  const { tokens, call, seen } = tokensOf(3_600_000);
  expect(await tokens.use(call('token-1'))).toMatchObject({ status: 200 });
  expect(seen).toEqual(['token-1', 'token-2']);
  expect(await tokens.use(call('token-2', 'token-3'))).toMatchObject({ status: 401 });
  expect(seen).toEqual(['token-1', 'token-2', 'token-2', 'token-3']);
});

test('without a token nothing is sent', async () => {
  const { tokens, call, seen } = tokensOf(null);
  expect(await tokens.use(call())).toEqual(NO_TOKEN);
  expect(seen).toEqual([]);
});
