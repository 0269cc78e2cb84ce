import { dataOf, type Gateway, isGatewayError } from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import { type InProcessMerchant, inProcessMerchant } from '../embed/in-process.ts';
import type { ShopOptions } from './kind.ts';
import { OptionsError } from './options-error.ts';

/**
 * The shop that a gateway is: written at its first start, its name and contacts followed at later ones. Null: it is a
 * marketplace. What a start changes of a shop that was there is logged.
 * @throws OptionsError when the database has other merchants
 */
export async function openShop(gateway: Gateway, shop: ShopOptions | undefined): Promise<InProcessMerchant | null> {
  const change = await findShopChange(gateway, shop);
  const opened = shop === undefined ? null : await openOwn(gateway, shop);
  if (change !== null) gateway.logger.warn({}, change);
  return opened;
}

async function openOwn(gateway: Gateway, { name, livemode, support }: ShopOptions): Promise<InProcessMerchant> {
  const body = { name, support_email: support?.email ?? null, support_phone: support?.phone ?? null };
  const opened = await gateway.call('openShop', { way: 'in_process', credential: { kind: 'operator' }, body });
  try {
    return inProcessMerchant(gateway, dataOf(opened).merchant.id, livemode ? 'live' : 'test');
  } catch (error) {
    if (isGatewayError(error) && error.code === 'OTHER_MERCHANTS') throw new OptionsError([OTHERS]);
    throw error;
  }
}

/** What the options would change of the shop that a database is, in a sentence; null: nothing. */
export async function findShopChange(
  { store }: Pick<Gateway, 'store'>,
  shop: Pick<ShopOptions, 'name'> | undefined,
): Promise<string | null> {
  const { read } = engineStore(store);
  const own = await read.ownMerchant();
  if (own === null || own.name === shop?.name) return null;
  if (shop !== undefined) {
    return `The shop "${own.name}" is "${shop.name}" from now on: another name in another process would change it back.`;
  }
  const isAlone = (await read.merchants({}, { limit: 2, afterId: null })).length === 1;
  return isAlone
    ? `The database is that of the shop "${own.name}", which is a merchant of this marketplace from now on, where others may sign up unless marketplace.signUp is 'closed'. Set shop, or another store, if it should stay one.`
    : null;
}

export const OTHERS = {
  option: 'shop',
  problem: 'shop is set, and the database has other merchants.',
  fix: 'Set marketplace: {} instead, or another store.',
};
