import { silentLogger } from '@mitako/core';
import { fastHasher } from '@mitako/testing';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import express from 'express';
import fastify from 'fastify';
import { createMitako, type Mitako, toFastifyPlugin, toNodeHandler } from 'mitako';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { asMerchant } from '../support/in-process.ts';

/** Refused, or reset while the port closed. */
const GONE: unknown = expect.stringMatching(/^ECONN(?:REFUSED|RESET)$/);

class Shop {
  readonly name = 'shop';
}
Module({})(Shop);

interface Host {
  readonly server: Server;
  /** Those that are not attached. */
  readonly servers?: readonly Server[];
  /** What the host does after its server has ended. */
  readonly close?: () => Promise<unknown>;
}

/** Hosts as the guide for embedding shows them. */
const hosts: Record<string, (mitako: Mitako) => Promise<Host>> = {
  'node:http': async (mitako) => attached(mitako, createServer()),
  Express: async (mitako) => attached(mitako, createServer(express())),
  'Express, with toNodeHandler': async ({ handler }) => {
    const server = await listening(createServer(express().use('/pay', toNodeHandler(handler))));
    return { server, servers: [server] };
  },
  Fastify: async (mitako) => {
    const app = fastify();
    app.register(toFastifyPlugin(mitako));
    await app.listen({ port: 0, host: '127.0.0.1' });
    return { server: app.server, servers: [app.server], close: () => app.close() };
  },
  NestJS: async (mitako) => {
    const app = await NestFactory.create(Shop, { logger: false });
    const server = app.getHttpServer() as Server;
    mitako.attach(server);
    await app.listen(0, '127.0.0.1');
    return { server, close: () => app.close() };
  },
};

async function attached(mitako: Mitako, server: Server): Promise<Host> {
  mitako.attach(server);
  return { server: await listening(server) };
}

describe.each(Object.entries(hosts))('%s', (_name, start) => {
  test('ends although a client keeps its connection busy', async () => {
    const mitako = await open();
    const { server, servers = [], close } = await start(mitako);
    const client = busyClient(server);
    await client.answered(3);
    await mitako.drain({ servers }).then(close);
    expect(server.listening).toBe(false);
    expect(await client.stop()).toEqual({ statuses: [200], errors: [GONE] });
    expect((await mitako.health.ready()).status).toBe(503);
    expect((await mitako.handler(new Request('http://localhost:4010/pay/docs'))).status).toBe(503);
  });
});

test('is not ready during the notice, and answers meanwhile', async () => {
  const mitako = await open();
  const { server } = await attached(mitako, createServer());
  const client = busyClient(server);
  await client.answered(1);
  expect((await mitako.health.ready()).status).toBe(200);
  const ended = mitako.drain({ noticeMs: 300 });
  expect((await mitako.health.ready()).status).toBe(503);
  const before = client.count();
  await client.answered(before + 3);
  expect(server.listening).toBe(true);
  await ended;
  expect(await client.stop()).toEqual({ statuses: [200], errors: [GONE] });
});

test('ends all servers that it is attached to, and those that it is told', async () => {
  const mitako = await open();
  const servers = [createServer(), createServer(), createServer(toNodeHandler(mitako.handler))];
  const [one, other, told, detached] = await Promise.all([...servers, createServer()].map(listening));
  if (one === undefined || other === undefined || told === undefined || detached === undefined) return;
  mitako.attach(one);
  mitako.attach(other);
  mitako.attach(detached)();
  await mitako.drain({ servers: [told, one] });
  expect([one, other, told, detached].map(({ listening: isOn }) => isOn)).toEqual([false, false, false, true]);
  detached.close();
});

test('cuts requests that do not end, says how many, and a repeated call waits for the same end', async () => {
  const lines: unknown[] = [];
  const mitako = await open({ ...silentLogger(), warn: (fields, line) => void lines.push({ ...fields, line }) });
  // That of a start in memory, where no other process can do the work.
  lines.length = 0;
  const { server } = await attached(
    mitako,
    createServer(() => undefined),
  );
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', path: '/mine' });
  const failed = once(request, 'error').catch((error: unknown) => [error]);
  await once(server, 'request');
  const drained = mitako.drain({ finishMs: 20 });
  expect(mitako.drain({ noticeMs: 60_000 })).toBe(drained);
  await drained;
  expect((await failed)[0]).toMatchObject({ code: 'ECONNRESET' });
  expect(lines).toEqual([{ connections: 1, finish_ms: 20, line: 'connections were cut with requests in flight' }]);
});

test('of a server that it does not know it says that its requests are cut, if it has served any', async () => {
  const lines: string[] = [];
  const logger = { ...silentLogger(), warn: (_: object, line: string) => void lines.push(line) };
  const [served, idle] = [await open(logger), await open(logger)];
  const server = await listening(createServer(toNodeHandler(served.handler)));
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/pay/nothing`);
  lines.length = 0;
  await Promise.all([served.drain(), idle.drain()]);
  expect(lines).toEqual([expect.stringContaining('Pass servers: [server].')]);
  server.closeAllConnections();
  server.close();
});

test('calls in process are unavailable then, with a code; those in flight have finished', async () => {
  const mitako = await open();
  const { merchant } = await mitako.gateway.seedSandbox();
  const payment = () =>
    asMerchant(mitako.gateway, { merchantId: merchant.id, livemode: false }).payments.create({
      amount: 5_000,
      currency: 'XAF',
    });
  const inFlight = Array.from({ length: 20 }, payment);
  await mitako.drain();
  expect(new Set((await Promise.all(inFlight)).map(({ checkout_url }) => checkout_url)).size).toBe(20);
  const code = 'SERVICE_UNAVAILABLE';
  await expect(payment()).rejects.toMatchObject({ code });
  await expect(mitako.gateway.runDue()).rejects.toMatchObject({ code });
  await expect(mitako.on('payment.succeeded', { name: 'late' }, () => undefined)).rejects.toMatchObject({ code });
  await expect(mitako.off('late')).rejects.toMatchObject({ code });
});

test('listens to no signal', async () => {
  const counts = () => process.eventNames().map((name) => [name, process.listenerCount(name)]);
  const before = counts();
  const mitako = await open();
  mitako.attach(createServer());
  await mitako.gateway.runDue();
  expect(counts()).toEqual(before);
  await mitako.drain();
});

async function open(logger = silentLogger()): Promise<Mitako> {
  return createMitako({
    logger,
    marketplace: {},
    store: ':memory:',
    publicUrl: 'http://localhost:4010/pay',
    secret: 'a root secret for tests, long enough to be one',
    hasher: fastHasher(),
    background: 'elsewhere',
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
