import { sandboxRail } from '@mitako/core';
import { createHmac } from 'node:crypto';
import express, { type RequestHandler } from 'express';
import fastify, { type FastifyInstance } from 'fastify';
import { createMitako, type Mitako, type CommonOptions, toFastifyPlugin, toNextHandler, toNodeHandler } from 'mitako';
import { type MiddlewareConsumer, Module, RequestMethod } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import 'reflect-metadata';
import { samplePdf } from '../support/sample-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const closers: (() => unknown)[] = [];
const callbacks: boolean[] = [];
let mitako: Mitako;
let key: string;
let login: Record<string, string>;

beforeAll(async () => {
  mitako = await createMitako(options());
  const { merchant } = await mitako.gateway.seedSandbox();
  key = merchant.testKey;
  login = { email: merchant.email, password: merchant.password };
  closers.push(() => mitako.close());
}, 60_000);
afterAll(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const SIGNING_KEY = 'key of the provider';

function signatureOf(body: string | Uint8Array): string {
  return createHmac('sha256', SIGNING_KEY).update(body).digest('hex');
}

/** With a rail whose callbacks are signed, and without limits. */
function options(): CommonOptions & { readonly marketplace: object; readonly store: ':memory:' } {
  const rail = {
    ...sandboxRail(),
    parseCallback({ headers, rawBody }: { headers: Readonly<Record<string, string>>; rawBody: Uint8Array }) {
      callbacks.push(headers['x-signature'] === signatureOf(rawBody));
      return null;
    },
  };
  return {
    marketplace: {},
    store: ':memory:',
    publicUrl: 'http://localhost:4010/pay',
    secret: 'only for trying things out, never for money',
    rails: [rail],
    background: 'elsewhere',
    limits: 'off',
  };
}

/** What the parser of a form with files does: it reads the body, and leaves fields and files elsewhere. */
const multipart: RequestHandler = async (request, _response, next) => {
  if (request.headers['content-type']?.startsWith('multipart/') === true) {
    await buffer(request);
    Object.assign(request, { body: { email: 'parsed' } });
  }
  next();
};
/** Logs bodies, and forgets them. */
const eater: RequestHandler = async (request, _response, next) => {
  await buffer(request);
  next();
};
/** Logs bodies as they pass: it has read nothing when the gateway gets the request, and will read it all. */
const tap: RequestHandler = (request, _response, next) => {
  request.on('data', () => {});
  next();
};
/** Express's own way to keep the bytes, as of Nest and of Stripe's documentation. */
const keepingBytes = {
  verify: (request: object, _response: unknown, rawBody: Buffer) => Object.assign(request, { rawBody }),
};

function on(...parsers: RequestHandler[]): RequestListener {
  const app = express();
  for (const parser of parsers) app.use(parser);
  return app.use('/pay', toNodeHandler(mitako.handler));
}

type Outcome = 'works' | 'refused';
/** A request of each kind, by the way in which its body is read. */
type Row = readonly [host: string, start: () => RequestListener | Promise<RequestListener>, outcomes: Outcomes];
interface Outcomes {
  readonly json: Outcome;
  readonly form: Outcome;
  readonly formWithFile: Outcome;
  readonly upload: Outcome;
  readonly callback: Outcome;
  readonly reparsedCallback: Outcome;
}
const ALL: Outcomes = {
  json: 'works',
  form: 'works',
  formWithFile: 'works',
  upload: 'works',
  callback: 'works',
  reparsedCallback: 'works',
};
const NONE: Outcomes = {
  json: 'refused',
  form: 'refused',
  formWithFile: 'refused',
  upload: 'refused',
  callback: 'refused',
  reparsedCallback: 'refused',
};
const NO_SIGNATURES: Outcomes = { ...ALL, callback: 'refused', reparsedCallback: 'refused' };

/** A middleware of a module runs after the parsers of NestJS. */
class Shop {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(toNodeHandler(mitako.handler)).forRoutes({ path: 'pay/*splat', method: RequestMethod.ALL });
  }
}
Module({})(Shop);

async function nest(nestOptions: {
  readonly rawBody?: boolean;
  readonly bodyParser?: boolean;
}): Promise<RequestListener> {
  const app = await NestFactory.create(Shop, { ...nestOptions, logger: false });
  await app.init();
  closers.push(() => app.close());
  return app.getHttpAdapter().getInstance() as RequestListener;
}

