import { serve } from '@hono/node-server';
import { fastHasher } from '@mitako/testing';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import Koa from 'koa';
import { createMitako, type Mitako, toFastifyPlugin, toNodeHandler } from 'mitako';
import { NestFactory } from '@nestjs/core';
import { Module } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, connect } from 'node:net';
import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// A guard of the host on the operator's panel holds for every spelling of its path, as a server receives them.

const require = createRequire(import.meta.url);
const express4 = require('express4') as typeof express;
const GUARDED = '/pay/admin';
const PANEL = 'action="/pay/admin/login"';

const SPELLINGS = [
  '/pay/admin/login',
  '/pay/admin/login/',
  '/pay/admin/login?x=/../..',
  '/pay/admin/login#x',
  '/pay//admin/login',
  '//pay/admin/login',
  '///pay///admin///login',
  '/pay/admin//login',
  '/pay/./admin/login',
  '/./pay/admin/login',
  '/pay/admin/./login',
  '/pay/x/../admin/login',
  '/x/../pay/admin/login',
  '/pay/checkout/../admin/login',
  '/pay/checkout/%2e%2e/admin/login',
  '/pay/checkout/.%2e/admin/login',
  '/pay/checkout/%2E./admin/login',
  '/pay/checkout%2f..%2fadmin/login',
  '/pay/%2e/admin/login',
  '/pay/%61dmin/login',
  '/pay/%41dmin/login',
  '/%70ay/admin/login',
  '/pay%2fadmin/login',
  '/pay%2Fadmin%2Flogin',
  '/pay%5cadmin/login',
  '/pay\\admin\\login',
  '\\pay\\admin\\login',
  '/pay/admin%2flogin',
  '/pay/admin%00/login',
  '/pay/admin%20/login',
  '/pay/admin;x/login',
  '/pay;x/admin/login',
  '/pay/admin/login;x',
  '/PAY/ADMIN/LOGIN',
  '/pay/Admin/login',
  '/pay/admin./login',
  '/pay/%25%36%31dmin/login',
  '/pay/%c0%aeadmin/login',
  '/pay/%u0061dmin/login',
  '/pay/\tadmin/login',
  '/admin/login',
  'http://localhost/pay/admin/login',
  'http://localhost/pay/x/../admin/login',
  'HTTP://LOCALHOST//pay/admin/login',
  '*',
];

type Guards = (path: string) => boolean;
/** A host with the gateway in it, and a guard on the panel as its users write one. */
type Start = (mitako: Mitako, guards: Guards) => Server | Promise<Server>;

const closers: (() => unknown)[] = [];
const guarded = (_request: IncomingMessage, response: ServerResponse): void => void response.end('guarded');

class Shop {
  readonly name = 'shop';
}
Module({})(Shop);

/** Express compares a path as its router does. */
const onExpress =
  (create: typeof express): Start =>
  ({ handler }, guards) => {
    const app = create();
    app.use(GUARDED, (request, response, next) => (guards(GUARDED) ? guarded(request, response) : next()));
    return createServer(app.use('/pay', toNodeHandler(handler)));
  };

const MOUNTED: Readonly<Record<string, Start>> = {
  'node:http': ({ handler }, guards) => {
    const pay = toNodeHandler(handler);
    return createServer((request, response) => {
      const { url = '' } = request;
      if (guards(url)) guarded(request, response);
      else if (url.includes('/pay')) pay(request, response);
      else response.end('host');
    });
  },
  'Express 4': onExpress(express4),
  'Express 5': onExpress(express),
  Koa: ({ handler }, guards) => {
    const app = new Koa();
    app.use((context) => {
      if (!context.path.includes('/pay') && !guards(context.path)) return;
      context.respond = false;
      (guards(context.path) ? guarded : toNodeHandler(handler))(context.req, context.res);
    });
    return listenedBy(app);
  },
  Fastify: async (mitako, guards) => {
    const app = fastify();
    app.addHook('onRequest', async ({ url }, reply) => {
      if (guards(url)) await reply.send('guarded');
    });
    app.register(toFastifyPlugin(mitako));
    await app.ready();
    closers.push(() => app.close());
    return app.server;
  },
  NestJS: async ({ handler }, guards) => {
    const app = await NestFactory.create(Shop, { logger: false });
    app.use(GUARDED, (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      guards(GUARDED) ? guarded(request, response) : next(),
    );
    app.use('/pay', toNodeHandler(handler));
    await app.init();
    closers.push(() => app.close());
    return app.getHttpServer() as Server;
  },
  Hono: async ({ handler }, guards) => {
    const app = new Hono();
    app.use(`${GUARDED}/*`, (context, next) => (guards(GUARDED) ? Promise.resolve(context.text('guarded')) : next()));
    app.all('/pay/*', (context) => handler(context.req.raw));
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
    await once(server, 'listening');
    return server;
  },
};

const ATTACHED: Readonly<Record<string, Start>> = {
  'attached, with a guard of its own': (mitako, guards) => {
    const server = createServer((_request, response) => void response.end('host'));
    mitako.attach(server, {
      guard: ({ url }) => (guards(new URL(url).pathname) ? new Response('guarded') : null),
    });
    return server;
  },
};

let mitako: Mitako;
beforeAll(async () => {
  mitako = await createMitako({
    marketplace: {},
    store: ':memory:',
    publicUrl: 'http://localhost:4010/pay',
    secret: 'a root secret for tests, long enough to be one',
    hasher: fastHasher(),
    background: 'elsewhere',
    limits: 'off',
  });
});
afterAll(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  await mitako.close();
});

describe.each(Object.entries({ ...MOUNTED, ...ATTACHED }))('%s', (_name, start) => {
  let port: number;
  let isGuarding = true;
  beforeAll(async () => {
    const server = await start(mitako, (path) => isGuarding && (path === GUARDED || path.startsWith(`${GUARDED}/`)));
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    ({ port } = server.address() as AddressInfo);
  });

  test('shows the panel without the guard', async () => {
    isGuarding = false;
    expect(await answerTo(port, '/pay/admin/login')).toContain(PANEL);
    isGuarding = true;
  });

  test.each(SPELLINGS)('guards or refuses %s', async (target) => {
    const answer = await answerTo(port, target);
    expect(answer).toMatch(/^HTTP\/1\.1 [1-5]\d\d /);
    expect(answer).not.toContain(PANEL);
  });
});

test('there are forty of them, and more', () => {
  expect(new Set(SPELLINGS).size).toBeGreaterThan(40);
});

/** As it is sent, which no client would. */
async function answerTo(port: number, target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost:4010\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) text += String(chunk);
  return text;
}

function listenedBy(app: Koa): Server {
  const answer = app.callback();
  return createServer((request, response) => void answer(request, response));
}
