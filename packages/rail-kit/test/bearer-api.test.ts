import { expect, test } from 'vitest';
import { basicAuth, createBearerApi, createHttp, createLogUnclear, deadline } from '../src/index.ts';

/** An interface that answers the token endpoint like this, and with 200 to anyone with a token. */
function apiOf(...answers: readonly { readonly status: number; readonly body?: string }[]) {
  const requests: { readonly url: string; readonly headers: Headers }[] = [];
  const lines: string[] = [];
  const left = [...answers];
  const log = (fields: object, message: string): void => void lines.push(`${message} ${JSON.stringify(fields)}`);
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
    log: createLogUnclear({ rail: 'rail_1', provider: 'Provider', logger: { warn: log, error: log } }),
  });
  return { api, requests, lines };
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

test('access is granted with a token, rejected by its endpoint, or unknown', async () => {
  const { api, lines, requests } = apiOf(
    { status: 401, body: '{"code":"BAD_KEY","key":"password"}' },
    { status: 403 },
    { status: 503 },
    { status: 400 },
    { status: 200 },
  );
  const found = [];
  for (let index = 0; index < 6; index += 1) found.push(await api.access());
  expect(found).toEqual(['rejected', 'rejected', 'unknown', 'unknown', 'granted', 'granted']);
  // The last one is there already.
  expect(requests).toHaveLength(5);
  expect(lines).toEqual([
    'Provider turned the request away {"rail":"rail_1","request":"access token","status":401,"code":"BAD_KEY"}',
    'Provider turned the request away {"rail":"rail_1","request":"access token","status":403,"code":null}',
    'Provider gave an unclear answer {"rail":"rail_1","request":"access token","status":503,"code":null}',
    'Provider gave an unclear answer {"rail":"rail_1","request":"access token","status":400,"code":null}',
  ]);
});
