// Hosts that parse bodies before the gateway: each request works, or is answered with the sentence that names the cure.
import { sandboxRail } from '@mitako/core';
import { Module, RequestMethod, type MiddlewareConsumer } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import express, { type RequestHandler } from 'express';
import fastify from 'fastify';
import { createMitako, toFastifyPlugin, toNodeHandler } from 'mitako';
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import 'reflect-metadata';

// The workspace has none.
const MULTER: string = 'multer';
const { default: multer } = (await import(MULTER)) as { default(): { any(): RequestHandler } };

const signatureOf = (body: string | Uint8Array): string => createHmac('sha256', 'key').update(body).digest('hex');
let signed = false;
const mitako = await createMitako({
  marketplace: {},
  store: ':memory:',
  publicUrl: 'http://localhost:4010/pay',
  secret: 'a root secret for tests, long enough to be one',
  background: 'elsewhere',
  limits: 'off',
  rails: [
    {
      ...sandboxRail(),
      parseCallback({ headers, rawBody }) {
        signed = headers['x-signature'] === signatureOf(rawBody);
        return null;
      },
    },
  ],
});
const { merchant } = await mitako.gateway.seedSandbox();
const node = toNodeHandler(mitako.handler);

const on = (...parsers: RequestHandler[]): RequestListener => {
  const app = express();
  for (const parser of parsers) app.use(parser);
  return app.use('/pay', node);
};

class Shop {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(node).forRoutes({ path: 'pay/*splat', method: RequestMethod.ALL });
  }
}
Module({})(Shop);
async function nest(options: { readonly rawBody?: boolean; readonly bodyParser?: boolean }): Promise<RequestListener> {
  const app = await NestFactory.create(Shop, { ...options, logger: false });
  await app.init();
  return app.getHttpAdapter().getInstance() as RequestListener;
}

const plugin = fastify();
plugin.register(toFastifyPlugin(mitako));
await plugin.ready();

const { json, raw, text, urlencoded } = express;
/** A letter for JSON, a form, a form with a file, an upload and a signed callback: works, or is refused by name. */
const HOSTS: readonly (readonly [name: string, host: RequestListener, outcomes: string])[] = [
  ['Express', on(), 'wwwww'],
  ['Express, json', on(json()), 'wwwwr'],
  ['Express, urlencoded', on(urlencoded({ extended: true })), 'wwwww'],
  ['Express, multer', on(multer().any()), 'wwrww'],
  ['Express, raw', on(raw({ type: () => true })), 'wwwww'],
  ['Express, text', on(text({ type: '*/*' })), 'wwwww'],
  ['Express, all', on(json(), urlencoded(), multer().any()), 'wwrwr'],
  ['NestJS', await nest({}), 'wwwwr'],
  ['NestJS, rawBody', await nest({ rawBody: true }), 'wwwww'],
  ['NestJS, no parsers', await nest({ bodyParser: false }), 'wwwww'],
  ['Fastify', plugin.routing, 'wwwww'],
];

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
const CALLBACK = '{"amount": 100.0}';
const origin = 'http://localhost:4010';
const authorization = `Bearer ${merchant.testKey}`;
const login = { email: merchant.email, password: merchant.password };
const withFile = new FormData();
for (const [name, value] of Object.entries(login)) withFile.set(name, value);
withFile.set('file', new Blob([PDF]), 'a.pdf');

/** Path, status of success, and the request. */
const REQUESTS: readonly (readonly [path: string, status: number, init: RequestInit])[] = [
  [
    '/api/v1/gateway/payments',
    201,
    { headers: { authorization, 'content-type': 'application/json' }, body: '{"amount": 5000, "currency": "XAF"}' },
  ],
  ['/dashboard/login', 303, { headers: { origin }, body: new URLSearchParams(login) }],
  ['/dashboard/login', 303, { headers: { origin }, body: withFile }],
  [
    '/api/v1/gateway/files?purpose=dispute_evidence&name=a.pdf',
    201,
    { headers: { authorization, 'content-type': 'application/pdf' }, body: PDF },
  ],
  [
    '/api/v1/gateway/rails/sandbox/callbacks',
    200,
    { headers: { 'content-type': 'application/json', 'x-signature': signatureOf(CALLBACK) }, body: CALLBACK },
  ],
];

for (const [name, host, expected] of HOSTS) {
  const server = createServer(host).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let outcomes = '';
  for (const [path, status, init] of REQUESTS) {
    signed = false;
    const response = await fetch(`http://127.0.0.1:${port}/pay${path}`, {
      method: 'POST',
      redirect: 'manual',
      ...init,
    });
    const answer = await response.text();
    const isRefused = response.status === 500 && answer.includes('mitako.attach(server)');
    const works = response.status === status && (!path.endsWith('/callbacks') || signed);
    outcomes += works ? 'w' : isRefused ? 'r' : `(${response.status} ${answer.slice(0, 300)})`;
  }
  assert.equal(outcomes, expected, name);
  server.closeAllConnections();
  server.close();
}
await mitako.close();
process.exit();
