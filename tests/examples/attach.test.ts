import { fastHasher } from '@mitako/testing';
import { createMitako, type AttachOptions, type Mitako } from 'mitako';
import express from 'express';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';

let pay: Mitako;
let other: Mitako;
beforeAll(async () => {
  [pay, other] = await Promise.all([open('http://localhost:4010/pay'), open('http://localhost:4010/other')]);
  return () => Promise.all([pay.close(), other.close()]);
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const JWKS = '/pay/.well-known/jwks.json';
const named =
  (name: string): RequestListener =>
  (_request, response) =>
    response.end(name);

test.each([
  ['an application of Express', express()],
  ['nothing', undefined],
  ['an object', {}],
])('%s is no server', (_, given) => {
  expect(() => pay.attach(given as unknown as Server)).toThrow('pass what app.listen() returns');
});

describe('a request', () => {
  test.each([
    ['/pay/api/v1/openapi.json', 'application/json'],
    ['/pay/dashboard/login', 'text/html; charset=UTF-8'],
    ['/pay', 'text/html; charset=UTF-8'],
    ['/pay/nothing', 'application/json'],
  ])('for %s is answered by the gateway', async (path, type) => {
    const server = createServer(named('host'));
    pay.attach(server);
    expect((await fetch((await listen(server)) + path)).headers.get('content-type')).toBe(type);
  });

  test.each(['/', '/payments', '/PAY/admin', '/checkout', '//pay/admin', '/x/../pay/admin', '/pay%2fadmin', '*'])(
    'for %s is passed on',
    async (target) => {
      const server = createServer(named('host'));
      pay.attach(server);
      expect(await rawRequest(await listen(server), target)).toMatch(/host$/);
    },
  );

  test('whose target is a whole URL, as only proxies get it, is refused by its path', async () => {
    const server = createServer(named('host'));
    pay.attach(server);
    const origin = await listen(server);
    expect(await rawRequest(origin, `http://localhost${JWKS}?x=1`)).toContain('"INVALID_PATH"');
    expect(await rawRequest(origin, 'http://localhost/mine')).toMatch(/host$/);
  });

  test('that nothing else would answer is answered by the gateway', async () => {
    const server = createServer();
    pay.attach(server);
    expect((await fetch(`${await listen(server)}/nothing`)).status).toBe(404);
  });
});

test('listeners of the server run in order, with those that are added later; upgrades are theirs', async () => {
  const seen: string[] = [];
  const server = createServer(() => seen.push('first'));
  server.once('request', () => seen.push('once'));
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\nupgraded'));
  pay.attach(server);
  server.prependListener('request', () => seen.push('prepended'));
  server.on('request', (_request, response) => {
    seen.push('later');
    response.end();
  });
  const origin = await listen(server);
  await fetch(`${origin}/mine`);
  await fetch(`${origin}/mine`);
  expect(seen).toEqual(['prepended', 'first', 'once', 'later', 'prepended', 'first', 'later']);
  await fetch(origin + JWKS);
  expect(seen.slice(7)).toEqual(['prepended']);
  expect(await rawRequest(origin, '/pay/socket', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')).toMatch(/upgraded$/);
});

test('two gateways answer on one server, and each can be detached first', async () => {
  for (const isFirstDetachedFirst of [true, false]) {
    const server = createServer(named('host'));
    const detach = [pay.attach(server), other.attach(server)];
    server.on('request', () => undefined);
    const origin = await listen(server);
    const answers = async () => {
      const paths = [JWKS, JWKS.replace('pay', 'other'), '/mine'];
      const texts = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()));
      return texts.map((text) => (text === 'host' ? 'host' : 'gateway'));
    };
    expect(await answers()).toEqual(['gateway', 'gateway', 'host']);
    detach[isFirstDetachedFirst ? 0 : 1]?.();
    expect(await answers()).toEqual(isFirstDetachedFirst ? ['host', 'gateway', 'host'] : ['gateway', 'host', 'host']);
    detach[isFirstDetachedFirst ? 1 : 0]?.();
    expect(await answers()).toEqual(['host', 'host', 'host']);
  }
});

test('a program that takes over the listeners in its turn keeps the gateway', async () => {
  const server = createServer(named('host'));
  const detach = pay.attach(server);
  const taken = server.listeners('request').slice(0) as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.url === '/theirs') response.end('theirs');
    else for (const each of taken) each.call(server, request, response);
  });
  const origin = await listen(server);
  const text = async (path: string) => (await fetch(origin + path)).text();
  expect(await text('/theirs')).toBe('theirs');
  expect(await text(JWKS)).toContain('keys');
  expect(await text('/mine')).toBe('host');
  detach();
  expect(await text(JWKS)).toBe('host');
});

