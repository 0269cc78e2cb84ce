import type { QueryOf } from '@mitako/contract';
import type { Context } from '../context.ts';
import { DISPUTE_COLUMNS, disputeToWire } from './wire.ts';
import { GatewayError } from '../errors.ts';
import { isOwnedBy, merchantOf } from '../kernel/callers.ts';
import { listFile } from '../kernel/list-file.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import type { Dispute, Payment } from '../model.ts';
import type { MerchantMode } from '../ports/page.ts';

export const listDisputes: ReadOperation<'listDisputes'> = async (context, { caller, query }) => {
  const disputes = await disputesOf(context, merchantOf(caller), query);
  return pageAnswer('disputes', disputes, query.limit, (dispute) => disputeToWire(context, dispute));
};

/** All of them as one file. */
export const exportDisputes: ReadOperation<'exportDisputes'> = async (context, { caller, query }) => {
  const owner = merchantOf(caller);
  const name = `disputes-${owner.livemode ? 'live' : 'test'}`;
  return listFile(name, {
    columns: DISPUTE_COLUMNS,
    toWire: (dispute: Dispute) => disputeToWire(context, dispute),
    read: (page) => disputesOf(context, owner, { ...query, ...page }),
  });
};

function disputesOf(
  context: Context,
  owner: MerchantMode,
  query: QueryOf<'listDisputes'>,
): Promise<readonly Dispute[]> {
  const { status, payment_id: paymentId } = query;
  return context.store.read.disputes({ owner, status, paymentId }, pageRequest(query, 'dispute'));
}

export const getDispute: ReadOperation<'getDispute'> = async (context, request) => {
  const dispute = await ownDispute(context, request.parameters.dispute_id, merchantOf(request.caller));
  return succeeded(200, { dispute: disputeToWire(context, dispute) });
};

/** @throws GatewayError `DISPUTE_NOT_FOUND`, also for another merchant's dispute */
export async function ownDispute(context: Context, id: string, owner: MerchantMode): Promise<Dispute> {
  const dispute = await context.store.read.disputeById(id);
  if (dispute === null || !isOwnedBy(dispute, owner)) throw new GatewayError('DISPUTE_NOT_FOUND');
  return dispute;
}

/** The payment of a dispute. */
export async function paymentOf(context: Context, dispute: Dispute): Promise<Payment> {
  const payment = await context.store.read.paymentById(dispute.paymentId);
  if (payment === null) throw new Error(`dispute ${dispute.id} is about a payment that is not there`);
  return payment;
}
