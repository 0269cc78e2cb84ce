import { createGateway, type GatewayOptions, sandboxRail } from '@mitako/core';
import { fastHasher } from '@mitako/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { openStore } from './support/stores.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const live = { ...sandboxRail(), id: 'momo', modes: ['live'], methods: [] } as const;

async function open(options: Partial<GatewayOptions>) {
  const store = await openStore();
  closers.push(() => store.close());
  return createGateway({
    store,
    publicUrl: 'https://pay.example.cm',
    secret: 'a root secret for tests, long enough to be one',
    rails: [sandboxRail()],
    hasher: fastHasher(),
    ...options,
  });
}

const LOCAL = ['http://localhost:4010', 'http://shop.localhost/pay', 'http://127.0.0.1:4010', 'http://[::1]:4010'];
const PUBLIC = ['https://pay.example.cm', 'http://192.168.1.5:4010', 'https://localhost.example.cm'];

describe('test accounts with published passwords', () => {
  test.each(LOCAL)('are seeded at %s', async (publicUrl) => {
    const gateway = await open({ publicUrl });
    await gateway.migrate();
    expect((await gateway.seedSandbox()).users[0]?.password).toBe('sandbox-password');
  });

  test.each(PUBLIC)('are refused at %s', async (publicUrl) => {
    const gateway = await open({ publicUrl });
    await gateway.migrate();
    await expect(gateway.seedSandbox()).rejects.toThrow(/not of this machine.*published passwords.*publicSandbox/);
  });

  test('are refused beside a live rail, even on this machine', async () => {
    const gateway = await open({ publicUrl: 'http://localhost:4010', rails: [sandboxRail(), live] });
    await gateway.migrate();
    await expect(gateway.seedSandbox()).rejects.toThrow(/^Rail momo is live/);
  });

  test('are seeded when it was said twice', async () => {
    const gateway = await open({ publicSandbox: true });
    await gateway.migrate();
    expect((await gateway.seedSandbox()).merchant.email).toBe('merchant@sandbox.test');
  });
});

describe('webhooks to this machine', () => {
  const RANGES = ['127.0.0.0/8', '127.0.0.1/32', '0.0.0.0/0', '::1/128', '::/0', '169.254.169.254/32', '0.0.0.0/32'];

  test.each(RANGES)('%s is refused under a public URL', async (range) => {
    const webhooks = { allowNetworks: ['10.0.0.0/8', range] };
    await expect(open({ webhooks })).rejects.toThrow(/not of this machine.*allowNetworks.*publicSandbox/);
    await expect(open({ webhooks, publicUrl: 'http://localhost', rails: [live] })).rejects.toThrow(
      /^Rail momo is live.*Remove the range\.$/,
    );
  });

  test.each(RANGES)('%s is accepted on this machine, and when it was said twice', async (range) => {
    const webhooks = { allowNetworks: [range] };
    await expect(open({ webhooks, publicUrl: 'http://localhost:4010' })).resolves.toBeDefined();
    await expect(open({ webhooks, publicSandbox: true })).resolves.toBeDefined();
  });

  test.each(['10.0.0.0/8', '192.168.0.0/16', '172.16.0.0/12', 'fd00::/8'])(
    '%s, a network of your own, is accepted under a public URL',
    async (range) => {
      await expect(open({ webhooks: { allowNetworks: [range] } })).resolves.toBeDefined();
    },
  );
});
