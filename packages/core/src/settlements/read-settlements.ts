import type { QueryOf } from '@mitako/contract';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { isOwnedBy, merchantOf } from '../kernel/callers.ts';
import { listFile } from '../kernel/list-file.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import type { Settlement } from '../model.ts';
import type { MerchantMode } from '../ports/page.ts';
import { SETTLEMENT_COLUMNS, settlementToWire, settlementWithDestination } from './wire.ts';

export const listSettlements: ReadOperation<'listSettlements'> = async (context, { caller, query }) => {
  const settlements = await settlementsOf(context, merchantOf(caller), query);
  return pageAnswer('settlements', settlements, query.limit, settlementToWire);
};

/** All of them as one file. */
export const exportSettlements: ReadOperation<'exportSettlements'> = async (context, { caller, query }) => {
  const owner = merchantOf(caller);
  const name = `settlements-${owner.livemode ? 'live' : 'test'}`;
  return listFile(name, {
    columns: SETTLEMENT_COLUMNS,
    toWire: settlementToWire,
    read: (page) => settlementsOf(context, owner, { ...query, ...page }),
  });
};

function settlementsOf(
  context: Context,
  owner: MerchantMode,
  query: QueryOf<'listSettlements'>,
): Promise<readonly Settlement[]> {
  const { status, currency } = query;
  return context.store.read.settlements({ owner, status, currency }, pageRequest(query, 'settlement'));
}

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
