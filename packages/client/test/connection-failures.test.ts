import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { certificate } from '../../../tests/support/certificate.ts';
import { isMitakoError, type MitakoError } from '../src/errors.ts';
import type { ClientOptions } from '../src/options.ts';
import { baseUrl, created, quickClient, refused } from './support/api.ts';

const servers: Server[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function failure(options: Partial<ClientOptions>, write = true): Promise<MitakoError> {
  const { payments } = quickClient({ maxRetries: 0, ...options });
  const call: Promise<unknown> = write ? payments.create({ amount: 1 }) : payments.retrieve('pay_1');
  const error = await call.catch((reason: unknown) => reason);
  if (!isMitakoError(error)) throw new Error('The call did not fail with a MitakoError.', { cause: error });
  return error;
}

describe('a connection that fails is named', () => {
  it('refused: nothing listens there, so nothing was sent', async () => {
    const server = createServer();
    const port = await listening(server);
    server.close();
    await once(server, 'close');
    expect(await failure({ baseUrl: `http://127.0.0.1:${port}/api/v1` })).toMatchObject({
      code: 'CONNECTION_FAILED',
      reason: 'refused',
      mayHaveTakenEffect: false,
      message: expect.stringMatching(
        `^Connection refused: nothing listens at 127.0.0.1:${port}.*had no effect`,
      ) as string,
    });
  });

  it('unknown_host: the name has no address', async () => {
    expect(await failure({ baseUrl: 'http://pay.invalid/api/v1' })).toMatchObject({
      reason: 'unknown_host',
      mayHaveTakenEffect: false,
      message: expect.stringMatching(/^Unknown host: pay\.invalid has no address/) as string,
    });
  });

  it('tls: the certificate is not one that this process trusts', async () => {
    const port = await listening(createTlsServer(certificate({ name: 'localhost' })));
    expect(await failure({ baseUrl: `https://127.0.0.1:${port}/api/v1` })).toMatchObject({
      reason: 'tls',
      mayHaveTakenEffect: false,
      message: expect.stringMatching(/TLS failed/) as string,
    });
  });

  it('tls: the server speaks plain HTTP', async () => {
    const port = await listening(createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    expect(await failure({ baseUrl: `https://127.0.0.1:${port}/api/v1` })).toMatchObject({ reason: 'tls' });
  });

  it('unsendable: the port is one that fetch blocks', async () => {
    const error = await failure({ baseUrl: 'http://127.0.0.1:6000/api/v1', maxRetries: 3 });
    expect(error).toMatchObject({
      code: 'CONNECTION_FAILED',
      reason: 'unsendable',
      mayHaveTakenEffect: false,
      message: expect.stringMatching(
        /^Nothing was sent to 127\.0\.0\.1:6000: fetch refuses.*port.*had no effect/,
      ) as string,
    });
  });

  it('unreachable: no connection could be opened', async () => {
    expect(await failure({ baseUrl: 'http://255.255.255.255/api/v1' })).toMatchObject({
      reason: 'unreachable',
      mayHaveTakenEffect: false,
    });
  });

  it('reset: the request was sent, so it may have taken effect, unless it only reads', async () => {
    const port = await listening(createServer((socket) => socket.once('data', () => socket.destroy())));
    const address = `http://127.0.0.1:${port}/api/v1`;
    expect(await failure({ baseUrl: address })).toMatchObject({
      reason: 'reset',
      mayHaveTakenEffect: true,
      message: expect.stringMatching(/broke before.*may have taken effect.*idempotencyKey/) as string,
    });
    expect(await failure({ baseUrl: address }, false)).toMatchObject({ reason: 'reset', mayHaveTakenEffect: false });
  });

  // As these runtimes and networks say it, which no test can call up here.
  it.each([
    ['refused', new TypeError('error sending request: client error (Connect): tcp connect error: Connection refused')],
    ['refused', Object.assign(new Error('Unable to connect.'), { code: 'ConnectionRefused' })],
    ['unknown_host', new TypeError('client error (Connect): dns error: failed to lookup address information')],
    ['unreachable', new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ENETUNREACH' }) })],
    ['unreachable', new TypeError('fetch failed', { cause: new Error('connect ETIMEDOUT 10.0.0.1:443') })],
    ['unreachable', new TypeError('fetch failed', { cause: new Error('connect EADDRNOTAVAIL 10.0.0.1:443') })],
    ['unreachable', new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'EMFILE' }) })],
    ['unreachable', new TypeError('error sending request for url: client error (Connect): deadline has elapsed')],
    ['unknown_host', new TypeError('fetch failed', { cause: new Error('getaddrinfo EAI_FAIL pay.example.cm') })],
    ['reset', new TypeError('fetch failed', { cause: new Error('ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC') })],
    ['other', new Error('read ETIMEDOUT')],
    ['other', 'no error at all'],
    [
      'refused',
      new TypeError('fetch failed', {
        cause: new AggregateError([new Error('connect ENETUNREACH ::1'), new Error('connect ECONNREFUSED 127.0.0.1')]),
      }),
    ],
  ])('%s: %s', async (reason, error) => {
    expect(await failure({ fetch: () => Promise.reject(error) })).toMatchObject({ reason });
  });

  it('blocked: the error on a page names CORS', async () => {
    vi.stubGlobal('document', {});
    const fetch = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failure({ fetch })).toMatchObject({
      reason: 'blocked',
      mayHaveTakenEffect: true,
      message: expect.stringMatching(/pay\.example\.cm.*\(CORS\).*from your server/) as string,
    });
  });
});

describe('whether a call may have taken effect', () => {
  const page = (status: number) => (): Response => new Response('<h1>Proxy</h1>', { status });
  const reset = (): Promise<Response> => Promise.reject(new TypeError('terminated'));
  const unsent = (): Promise<Response> => Promise.reject(new Error('connect ECONNREFUSED'));

  it.each<[string, boolean, readonly (() => Response | Promise<Response>)[]]>([
    ['the API refuses it', false, [refused(422, 'VALIDATION_ERROR')]],
    ['too many requests', false, [refused(429, 'RATE_LIMITED')]],
    ['an internal error', true, [refused(500, 'INTERNAL_ERROR')]],
    ['the response to the commit was lost', true, [refused(503, 'SERVICE_UNAVAILABLE')]],
    ['the provider certainly rejected it', false, [refused(502, 'RAIL_ERROR')]],
    ['the same call is still running', true, [refused(409, 'IDEMPOTENCY_IN_PROGRESS')]],
    ['an unknown error of the server', true, [refused(507, 'NEWER')]],
    ['a proxy gives up', true, [page(504)]],
    ['a proxy refuses', false, [page(403)]],
    ['a success that is none', true, [page(200)]],
    ['first a reset, then nothing listens', true, [reset, unsent]],
    ['first a reset, then a refusal that is not stored', true, [reset, refused(401, 'API_KEY_REVOKED')]],
    ['first a reset, then a refusal that answers both', false, [reset, refused(402, 'INSUFFICIENT_BALANCE')]],
    ['nothing listens, twice', false, [unsent, unsent]],
  ])('%s: %s', async (_name, expected, answers) => {
    let turn = 0;
    const fetch = async (): Promise<Response> => {
      const answer = answers[turn] ?? created;
      turn += 1;
      return answer();
    };
    const error = await failure({ fetch, maxRetries: answers.length - 1, baseUrl });
    expect(error.mayHaveTakenEffect).toBe(expected);
  });
});
