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
import { outcomesOf, SIGNING_KEY } from './parser-requests.ts';

// The workspace has none.
const MULTER: string = 'multer';
const { default: multer } = (await import(MULTER)) as { default(): { any(): RequestHandler } };

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
        signed = headers['x-signature'] === createHmac('sha256', SIGNING_KEY).update(rawBody).digest('hex');
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
/** See `outcomesOf`. */
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

for (const [name, host, expected] of HOSTS) {
  const server = createServer(host).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const outcomes = await outcomesOf({
    at: `http://127.0.0.1:${port}`,
    origin: 'http://localhost:4010',
    key: merchant.testKey,
    email: merchant.email,
    password: merchant.password,
    isSigned: () => signed,
  });
  assert.equal(outcomes, expected, name);
  server.closeAllConnections();
  server.close();
}
await mitako.close();
process.exit();
