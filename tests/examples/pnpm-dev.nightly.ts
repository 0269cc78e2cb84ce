import type { Checkout } from '@mitako/contract/names';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { runCommand, type Running, stopAll } from '../cli/support/process.ts';

afterEach(stopAll);

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a newcomer does after `pnpm dev` in the folder, up to a checkout to pay. */
interface Walk {
  /** So that tests can run beside each other and beside a gateway on this machine. */
  readonly environment: NodeJS.ProcessEnv;
  readonly flags: readonly string[];
  readonly checkoutUrl: (dev: Running) => Promise<string>;
}

const WALKS: Readonly<Record<string, Walk>> = {
  shop: {
    environment: { NO_COLOR: '1' },
    flags: ['--port', '0', '--shop-port', '0', '--data', ':memory:'],
    async checkoutUrl(dev) {
      await dev.output(/Ready in/);
      const [, shop = ''] = await dev.output(/Buy a coffee +(\S+)/);
      const order = await fetch(`${shop}/orders`, { method: 'POST', redirect: 'manual' });
      return order.headers.get('location') ?? '';
    },
  },
  'wallet-app': {
    environment: { PORT: '0', GATEWAY_PORT: '0', NO_COLOR: '1' },
    flags: [],
    async checkoutUrl(dev) {
      const [, phone = ''] = await dev.output(/The phone +(\S+)/);
      await fetch(`${phone}/sample`, { method: 'POST', headers: { Origin: phone } });
      const [url = ''] = await dev.output(/http:\S+\/checkout\/\w{34}/);
      return url;
    },
  },
};

/** What is walked in embed.test.ts, as nothing but its phones pays there, and in store.nightly.ts, as it starts nothing. */
const ELSEWHERE = ['embed', 'store'];

test('every example with a package is walked', () => {
  const examples = globSync('examples/*/package.json', { cwd: root }).map((file) => basename(dirname(file)));
  expect(examples.toSorted()).toEqual([...Object.keys(WALKS), ...ELSEWHERE].toSorted());
});

test.each(Object.entries(WALKS))('pnpm dev in examples/%s ends in a paid payment', async (name, walk) => {
  const cwd = `${root}examples/${name}`;
  const { scripts } = JSON.parse(readFileSync(`${cwd}/package.json`, 'utf8')) as { scripts: { dev: string } };
  const [program = '', ...flags] = scripts.dev.split(' ');
  expect(program).toBe('node');
  const dev = runCommand(process.execPath, [...flags, ...walk.flags], walk.environment, cwd);
  await pay(await walk.checkoutUrl(dev));
  // A shop hears of it by a webhook.
  if (name === 'shop') await dev.output(/order \S+: paid/);
  expect(await dev.stop()).toBe(0);
});

/** As the sandbox's payer whose payments succeed. */
async function pay(checkoutUrl: string): Promise<void> {
  const [, origin = '', slug = ''] = /^(http:\S+)\/checkout\/(\w+)/.exec(checkoutUrl) ?? [];
  const send = async <Data>(path: string, body: object, token = ''): Promise<Data> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { data: Data }).data;
  };
  const account = { email: 'success@sandbox.test', password: 'sandbox-password' };
  const { access_token: token } = await send<{ access_token: string }>('/auth/user/login', account);
  await send(`/gateway/checkout/${slug}/pay`, { method: 'wallet', pin: '1234' }, token);
  const read = await fetch(`${origin}/api/v1/gateway/checkout/${slug}`);
  const { checkout } = ((await read.json()) as { data: { checkout: Checkout } }).data;
  expect(checkout.status).toBe('succeeded');
}
