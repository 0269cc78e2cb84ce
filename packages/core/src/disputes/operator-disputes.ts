import type { QueryOf } from '@mitako/contract';
import type { Context } from '../context.ts';
import { decideDispute } from './decide-dispute.ts';
import { paymentOf } from './read-disputes.ts';
import { decideResolution } from './resolve-dispute.ts';
import { DISPUTE_COLUMNS, disputeRecordToWire } from './wire.ts';
import { GatewayError } from '../errors.ts';
import { listFile } from '../kernel/list-file.ts';
import type { Dispute } from '../model.ts';
import { deciding, type ReadOperation } from '../kernel/operation.ts';
import { pageAnswer } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { operatorPage } from '../kernel/operator-page.ts';
import { anyPayment } from '../payments/operator-payments.ts';

/** A payer, or the payer's bank, contested a payment with the operator. */
export const openDispute = deciding<'openDispute'>(async (context, request) => {
  return decideDispute(
    context,
    await anyPayment(context, request.parameters.payment_id),
    { amount: request.body?.amount, reason: request.body?.reason ?? null },
    (dispute) => succeeded(201, { dispute: disputeRecordToWire(context, dispute) }),
  );
});

/** Disputes of all merchants; `?status=under_review` lists those that need the operator's decision. */
export const listAllDisputes: ReadOperation<'listAllDisputes'> = async (context, request) => {
  const { query } = request;
  const disputes = await disputesOf(context, query);
  return pageAnswer('disputes', disputes, query.limit, (dispute) => disputeRecordToWire(context, dispute));
};

/** All of them as one file. */
export const exportAllDisputes: ReadOperation<'exportAllDisputes'> = async (context, { query }) =>
  listFile('disputes', {
    columns: [...DISPUTE_COLUMNS, 'merchant_id'],
    toWire: (dispute: Dispute) => disputeRecordToWire(context, dispute),
    read: (page) => disputesOf(context, { ...query, ...page }),
  });

function disputesOf(context: Context, query: QueryOf<'listAllDisputes'>): Promise<readonly Dispute[]> {
  const { status, payment_id: paymentId } = query;
  return operatorPage(query, 'dispute', (owner, page) =>
    context.store.read.disputes({ owner, status, paymentId }, page),
  );
}

export const resolveDispute = deciding<'resolveDispute'>(async (context, request) => {
  const dispute = await context.store.read.disputeById(request.parameters.dispute_id);
  if (dispute === null) throw new GatewayError('DISPUTE_NOT_FOUND');
  const { outcome, note } = request.body;
  return decideResolution(context, await paymentOf(context, dispute), dispute, { outcome, note: note ?? null });
});

export const getAnyDispute: ReadOperation<'getAnyDispute'> = async (context, request) => {
  const dispute = await context.store.read.disputeById(request.parameters.dispute_id);
  if (dispute === null) throw new GatewayError('DISPUTE_NOT_FOUND');
  return succeeded(200, { dispute: disputeRecordToWire(context, dispute) });
};