test('attached twice is refused; after it is detached it may be attached again, and detaching twice does nothing', async () => {
  const listener = named('host');
  const server = createServer(listener);
  const detach = pay.attach(server);
  expect(() => pay.attach(server)).toThrow(/attached to this server already/);
  detach();
  detach();
  expect(server.listeners('request')).toEqual([listener]);
  expect(server.listenerCount('newListener')).toBe(0);
  pay.attach(server);
  expect(await (await fetch((await listen(server)) + JWKS)).text()).toContain('keys');
});

test('detached under load, every request is answered by one of the two', async () => {
  const server = createServer(named('host'));
  const detach = pay.attach(server);
  const origin = await listen(server);
  const answers = Array.from({ length: 60 }, async (_, place) => {
    const answer = await (await fetch(origin + JWKS)).text();
    if (place === 20) detach();
    return answer === 'host' ? 'host' : answer.startsWith('{"keys"') ? 'gateway' : answer;
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^(?:host|gateway)$/);
  expect(await (await fetch(origin + JWKS)).text()).toBe('host');
});

describe('a guard', () => {
  const guarding = async (guard: NonNullable<AttachOptions['guard']>): Promise<string> => {
    const server = createServer(named('host'));
    pay.attach(server, { guard });
    return listen(server);
  };

  test('answers before the gateway, at its paths alone', async () => {
    const seen: string[] = [];
    const origin = await guarding(({ url }) => {
      seen.push(new URL(url).pathname);
      return url.includes('/admin') ? new Response('guarded', { status: 403 }) : null;
    });
    const texts = [];
    for (const path of ['/pay/admin/login', JWKS, '/mine']) texts.push(await (await fetch(origin + path)).text());
    expect(texts).toEqual(['guarded', expect.stringContaining('keys'), 'host']);
    expect(seen).toEqual(['/pay/admin/login', JWKS]);
  });

  test('may take its time; a form passes it as it was sent', async () => {
    const origin = await guarding(async () => null);
    const body = new URLSearchParams({ email: 'nobody@example.cm', password: 'wrong' });
    const login = await fetch(`${origin}/pay/dashboard/login`, {
      method: 'POST',
      body,
      headers: { origin: 'http://localhost:4010' },
    });
    expect([login.status, (await login.text()).includes('nobody@example.cm')]).toEqual([401, true]);
  });

  test.each([true, false, undefined, 'no'])('that returns %j lets nothing in', async (given) => {
    const origin = await guarding(() => given as unknown as null);
    expect((await fetch(origin + JWKS)).status).toBe(500);
  });

  test('that throws lets nothing in', async () => {
    const origin = await guarding(() => {
      throw new Error('secret detail');
    });
    const response = await fetch(origin + JWKS);
    expect([response.status, await response.json()]).toMatchObject([500, { code: 'INTERNAL_ERROR', details: {} }]);
  });
});

function open(publicUrl: string): Promise<Mitako> {
  return createMitako({
    marketplace: {},
    parts: { front: true },
    store: ':memory:',
    publicUrl,
    secret: 'a root secret for tests, long enough to be one',
    hasher: fastHasher(),
    background: 'elsewhere',
    limits: 'off',
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  });
}

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** As no client would send it. */
async function rawRequest(origin: string, target: string, headers = 'Connection: close\r\n'): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) text += String(chunk);
  return text;
}
