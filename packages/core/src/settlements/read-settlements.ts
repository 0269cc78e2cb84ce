import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { isOwnedBy, merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import type { Settlement } from '../model.ts';
import type { MerchantMode } from '../ports/store.ts';
import { settlementToWire, settlementWithDestination } from './wire.ts';

export const listSettlements: ReadOperation<'listSettlements'> = async (context, request) => {
  const { query } = request;
  const filter = { owner: merchantOf(request.caller), status: query.status, currency: query.currency };
  const settlements = await context.store.read.settlements(filter, pageRequest(query, 'settlement'));
  return pageAnswer('settlements', settlements, query.limit, settlementToWire);
};

export const getSettlement: ReadOperation<'getSettlement'> = async (context, request) => {
  const settlement = await ownSettlement(context, request.parameters.settlement_id, merchantOf(request.caller));
  return succeeded(200, { settlement: await settlementWithDestination(context, settlement) });
};

/** @throws GatewayError `SETTLEMENT_NOT_FOUND`, also for another merchant's settlement */
export async function ownSettlement(context: Context, id: string, owner: MerchantMode): Promise<Settlement> {
  const settlement = await context.store.read.settlementById(id);
  if (settlement === null || !isOwnedBy(settlement, owner)) throw new GatewayError('SETTLEMENT_NOT_FOUND');
  return settlement;
}
