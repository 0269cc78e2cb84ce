import { silentLogger } from '@mitako/core';
import { createTestClock, fastHasher } from '@mitako/testing';
import { createMitako, type MitakoShop } from 'mitako';
import { afterEach, expect, test } from 'vitest';
import { START_MS } from '../../support/start.ts';
import { scriptedRail } from '../support/scripted-rail.ts';
import { openStore } from '../support/stores.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function common() {
  return {
    store: await openStore(),
    rails: [scriptedRail('live').rail],
    publicUrl: 'https://shop.test/pay',
    secret: 'Zk3v9wQ1rT7yLp0aXc5bNd8eGh2jKm4s+u6iOoP=',
    clock: createTestClock(START_MS),
    hasher: fastHasher(),
    background: 'elsewhere',
    limits: 'off',
    logger: silentLogger(),
  } as const;
}

async function openShop(livemode: boolean): Promise<MitakoShop> {
  const options = await common();
  // A shop of test payments has no rail that is live alone.
  const rails = options.rails.map((rail) => ({ ...rail, modes: livemode ? rail.modes : (['live', 'test'] as const) }));
  const mitako = await createMitako({ ...options, rails, shop: { name: 'Boutique du Wouri', livemode } });
  opened.push(mitako);
  return mitako;
}

/** What handlers see of a payment in each mode. */
async function seen(mitako: MitakoShop): Promise<Readonly<Record<string, readonly boolean[]>>> {
  const modes: Record<string, boolean[]> = { own: [], live: [], test: [], all: [] };
  const into =
    (name: string) =>
    ({ livemode }: { readonly livemode: boolean }) =>
      void modes[name]?.push(livemode);
  await mitako.on('payment.created', { name: 'own' }, into('own'));
  for (const mode of ['live', 'test', 'all'] as const)
    await mitako.on('payment.created', { name: mode, mode }, into(mode));
  for (const mode of ['live', 'test'] as const) {
    await mitako.merchant(mitako.shop.id, mode).payments.create({ amount: 5_000, currency: 'XAF' });
  }
  await mitako.gateway.runDue();
  return modes;
}

test('a handler gets the events of the mode of its shop, and of others when it says so', async () => {
  expect(await seen(await openShop(true))).toMatchObject({ own: [true], live: [true], test: [false] });
  const modes = await seen(await openShop(false));
  expect(modes).toMatchObject({ own: [false], live: [true], test: [false] });
  expect(modes['all']?.toSorted()).toEqual([false, true]);
});

test('in a marketplace it gets those of live mode: test money ships nothing', async () => {
  const mitako = await createMitako({ ...(await common()), marketplace: {} });
  opened.push(mitako);
  const { id } = await mitako.operator.merchants.create({
    email: 'awa@example.cm',
    password: 'marché de Mokolo',
    name: 'Chez Awa',
  });
  const events: boolean[] = [];
  await mitako.on('payment.created', { name: 'ship' }, ({ livemode }) => void events.push(livemode));
  await mitako.merchant(id, 'test').payments.create({ amount: 5_000, currency: 'XAF' });
  await mitako.gateway.runDue();
  expect(events).toEqual([]);
  expect(() => mitako.merchant(undefined as never, 'live')).toThrow('merchant() needs the id of a merchant');
  const wrong = mitako.on('payment.created', { name: 'typo', mode: 'prod' as never }, () => {});
  await expect(wrong).rejects.toThrow("There is no mode prod. Write 'live', 'test' or 'all'.");
});
