import { fastHasher } from '@mitako/testing';
import { createMitako, type Mitako } from 'mitako';
import { once } from 'node:events';
import { Agent, createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

const RESTARTS = 100;
/** How often the proxy asks whether an instance is ready, and the notice: all of it shares one event loop here. */
const PROBE_MS = 20;
const NOTICE_MS = 500;
const CLIENTS = 6;

/** One instance of a shop, with a route of its own that takes a while. */
interface Instance {
  readonly mitako: Mitako;
  readonly port: number;
  readonly agent: Agent;
}

test('a hundred rolling restarts behind a proxy with notice fail no request', { timeout: 300_000 }, async () => {
  const instances: Instance[] = [await start()];
  let ready: readonly Instance[] = instances;
  const stop = new AbortController();
  const probing = (async () => {
    while (!stop.signal.aborted) {
      const asked = await Promise.all([...instances].map(async (each) => ((await isReady(each)) ? [each] : [])));
      ready = asked.flat();
      await sleep(PROBE_MS);
    }
  })();

  // It tries nothing twice, and keeps its connections.
  let turn = 0;
  const proxy = createServer((request, response) => {
    const to = ready[(turn += 1) % ready.length];
    if (to === undefined) return void response.writeHead(502).end('no instance');
    const { method, url, headers } = request;
    const passed = send({ port: to.port, agent: to.agent, host: '127.0.0.1', method, path: url, headers });
    passed.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    passed.once('error', (error) => response.writeHead(502).end(error.message));
    request.pipe(passed);
  });
  const origin = `http://127.0.0.1:${await listening(proxy)}`;

  const failures: string[] = [];
  let answered = 0;
  const clients = Array.from({ length: CLIENTS }, async (_, place) => {
    while (!stop.signal.aborted) {
      const path = place % 2 === 0 ? '/pay/.well-known/mitako-ledger' : '/orders';
      const answer = await fetch(origin + path, place % 2 === 0 ? {} : { method: 'POST', body: '{}' });
      const text = await answer.text();
      answered += 1;
      await sleep(2);
      if (answer.status !== 200) failures.push(`${path} ${answer.status} ${text.slice(0, 80)}`);
    }
  });

  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const [old] = instances;
    const next = await start();
    instances.push(next);
    while (!ready.includes(next)) await sleep(PROBE_MS);
    await old?.mitako.drain({ noticeMs: NOTICE_MS });
    instances.shift();
  }
  stop.abort();
  await Promise.all([probing, ...clients]);
  for (const { mitako } of instances) await mitako.drain();
  proxy.closeAllConnections();
  proxy.close();
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(RESTARTS * CLIENTS);
});

async function start(): Promise<Instance> {
  const mitako = await createMitako({
    shop: { name: 'Boutique du Wouri', livemode: false },
    parts: { api: true },
    store: ':memory:',
    publicUrl: 'http://localhost:4010/pay',
    secret: 'a root secret for tests, long enough to be one',
    hasher: fastHasher(),
    background: 'elsewhere',
    limits: 'off',
  });
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === '/readyz') {
      void mitako.health.ready().then(({ status }) => response.writeHead(status).end());
    } else {
      void sleep(10).then(() => response.end('an order'));
    }
  });
  mitako.attach(server);
  return { mitako, port: await listening(server), agent: new Agent({ keepAlive: true }) };
}

/** On a connection of its own, as balancers do. */
async function isReady({ port }: Instance): Promise<boolean> {
  const probe = send({ port, host: '127.0.0.1', path: '/readyz', agent: false });
  return new Promise((resolve) => {
    probe.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    probe.once('error', () => resolve(false));
    probe.end();
  });
}

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
