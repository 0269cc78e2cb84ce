import { expect, test } from 'vitest';
import { basicAuth, createBearerApi, createHttp, createUnclear, deadline } from '../src/index.ts';

/** An interface that answers the token endpoint like this, and with 200 to anyone with a token. */
function apiOf(...answers: readonly { readonly status: number; readonly body?: string }[]) {
  const requests: { readonly url: string; readonly headers: Headers }[] = [];
  const left = [...answers];
  const api = createBearerApi({
    http: createHttp({
      baseUrl: 'https://provider.example',
      fetch: async (url, { headers }) => {
        requests.push({ url, headers: new Headers(headers) });
        if (!url.endsWith('/token')) return Response.json({});
        const { status, body = '' } = left.shift() ?? { status: 200 };
        return new Response(status === 200 ? '{"access_token":"secret-token","expires_in":"3600"}' : body, { status });
      },
    }),
    prefix: '/v1',
    headers: { 'x-key': 'k' },
    token: { method: 'POST', path: '/token', headers: { authorization: basicAuth('user', 'password') } },
  });
  return { api, requests };
}

test('a request carries the token below the prefix, and the token endpoint its own credentials', async () => {
  const { api, requests } = apiOf();
  await api.send({ method: 'GET', path: '/payments', headers: { 'x-id': '1' }, signal: deadline() });
  expect(requests.map(({ url }) => url)).toEqual([
    'https://provider.example/token',
    'https://provider.example/v1/payments',
  ]);
  expect(requests[0]?.headers.get('authorization')).toBe(`Basic ${Buffer.from('user:password').toString('base64')}`);
  expect(Object.fromEntries(requests[1]?.headers ?? [])).toMatchObject({
    authorization: 'Bearer secret-token',
    'x-key': 'k',
    'x-id': '1',
  });
});

test('why there is no token is said, and whether the operator must act', async () => {
  const { api, requests } = apiOf(
    { status: 401, body: '{"code":"BAD_KEY","key":"password"}' },
    { status: 403 },
    { status: 503 },
    { status: 400 },
    { status: 200 },
  );
  const found = [];
  for (let index = 0; index < 6; index += 1) found.push(await api.missingToken());
  const silent = { kind: 'silent', needsOperator: false };
  expect(found).toEqual([
    { kind: 'silent', reason: 'no access token: HTTP 401 (BAD_KEY)', needsOperator: true },
    { kind: 'silent', reason: 'no access token: HTTP 403', needsOperator: true },
    { ...silent, reason: 'no access token: HTTP 503' },
    { ...silent, reason: 'no access token: HTTP 400' },
    null,
    null,
  ]);
  // The last one is there already.
  expect(requests).toHaveLength(5);
});

test('a token endpoint that asks for a pause has it kept by the request that needed the token', async () => {
  const { api } = apiOf({ status: 429, body: '{"message":"Rate limit is exceeded. Try again in 12 seconds."}' });
  const answer = await api.send({ method: 'GET', path: '/payments', signal: deadline() });
  expect(createUnclear()(answer)).toMatchObject({ kind: 'unknown', retryAfterMs: 12_000 });
});
