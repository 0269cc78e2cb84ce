import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAddressGuard } from './address-guard.ts';
import { createConnector } from './sender-connector.ts';
import { createPools } from './sender-pools.ts';

type Target = Parameters<ReturnType<typeof createConnector>>[0];

function connected(connect: ReturnType<typeof createConnector>, target: Target): Promise<Socket | Error> {
  return new Promise((resolve) => {
    connect(target, (error, socket) => {
      if (socket !== null) onTestFinished(() => void socket.destroy());
      resolve(error ?? socket);
    });
  });
}

async function canary(): Promise<{ port: string; connections: Socket[] }> {
  const connections: Socket[] = [];
  const server = createServer((socket) => void connections.push(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    server.close();
  });
  return { port: String((server.address() as AddressInfo).port), connections };
}

const lookup = () => Promise.resolve(['127.0.0.1']);

describe('the connector', () => {
  it.each(['127.0.0.1', '0x7f.1', '2130706433', '::1'])('refuses %s for any caller', async (hostname) => {
    const { port, connections } = await canary();
    const connect = createConnector({ guard: createAddressGuard(), lookup, timeoutMs: 1000 });
    const result = await connected(connect, { hostname, protocol: 'http:', port });
    expect(result).toMatchObject({ word: 'address_not_allowed' });
    expect(connections).toHaveLength(0);
  });

  it('returns no connection to a forbidden peer, even if the resolved address was allowed', async () => {
    const { port } = await canary();
    let judged = 0;
    const forgetful = {
      classify: () => 'name' as const,
      hasOwnNetworks: false,
      allows: () => (judged += 1) === 1,
    };
    const connect = createConnector({ guard: forgetful, lookup, timeoutMs: 1000 });
    const result = await connected(connect, { hostname: 'rebind.example', protocol: 'http:', port });
    expect(result).toMatchObject({ word: 'address_not_allowed' });
    expect(judged).toBe(2);
  });

  it("keeps the resolver's error as the cause", async () => {
    const failing = () => Promise.reject(new Error('SERVFAIL'));
    const connect = createConnector({ guard: createAddressGuard(), lookup: failing, timeoutMs: 1000 });
    const result = await connected(connect, { hostname: 'a.example', protocol: 'http:', port: '80' });
    expect(result).toMatchObject({ word: 'name_not_resolved', message: 'name_not_resolved' });
  });
});

describe('the pools', () => {
  it('are replaced after five minutes, so that names are resolved again', async () => {
    let nowMs = 0;
    const connect = createConnector({ guard: createAddressGuard(), lookup, timeoutMs: 1000 });
    const pools = createPools({ connect, connectionsPerOriginMax: 1, originsMax: 2, now: () => nowMs });
    expect(pools.find('http://a.example')).toBeNull();
    const pool = pools.make('http://a.example');
    nowMs = 5 * 60_000 - 1;
    expect(pools.find('http://a.example')).toBe(pool);
    nowMs = 5 * 60_000;
    expect(pools.find('http://a.example')).toBeNull();
    expect(pool.closed).toBe(true);
    await pools.destroy();
  });
});
