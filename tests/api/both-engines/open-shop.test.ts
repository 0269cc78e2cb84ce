import { type Brand, createGateway, type Logger, type Rail, silentLogger } from '@mitako/core';
import { createTestClock, createTestGateway, fastHasher } from '@mitako/testing';
import { createMitako, type MitakoShop, OptionsError, type ShopOptions } from 'mitako';
import { expect, test } from 'vitest';
import { scriptedRail } from '../support/scripted-rail.ts';
import { openStore, openStores } from '../support/stores.ts';
import { START_MS } from '../../support/start.ts';

const SHOP = { name: 'Boutique du Wouri', livemode: true };
const SECRET = 'a root secret for tests, long enough to be one';

const BRAND = {
  company: { name: 'Wouri SARL', address: 'Rue Joffre, Douala' },
  support: { phone: '+237612345678' },
  legal: [{ label: 'Conditions', href: 'https://shop.test/conditions' }],
};

function liveRail(): Rail {
  return scriptedRail('live').rail;
}

async function open(
  store: Awaited<ReturnType<typeof openStore>>,
  shop: ShopOptions = SHOP,
  logger: Logger = silentLogger(),
  brand: Brand = BRAND,
): Promise<MitakoShop> {
  return createMitako({
    logger,
    brand,
    shop,
    store,
    publicUrl: 'https://shop.test/pay',
    secret: 'Zk3v9wQ1rT7yLp0aXc5bNd8eGh2jKm4s+u6iOoP=',
    rails: [liveRail()],
    clock: createTestClock(START_MS),
    hasher: fastHasher(),
    background: 'elsewhere',
    limits: 'off',
  });
}

test('the first start writes one merchant, approved by its owner, who takes live payments at once', async () => {
  const { shop, operator } = await open(await openStore());
  const payment = await shop.payments.create({ amount: 5000, customer_reference: 'order-1' });
  expect(payment).toMatchObject({ livemode: true, status: 'requested' });
  const { items } = await operator.merchants.list().page();
  expect(items).toEqual([
    expect.objectContaining({
      id: shop.id,
      name: 'Boutique du Wouri',
      kyc_status: 'approved',
      settlement: expect.objectContaining({ schedule: 'manual' }),
      fees: expect.objectContaining({ basis_points: 0, fixed: 0, minimum: 0 }),
    }),
  ]);
  expect(await operator.merchants.members(shop.id).toArray({ max: 9 })).toEqual([]);
  const [entry] = await operator.auditLog.list({ action: 'merchant.open_shop' }).toArray({ max: 9 });
  expect(entry).toMatchObject({ actor: { type: 'in_process' }, details: { name: 'Boutique du Wouri' } });
});

test('the row says whose it is and who approved it', async () => {
  const store = await openStore();
  const { shop } = await open(store);
  expect(await store.read.ownMerchant()).toMatchObject({ id: shop.id, own: 1, kycDecidedBy: 'owner' });
});

test('of two first starts at once, both end on one merchant', async () => {
  const [one, other] = await openStores();
  await one.migrations.migrate();
  const [first, second] = await Promise.all([open(one), open(other)]);
  expect(second.shop.id).toBe(first.shop.id);
  expect(await first.operator.merchants.list().toArray({ max: 9 })).toHaveLength(1);
  expect(await first.operator.auditLog.list({ action: 'merchant.open_shop' }).toArray({ max: 9 })).toHaveLength(1);
});

test('name and support follow the options at later starts, and an unchanged start writes nothing', async () => {
  const store = await openStore();
  const { shop, operator } = await open(store);
  const renamed = { name: 'Wouri Mode', livemode: true, support: { email: 'aide@wouri.cm', phone: '+237612345678' } };
  const again = await open(store, renamed);
  await open(store, renamed);
  expect(again.shop.id).toBe(shop.id);
  expect(await operator.merchants.retrieve(shop.id)).toMatchObject({
    name: 'Wouri Mode',
    support_email: 'aide@wouri.cm',
    support_phone: '+237612345678',
  });
  expect(await operator.auditLog.list({ action: 'merchant.open_shop' }).toArray({ max: 9 })).toHaveLength(2);
});

test('a start that changes what is there says so: another name, or a marketplace instead', async () => {
  const store = await openStore();
  const lines: string[] = [];
  const logger = { ...silentLogger(), warn: (_: object, line: string): void => void lines.push(line) };
  await open(store, SHOP, logger);
  await open(store, SHOP, logger);
  expect(lines).toEqual([]);
  await open(store, { ...SHOP, name: 'Wouri Mode' }, logger);
  expect(lines.splice(0)).toEqual([expect.stringMatching(/^The shop "Boutique du Wouri" is "Wouri Mode" from now on/)]);
  const openMarket = () =>
    createMitako({
      marketplace: {},
      store,
      logger,
      publicUrl: 'https://shop.test/pay',
      secret: 'Zk3v9wQ1rT7yLp0aXc5bNd8eGh2jKm4s+u6iOoP=',
      hasher: fastHasher(),
      background: 'elsewhere',
    });
  const { operator } = await openMarket();
  expect(lines.splice(0)).toEqual([expect.stringMatching(/"Wouri Mode", which is a merchant of this marketplace/)]);
  // Once there are others, it is decided.
  await operator.merchants.create({ email: 'awa@example.cm', password: 'a good long password', name: 'Awa' });
  await openMarket();
  expect(lines).toEqual([]);
});

test('a start that takes live money of nobody says what customers do not see', async () => {
  const lines: string[] = [];
  const logger = { ...silentLogger(), warn: (_: object, line: string): void => void lines.push(line) };
  await open(await openStore(), SHOP, logger, { ...BRAND, company: undefined });
  expect(lines).toEqual([expect.stringMatching(/ is live and brand lacks company\.name, company\.address: /)]);
});

test('a database with other merchants refuses a shop, and writes nothing', async () => {
  const store = await openStore();
  await createTestGateway({ startMs: START_MS, store, secret: SECRET });
  const gateway = createGateway({ store, publicUrl: 'https://shop.test', secret: SECRET, hasher: fastHasher() });
  const refused = await gateway.call('openShop', {
    way: 'in_process',
    credential: { kind: 'operator' },
    body: { name: 'Boutique' },
  });
  expect(refused).toMatchObject({ kind: 'refused', status: 409, code: 'OTHER_MERCHANTS' });
  expect(await store.read.ownMerchant()).toBeNull();
});

test('createMitako refuses it as an option', async () => {
  const store = await openStore();
  const shop = await open(store);
  await shop.operator.merchants.create({ email: 'awa@example.cm', password: 'a good long password', name: 'Awa' });
  const error: unknown = await open(store).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OptionsError);
  expect(error).toMatchObject({ problems: [{ option: 'shop' }] });
});

test('a shop that becomes a marketplace keeps its merchant', async () => {
  const store = await openStore();
  const { shop } = await open(store);
  const market = await createMitako({
    marketplace: {},
    store,
    publicUrl: 'https://shop.test/pay',
    secret: 'Zk3v9wQ1rT7yLp0aXc5bNd8eGh2jKm4s+u6iOoP=',
    hasher: fastHasher(),
    background: 'elsewhere',
  });
  expect(await market.operator.merchants.retrieve(shop.id)).toMatchObject({ name: 'Boutique du Wouri' });
});
