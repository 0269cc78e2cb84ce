import { fastHasher } from '@mitako/testing';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import express from 'express';
import fastify from 'fastify';
import { createMitako, drain, type Mitako, toFastifyPlugin, toNodeHandler } from 'mitako';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import 'reflect-metadata';
import { describe, expect, test } from 'vitest';

/** Refused, or reset while the port closed. */
const GONE: unknown = expect.stringMatching(/^ECONN(?:REFUSED|RESET)$/);

class Shop {
  readonly name = 'shop';
}
Module({})(Shop);

interface Host {
  readonly server: Server;
  /** What the host does after its server has ended. */
  readonly close: () => Promise<unknown>;
}

/** Hosts as the guide for embedding shows them. */
const hosts: Record<string, (mitako: Mitako) => Promise<Host>> = {
  'node:http': async ({ handler }) => ({
    server: await listening(createServer(toNodeHandler(handler))),
    close: async () => undefined,
  }),
  Express: async ({ handler }) => ({
    server: await listening(createServer(express().use('/pay', toNodeHandler(handler)))),
    close: async () => undefined,
  }),
  Fastify: async (mitako) => {
    const app = fastify();
    app.register(toFastifyPlugin(mitako));
    await app.listen({ port: 0, host: '127.0.0.1' });
    return { server: app.server, close: () => app.close() };
  },
  NestJS: async ({ handler }) => {
    const app = await NestFactory.create(Shop, { logger: false });
    app.use('/pay', toNodeHandler(handler));
    await app.listen(0, '127.0.0.1');
    return { server: app.getHttpServer() as Server, close: () => app.close() };
  },
};

describe.each(Object.entries(hosts))('%s', (_name, start) => {
  test('ends although a client keeps its connection busy', async () => {
    const mitako = await open();
    const { server, close } = await start(mitako);
    const client = busyClient(server);
    await client.answered(3);
    await mitako.drain(server).then(close);
    expect(server.listening).toBe(false);
    expect(await client.stop()).toEqual({ statuses: [200], errors: [GONE] });
    expect((await mitako.health.ready()).status).toBe(503);
    expect((await mitako.handler(new Request('http://localhost:4010/pay/docs'))).status).toBe(503);
  });
});

test('is not ready during the notice, and answers meanwhile', async () => {
  const mitako = await open();
  const server = await listening(createServer(toNodeHandler(mitako.handler)));
  const client = busyClient(server);
  await client.answered(1);
  expect((await mitako.health.ready()).status).toBe(200);
  const ended = mitako.drain(server, { noticeMs: 300 });
  expect((await mitako.health.ready()).status).toBe(503);
  const before = client.count();
  await client.answered(before + 3);
  expect(server.listening).toBe(true);
  await ended;
  expect(await client.stop()).toEqual({ statuses: [200], errors: [GONE] });
});

test('cuts requests that do not end, and a repeated call waits for the same end', async () => {
  const server = await listening(createServer(() => undefined));
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1' });
  const failed = once(request, 'error').catch((error: unknown) => [error]);
  await once(server, 'request');
  await drain(server, { finishMs: 20 });
  expect((await failed)[0]).toMatchObject({ code: 'ECONNRESET' });
  await drain(server);
});

async function open(): Promise<Mitako> {
  return createMitako({
    store: ':memory:',
    publicUrl: 'http://localhost:4010/pay',
    secret: 'a root secret for tests, long enough to be one',
    hasher: fastHasher(),
    background: false,
    limits: 'off',
  });
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Sends one request after the other over a connection that it keeps. */
function busyClient(server: Server) {
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: (number | undefined)[] = [];
  const errors: (string | undefined)[] = [];
  let waiting = { count: 0, resolve: (): void => undefined };

  async function send(): Promise<void> {
    const request = get({ port, host: '127.0.0.1', path: '/pay/api/v1/openapi.json', agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    statuses.push(response.statusCode);
    if (statuses.length >= waiting.count) waiting.resolve();
  }
  const sending = (async () => {
    for (;;) {
      try {
        await send();
      } catch (error) {
        errors.push((error as NodeJS.ErrnoException).code);
        return;
      }
    }
  })();

  return {
    count: () => statuses.length,
    answered: (count: number) =>
      new Promise<void>((resolve) => {
        waiting = { count, resolve };
        if (statuses.length >= count) resolve();
      }),
    async stop() {
      await sending;
      agent.destroy();
      return { statuses: [...new Set(statuses)], errors };
    },
  };
}
