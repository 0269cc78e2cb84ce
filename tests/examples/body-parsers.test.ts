import { sandboxRail } from '@mitako/core';
import { createHmac } from 'node:crypto';
import { fastHasher } from '@mitako/testing';
import { bodyParser } from '@koa/bodyparser';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import session from 'express-session';
import fastify, { type FastifyInstance } from 'fastify';
import { createMitako, type Mitako, type CommonOptions, toFastifyPlugin, toNextHandler, toNodeHandler } from 'mitako';
import { type MiddlewareConsumer, Module, RequestMethod } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { once } from 'node:events';
import helmet from 'helmet';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import Koa from 'koa';
import multer from 'multer';
import { createServer, type RequestListener, Server } from 'node:http';
import { createRequire } from 'node:module';
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

beforeAll(open, 60_000);
afterAll(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** One of its own for each host: a merchant keeps a limited number of files. */
async function open(): Promise<void> {
  mitako = await createMitako(options());
  const { merchant } = await mitako.gateway.seedSandbox();
  key = merchant.testKey;
  login = { email: merchant.email, password: merchant.password };
  const { close } = mitako;
  closers.push(close);
}

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
    hasher: fastHasher(),
    limits: 'off',
  };
}

const multipart = multer().any();
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

/** The older one has no types. What is used here is alike. */
const require = createRequire(import.meta.url);
const express4 = require('express4') as typeof express;
const EXPRESS = { 'Express 4': express4, 'Express 5': express };
type AnyExpress = typeof express;

function below(create: AnyExpress, parsers: readonly RequestHandler[]): RequestListener {
  const app = create();
  for (const parser of parsers) app.use(parser);
  return app.use('/pay', toNodeHandler(mitako.handler));
}

/** The host's own route answers with the body that its parsers made. */
function attachedTo(create: AnyExpress, parsers: readonly RequestHandler[]): Server {
  const app = create();
  for (const parser of parsers) app.use(parser);
  app.post('/orders', (request, response) => void response.json({ host: request.body ?? null }));
  return attached(createServer(app));
}

function attached(server: Server): Server {
  mitako.attach(server);
  return server;
}

type Outcome = 'works' | 'refused';
/** A request of each kind, by the way in which its body is read. */
type Start = () => RequestListener | Server | Promise<RequestListener | Server>;
type Row = readonly [host: string, start: Start, outcomes: Outcomes];
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

/** Middleware of Express, and what becomes of the requests of `toNodeHandler` behind it. */
const stacks = (from: AnyExpress): readonly (readonly [name: string, RequestHandler[], Outcomes])[] => [
  ['no parsers', [], ALL],
  ['json()', [from.json()], NO_SIGNATURES],
  ['json() that keeps the bytes', [from.json(keepingBytes)], ALL],
  ['json({strict: false})', [from.json({ strict: false })], NO_SIGNATURES],
  ['urlencoded()', [from.urlencoded({ extended: false })], ALL],
  ['urlencoded({extended: true})', [from.urlencoded({ extended: true })], ALL],
  ['json() and urlencoded()', [from.json(), from.urlencoded({ extended: true })], NO_SIGNATURES],
  ['raw()', [from.raw({ type: () => true, limit: '6mb' })], ALL],
  ['text()', [from.text({ type: ['text/*', 'application/*'] })], { ...ALL, upload: 'refused' }],
  ['multer', [multipart], { ...ALL, formWithFile: 'refused' }],
  [
    'all of them',
    [from.json(), from.urlencoded({ extended: false }), multipart],
    { ...NO_SIGNATURES, formWithFile: 'refused' },
  ],
  ['a logger that drops bodies', [eater], NONE],
  ['a logger that listens to bodies', [tap], NONE],
  [
    'compression, helmet and sessions',
    [compression(), helmet(), session({ secret: 'a secret', resave: false, saveUninitialized: true })],
    ALL,
  ],
];

const EXPRESS_ROWS: readonly Row[] = Object.entries(EXPRESS).flatMap(([name, create]) =>
  stacks(create).flatMap(([middleware, parsers, outcomes]): readonly Row[] => [
    [`${name}, mounted after ${middleware}`, () => below(create, parsers), outcomes],
    [`${name}, attached above ${middleware}`, () => attachedTo(create, parsers), ALL],
  ]),
);

function koa(mount?: (app: Koa) => void): Server {
  const app = new Koa();
  app.use(bodyParser());
  mount?.(app);
  app.use((context) => {
    context.body = { host: context.request.body };
  });
  return listenedBy(app);
}

const ROWS: readonly Row[] = [
  ...EXPRESS_ROWS,
  ['node:http, alone', () => createServer(toNodeHandler(mitako.handler)), ALL],
  [
    'node:http, attached above a host that drops bodies',
    () => attached(createServer((request, response) => void request.resume().on('end', () => response.end('host')))),
    ALL,
  ],
  ['Koa, attached above its parser', () => attached(koa()), ALL],
  [
    // It leaves the body on an object of its own.
    'Koa, mounted after its parser',
    () =>
      koa((app) => {
        app.use(async (context, next) => {
          if (!context.path.startsWith('/pay/')) return next();
          context.respond = false;
          toNodeHandler(mitako.handler)(context.req, context.res);
        });
      }),
    { ...NONE, formWithFile: 'works', upload: 'works' },
  ],
  [
    'Hono, attached above a middleware that reads bodies',
    async () => {
      const app = new Hono();
      app.use(async (context, next) => {
        await context.req.arrayBuffer();
        await next();
      });
      app.post('/orders', async (context) => context.json({ host: await context.req.json() }));
      return attached(await serving(app));
    },
    ALL,
  ],
  [
    'Hono, by its fetch',
    async () => {
      const app = new Hono();
      app.all('/pay/*', (context) => mitako.handler(context.req.raw));
      return serving(app);
    },
    ALL,
  ],
  [
    'NestJS, attached above its parsers',
    async () => {
      const app = await NestFactory.create(Shop, { logger: false });
      mitako.attach(app.getHttpServer() as Server);
      await app.init();
      closers.push(() => app.close());
      return app.getHttpServer() as Server;
    },
    ALL,
  ],
  [
    'Fastify, attached above its parsers',
    async () => {
      const app = fastify();
      app.post('/orders', (request) => ({ host: request.body }));
      await app.ready();
      closers.push(() => app.close());
      return attached(app.server);
    },
    ALL,
  ],
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
    await open();
    const started = await start();
    origin = await listen(started instanceof Server ? started : createServer(started));
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

async function serving(app: Hono): Promise<Server> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  return server;
}

async function listen(server: Server): Promise<string> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test.each(Object.entries(EXPRESS))(
  'routes of %s below an attached gateway have their parsers',
  async (_name, create) => {
    const origin = await listen(attachedTo(create, [create.json()]));
    const headers = { 'content-type': 'application/json' };
    const order = await fetch(`${origin}/orders`, { method: 'POST', headers, body: '{"reference":"order-1042"}' });
    expect(await order.json()).toEqual({ host: { reference: 'order-1042' } });
  },
);

function listenedBy(app: Koa): Server {
  const answer = app.callback();
  return createServer((request, response) => void answer(request, response));
}
