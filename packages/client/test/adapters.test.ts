import 'reflect-metadata';
import { Controller, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import express from 'express';
import fastify from 'fastify';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exactlyOnce, memoryStore } from '../src/exactly-once.ts';
import { webhookHandler as expressHandler } from '../src/express.ts';
import { webhookPlugin } from '../src/fastify.ts';
import { webhookHandler as nestHandler } from '../src/nest.ts';
import { webhookApiRoute, webhookHandler as nextHandler } from '../src/next.ts';
import { certifyReceiver } from '../src/testing.ts';
import { signTestWebhook, webhookHandler, type WebhookEvent, type WebhookHandlerOptions } from '../src/webhooks.ts';
import { vectors } from './support/vectors.ts';

const [secret = ''] = vectors[0]?.secrets ?? [];
// Bytes that a parser would not give back: white space, and a number that JSON.stringify writes differently.
const payload = '{ "event":"payment.succeeded", "data":{"customer_reference":"Café","amount":5000.0}, "id":"evt_1" }';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listen(listener: (...given: Parameters<RequestListener>) => unknown): Promise<string> {
  const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Each framework as its users write it: the webhook's route, and another one with a parsed body. */
const frameworks: Record<string, (options: WebhookHandlerOptions) => Promise<string>> = {
  'Express, before its parser': async (options) => {
    const app = express();
    app.post('/webhooks', expressHandler(options));
    app.use(express.json());
    app.post('/orders', (request, response) => void response.json(request.body));
    return listen(app);
  },
  'Express, behind express.raw': async (options) => {
    const app = express();
    app.post('/webhooks', express.raw({ type: '*/*' }), expressHandler(options));
    app.post('/orders', express.json(), (request, response) => void response.json(request.body));
    return listen(app);
  },
  Fastify: async (options) => {
    const app = fastify();
    app.register(webhookPlugin(options));
    app.post('/orders', async (request) => request.body);
    await app.ready();
    closers.push(() => app.close());
    return listen(app.routing);
  },
  NestJS: async (options) => {
    const handle = nestHandler(options);
    class Webhooks {
      receive(request: RawBodyRequest<IncomingMessage>): Promise<object> {
        return handle(request);
      }
      order({ body }: { readonly body: unknown }): unknown {
        return body;
      }
    }
    // Decorators by hand: the tests run as Node strips types.
    Controller()(Webhooks);
    decorate(Webhooks, 'receive', Post('webhooks'), HttpCode(200));
    decorate(Webhooks, 'order', Post('orders'), HttpCode(200));
    Req()(Webhooks.prototype, 'receive', 0);
    Req()(Webhooks.prototype, 'order', 0);
    const app = await NestFactory.create(
      { module: Webhooks, controllers: [Webhooks] },
      { rawBody: true, logger: false, abortOnError: false },
    );
    closers.push(() => app.close());
    await app.listen(0, '127.0.0.1');
    return (await app.getUrl()).replace('[::1]', '127.0.0.1');
  },
  'Next.js, a route handler': async (options) => {
    const POST = nextHandler(options);
    return listen(async (request, response) => {
      const body = await bytesOf(request);
      if (request.url === '/orders') return void response.end(body);
      const headers = new Headers(request.headers as Record<string, string>);
      const answer = await POST(new Request('http://shop.test/webhooks', { method: 'POST', headers, body }));
      response.writeHead(answer.status).end(await answer.text());
    });
  },
  'Next.js, an API route': async (options) => {
    const route = webhookApiRoute(options);
    return listen(async (request, response) => {
      if (request.url === '/orders') return void response.end(await bytesOf(request));
      const status = (code: number) => ({
        json: (body: unknown) => response.writeHead(code).end(JSON.stringify(body)),
      });
      await route(request, Object.assign(response, { status }));
    });
  },
};

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function decorate(
  target: { readonly prototype: object },
  name: string,
  ...decorators: readonly MethodDecorator[]
): void {
  const descriptor = Object.getOwnPropertyDescriptor(target.prototype, name) ?? {};
  for (const each of decorators) each(target.prototype, name, descriptor);
}

describe.each(Object.entries(frameworks))('%s', (_name, serve) => {
  async function start(options: Partial<WebhookHandlerOptions> = {}) {
    const events: WebhookEvent[] = [];
    const errors: unknown[] = [];
    const onEvent = (event: WebhookEvent): unknown => events.push(event);
    const onError = (error: unknown): unknown => errors.push(error);
    const origin = await serve({ secret, onEvent, onError, ...options });
    const post = async (body: string, headers: Readonly<Record<string, string>>) => {
      const response = await fetch(`${origin}/webhooks`, { method: 'POST', body, headers });
      return { status: response.status, text: await response.text() };
    };
    return { origin, events, errors, post };
  }

  it('verifies the bytes as they came, and answers 200 once they are handled', async () => {
    const { post, events, errors } = await start();
    const { headers } = await signTestWebhook({ secret, payload });
    expect(await post(payload, headers)).toEqual({ status: 200, text: '{"received":true}' });
    expect(events).toMatchObject([{ event: 'payment.succeeded', data: { customer_reference: 'Café' } }]);
    expect(errors).toEqual([]);
  });

  it('answers 400 to strangers, without a stack', async () => {
    const { post, events } = await start();
    const { headers } = await signTestWebhook({ secret, payload });
    const forged = await post(payload.replace('5000', '9000'), headers);
    const unsigned = await post(payload, { 'content-type': 'application/json' });
    expect([forged.status, unsigned.status]).toEqual([400, 400]);
    expect(forged.text).toContain('does not match');
    expect(forged.text + unsigned.text).not.toMatch(/at .*\.ts/);
    expect(events).toEqual([]);
  });

  it('answers 500 when handling fails, without the reason', async () => {
    const onEvent = (): never => {
      throw new Error('postgres://user:password@db is down');
    };
    const { post, errors } = await start({ onEvent });
    const { headers } = await signTestWebhook({ secret, payload });
    const answer = await post(payload, headers);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('postgres');
    expect(errors).toHaveLength(1);
  });

  it('answers 500 without a secret, which is reported once', async () => {
    const { post, errors } = await start({ secret: undefined });
    const { headers } = await signTestWebhook({ secret, payload });
    expect([(await post(payload, headers)).status, (await post(payload, headers)).status]).toEqual([500, 500]);
    expect(errors).toMatchObject([{ reason: 'bad_secret', status: 500 }]);
  });

  it('is certified', async () => {
    const shipped: unknown[] = [];
    const onEvent = exactlyOnce(memoryStore(), ({ event, data }) => {
      if (event === 'payment.succeeded') shipped.push(Object(data).customer_reference);
    });
    const { origin } = await start({ onEvent });
    const { cases } = await certifyReceiver({
      receiver: `${origin}/webhooks`,
      secret,
      pauseMs: 1,
      effects: ({ customer_reference: reference }) => shipped.filter((each) => each === reference).length,
    });
    expect(cases.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  });

  it('leaves the bodies of other routes parsed', async () => {
    const { origin } = await start();
    const response = await fetch(`${origin}/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"order":1}',
    });
    expect(await response.json()).toEqual({ order: 1 });
  });
});

it('Express: a body that was parsed before is named as the cause', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const app = express().use(express.json());
  app.post('/webhooks', expressHandler({ secret, onEvent: () => undefined, onError }));
  const { headers } = await signTestWebhook({ secret, payload });
  const response = await fetch(`${await listen(app)}/webhooks`, { method: 'POST', body: payload, headers });
  expect(await response.json()).toMatchObject({ reason: 'parsed_body' });
  expect(response.status).toBe(400);
});

it('Next.js: loading the module in a build reports nothing', () => {
  const onError = vi.fn<(error: unknown) => void>();
  nextHandler({ secret: undefined, onEvent: () => undefined, onError });
  webhookApiRoute({ secret: undefined, onEvent: () => undefined, onError });
  expect(onError).not.toHaveBeenCalled();
});

it.each([0, -1, NaN, 86_401])('toleranceSeconds %s: no handler is created', (toleranceSeconds) => {
  const options: WebhookHandlerOptions = { secret, onEvent: () => undefined, toleranceSeconds };
  for (const create of [webhookHandler, expressHandler, webhookPlugin, nestHandler, nextHandler, webhookApiRoute]) {
    expect(() => create(options)).toThrow(new TypeError('toleranceSeconds must be 1 to 86400.'));
  }
});

it('NestJS: the refusal names its reason', async () => {
  const handle = nestHandler({ secret, onEvent: () => undefined, onError: () => undefined });
  await expect(handle({ headers: {} })).rejects.toMatchObject({ status: 400, reason: 'missing_header', expose: true });
});
