import type { Context } from '../context.ts';
import { disputeToWire } from './wire.ts';
import { GatewayError } from '../errors.ts';
import { isOwnedBy, merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import type { Dispute, Payment } from '../model.ts';
import type { MerchantMode } from '../ports/store.ts';

export const listDisputes: ReadOperation<'listDisputes'> = async (context, request) => {
  const { query } = request;
  const disputes = await context.store.read.disputes(
    { owner: merchantOf(request.caller), status: query.status, paymentId: query.payment_id },
    pageRequest(query, 'dispute'),
  );
  return pageAnswer('disputes', disputes, query.limit, (dispute) => disputeToWire(context, dispute));
};

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
