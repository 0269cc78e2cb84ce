import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Merchant } from '../model.ts';

/** @throws GatewayError `MERCHANT_NOT_FOUND` */
export async function merchantById({ store }: Pick<Context, 'store'>, id: string): Promise<Merchant> {
  const merchant = await store.read.merchantById(id);
  if (merchant === null) throw new GatewayError('MERCHANT_NOT_FOUND');
  return merchant;
}
