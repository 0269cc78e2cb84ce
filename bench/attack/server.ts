import type { MerchantMode, RateLimiter, RateLimitPolicy } from '@mitako/core';
import { createServer } from 'mitako';
import { byCallers } from '../callers.ts';
import { offer } from '../child.ts';
import { memoryRateLimiter } from '../copies.ts';
import { gatewayOn, PUBLIC_URL } from '../gateway-on.ts';
import { newPayer, payFromWallet } from '../payers.ts';
import { makeHistory } from '../payment-history.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { storeAt } from '../stores.ts';
import { adminOf, asMerchant } from '../../tests/support/in-process.ts';

// The whole server as `mitako serve` runs it, behind a proxy on this machine: real hashes, real limits, access log off.

const address = process.argv[2] ?? '';
const AMOUNT = 100;

const gateway = gatewayOn(storeAt(address), { limits: victimsUncounted(memoryRateLimiter()) });
await gateway.migrate();
const seed = await gateway.seedSandbox();
await gateway.start();
const server = createServer({ gateway, trustedProxies: ['127.0.0.1'] });
const port = Number(new URL(await server.listen({ port: 0 })).port);

const owner: MerchantMode = { merchantId: seed.merchant.id, livemode: false };

/** All victims use one key and one address: the limits of keys and sessions would measure themselves. */
function victimsUncounted(limiter: RateLimiter): RateLimiter {
  const uncounted: ReadonlySet<RateLimitPolicy['name']> = new Set([
    'live_key',
    'test_key',
    'live_merchant',
    'test_merchant',
    'session',
  ]);
  return {
    consume: (policy, key) => (uncounted.has(policy.name) ? Promise.resolve(null) : limiter.consume(policy, key)),
  };
}

const tasks = {
  facts: () => ({ port, key: seed.merchant.testKey }),
  /** The cookie of the merchant's session. */
  async cookie(): Promise<string> {
    const { email, password } = seed.merchant;
    const response = await fetch(`http://127.0.0.1:${port}/dashboard/login`, {
      method: 'POST',
      body: new URLSearchParams({ email, password, key: crypto.randomUUID() }),
      headers: { origin: PUBLIC_URL },
      redirect: 'manual',
    });
    if (response.status !== 303) throw new Error(`the login was answered with ${response.status}`);
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  },
  /** Access tokens of payers with a wallet. */
  async payers(count: number): Promise<readonly string[]> {
    const payers = [];
    for (let place = 0; place < count; place += 1) payers.push(await newPayer(gateway, `payer-${place}`));
    return payers.map(({ accessToken }) => accessToken);
  },
  /** Slugs of unpaid payments. */
  async open(count: number): Promise<readonly string[]> {
    const slugs: string[] = [];
    await byCallers(32, count, async (place) => {
      const payment = await asMerchant(gateway, owner).payments.create({ ...PAYMENT_PARAMS, amount: AMOUNT });
      slugs[place] = payment.slug;
    });
    return slugs;
  },
  /** Test keys of so many other merchants. */
  async merchants(count: number): Promise<readonly string[]> {
    const keys: string[] = [];
    for (let place = 0; place < count; place += 1) {
      const { id } = await adminOf(gateway).createMerchant({
        email: `merchant-${place}@shop.test`,
        password: 'a long password',
        name: `Merchant ${place}`,
      });
      const { secret } = await adminOf(gateway).createApiKey({ merchantId: id, livemode: false, name: 'attack' });
      keys.push(secret);
    }
    return keys;
  },
  /** Fills the merchant's list with this many ended payments. */
  async history(count: number): Promise<void> {
    const payer = await newPayer(gateway, 'history');
    for (const slug of await tasks.open(10)) await payFromWallet(gateway, payer, slug, `history-${slug}`);
    await makeHistory(address, count, Date.now());
  },
  async problems(): Promise<readonly string[]> {
    const { problems } = await gateway.ledger.verify();
    return problems.map(({ message }) => message);
  },
};
export type AttackedTasks = typeof tasks;
offer(tasks);