async function fastifyWith(mount: (app: FastifyInstance) => void): Promise<RequestListener> {
  const app = fastify();
  // Parsers of other plugins.
  app.addContentTypeParser(
    /^(?:application\/x-www-form-urlencoded|multipart\/|application\/pdf)/,
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  mount(app);
  await app.ready();
  closers.push(() => app.close());
  return app.routing;
}

const ROWS: readonly Row[] = [
  ['Express without parsers', () => on(), ALL],
  ['Express after json()', () => on(express.json()), NO_SIGNATURES],
  ['Express after json() that keeps the bytes', () => on(express.json(keepingBytes)), ALL],
  ['Express after json({strict: false})', () => on(express.json({ strict: false })), NO_SIGNATURES],
  ['Express after urlencoded()', () => on(express.urlencoded()), ALL],
  ['Express after urlencoded({extended: true})', () => on(express.urlencoded({ extended: true })), ALL],
  [
    'Express after json() and urlencoded()',
    () => on(express.json(), express.urlencoded({ extended: true })),
    NO_SIGNATURES,
  ],
  ['Express after raw()', () => on(express.raw({ type: () => true, limit: '6mb' })), ALL],
  [
    'Express after text()',
    () => on(express.text({ type: ['text/*', 'application/*'] })),
    { ...ALL, upload: 'refused' },
  ],
  ['Express after a parser of files', () => on(multipart), { ...ALL, formWithFile: 'refused' }],
  [
    'Express after all of them',
    () => on(express.json(), express.urlencoded(), multipart),
    { ...NO_SIGNATURES, formWithFile: 'refused' },
  ],
  ['Express after a logger that drops bodies', () => on(eater), NONE],
  ['Express after a logger that listens to bodies', () => on(tap), NONE],
  ['NestJS after its parsers', () => nest({}), NO_SIGNATURES],
  ['NestJS with rawBody', () => nest({ rawBody: true }), ALL],
  ['NestJS without parsers', () => nest({ bodyParser: false }), ALL],
  ['Fastify, as a plugin', () => fastifyWith((app) => void app.register(toFastifyPlugin(mitako))), ALL],
  [
    'Fastify, as a route after its parsers',
    () =>
      fastifyWith((app) =>
        app.all('/pay/*', (request, reply) => {
          reply.hijack();
          toNodeHandler(mitako.handler)(request.raw, reply.raw);
        }),
      ),
    NONE,
  ],
];

describe.each(ROWS)('%s', (_host, start, outcomes) => {
  let origin: string;
  beforeAll(async () => {
    origin = await listen(await start());
  });

  const outcomeOf = async (response: Response, status: number): Promise<unknown> => {
    const text = await response.text();
    if (response.status === status) return 'works';
    const isNamed = response.status === 500 && text.includes('mitako.attach(server)');
    return isNamed ? 'refused' : `${response.status} ${text.slice(0, 200)}`;
  };
  const post = (
    path: string,
    body: NonNullable<RequestInit['body']>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> => fetch(`${origin}/pay${path}`, { method: 'POST', body, headers, redirect: 'manual' });

  test(`JSON of the API ${outcomes.json}`, async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const body = '{"amount": 5000, "currency": "XAF", "description": "Café", "metadata": {"a": "b"}}';
    expect(await outcomeOf(await post('/api/v1/gateway/payments', body, headers), 201)).toBe(outcomes.json);
  });

  test(`a hosted form ${outcomes.form}`, async () => {
    const response = await post('/dashboard/login', new URLSearchParams(login), { origin: 'http://localhost:4010' });
    expect(await outcomeOf(response, 303)).toBe(outcomes.form);
  });

  test(`a hosted form with files ${outcomes.formWithFile}`, async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(login)) form.set(name, value);
    form.set('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'evidence.pdf');
    const response = await post('/dashboard/login', form, { origin: 'http://localhost:4010' });
    expect(await outcomeOf(response, 303)).toBe(outcomes.formWithFile);
  });

  test(`an upload ${outcomes.upload}`, async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/pdf' };
    const path = '/api/v1/gateway/files?purpose=dispute_evidence&name=a.pdf';
    expect(await outcomeOf(await post(path, samplePdf('é'), headers), 201)).toBe(outcomes.upload);
  });

  test.each([
    ['a signed callback', '{"status":"paid","amount":100}', outcomes.callback],
    ['a signed callback that is written otherwise than here', '{"amount": 100.0}', outcomes.reparsedCallback],
  ])('%s: %s', async (_name, body, expected) => {
    callbacks.length = 0;
    const headers = { 'content-type': 'application/json', 'x-signature': signatureOf(body) };
    expect(await outcomeOf(await post('/api/v1/gateway/rails/sandbox/callbacks', body, headers), 200)).toBe(expected);
    expect(callbacks).toEqual(expected === 'works' ? [true] : []);
  });
});

test('Next.js, in a route that has read the body: refused', async () => {
  const { POST } = toNextHandler(mitako);
  const create = (): Request =>
    new Request('http://localhost:4010/pay/api/v1/gateway/payments', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{"amount":5000,"currency":"XAF"}',
    });
  const read = create();
  await read.json();
  const refused = await POST(read);
  expect([refused.status, await refused.json()]).toMatchObject([500, { code: 'BODY_ALREADY_READ' }]);
  expect((await POST(create())).status).toBe(201);
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
