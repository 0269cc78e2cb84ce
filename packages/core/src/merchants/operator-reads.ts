import type { QueryOf } from '@mitako/contract';
import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { merchantById } from './merchant-by-id.ts';
import { balancesOf } from './balance.ts';
import type { MerchantMode } from '../ports/page.ts';
import { summaryOf } from '../webhooks/endpoints.ts';
import { endpointWithRecentToWire } from '../webhooks/wire.ts';

// A merchant's own reads, for the operator: both modes, unless one is requested.

export const getMerchantBalance: ReadOperation<'getMerchantBalance'> = async (context, request) => {
  const owners = await modesOf(context, request.parameters.merchant_id, request.query);
  const balances = await Promise.all(owners.map((owner) => balancesOf(context, owner)));
  return succeeded(200, { balances: balances.flat() });
};

export const listMerchantEndpoints: ReadOperation<'listMerchantEndpoints'> = async (context, request) => {
  const owners = await modesOf(context, request.parameters.merchant_id, request.query);
  const page = { limit: LIMITS.webhookEndpointsMax, afterId: null };
  const endpoints = (await Promise.all(owners.map((owner) => context.store.read.endpoints(owner, page)))).flat();
  const summary = await summaryOf(context, endpoints);
  return succeeded(200, { endpoints: endpoints.map((endpoint) => endpointWithRecentToWire(endpoint, summary)) });
};

/** @throws GatewayError `MERCHANT_NOT_FOUND` */
async function modesOf(
  context: Context,
  merchantId: string,
  { mode }: QueryOf<'getMerchantBalance'>,
): Promise<readonly MerchantMode[]> {
  await merchantById(context, merchantId);
  return (['live', 'test'] as const)
    .filter((each) => mode === undefined || each === mode)
    .map((each) => ({ merchantId, livemode: each === 'live' }));
}
