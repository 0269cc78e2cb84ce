import type { RailMethod } from '@mitako/core';
import { wallets } from '@mitako/rail-kit';

/** Countries with Orange Money in the CEMAC. */
export type OrangeCountry = 'CM' | 'CF';

/** The common declaration of both rails. */
export function orangeMoneyIn(
  country: OrangeCountry,
): Omit<RailMethod<'orange_money'>, 'limits' | 'prompt' | 'description'> {
  return { type: 'mobile_money', ...wallets.orange_money[country], currencies: ['XAF'], refunds: 'none' };
}
