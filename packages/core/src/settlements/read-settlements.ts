import type { Context } from '../context.ts';
import type { Settlement } from '../model.ts';
import { GatewayError } from '../errors.ts';
import type { MerchantMode } from '../ports/store.ts';
import { succeeded } from '../kernel/answer.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { settlementToWire } from './wire.ts';
import { isOwnedBy, merchantOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';

export const listSettlements: Operation<'listSettlements'> = async (context, request) => {
  const { query } = request;
  const filter = { owner: merchantOf(request.caller), status: query.status, currency: query.currency };
  const settlements = await context.store.read.settlements(filter, pageRequest(query));
  return pageAnswer('settlements', settlements, query.limit, settlementToWire);
};

export const getSettlement: Operation<'getSettlement'> = async (context, request) => {
  const settlement = await ownSettlement(context, request.parameters.settlement_id, merchantOf(request.caller));
  return succeeded(200, { settlement: settlementToWire(settlement) });
};

/** @throws GatewayError `SETTLEMENT_NOT_FOUND`, the same for a missing one and for somebody else's */
export async function ownSettlement(context: Context, id: string, owner: MerchantMode): Promise<Settlement> {
  const settlement = await context.store.read.settlementById(id);
  if (settlement === null || !isOwnedBy(settlement, owner)) throw new GatewayError('SETTLEMENT_NOT_FOUND');
  return settlement;
}
