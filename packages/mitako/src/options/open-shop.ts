import { dataOf, type Gateway, isGatewayError } from '@mitako/core';
import { type InProcessMerchant, inProcessMerchant } from '../embed/in-process.ts';
import type { ShopOptions } from './kind.ts';
import { OptionsError } from './options-error.ts';

/**
 * The shop that a gateway is: written at its first start, its name and contacts followed at later ones.
 * @throws OptionsError when the database has other merchants
 */
export async function openShop(gateway: Gateway, { name, livemode, support }: ShopOptions): Promise<InProcessMerchant> {
  const body = { name, support_email: support?.email ?? null, support_phone: support?.phone ?? null };
  const opened = await gateway.call('openShop', { way: 'in_process', credential: { kind: 'operator' }, body });
  try {
    return inProcessMerchant(gateway, dataOf(opened).merchant.id, livemode ? 'live' : 'test');
  } catch (error) {
    if (isGatewayError(error) && error.code === 'OTHER_MERCHANTS') throw new OptionsError([OTHERS]);
    throw error;
  }
}

const OTHERS = {
  option: 'shop',
  problem: 'shop is set, and the database has other merchants.',
  fix: 'Set marketplace: {} instead, or another store.',
};
