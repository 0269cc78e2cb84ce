import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import type { PayoutExport } from '../model.ts';
import { payoutExportsToWire, payoutExportToWire } from './wire.ts';

export const listPayoutExports: ReadOperation<'listPayoutExports'> = async (context, request) => {
  const { query } = request;
  const exports = await context.store.read.payoutExports(pageRequest(query, 'payoutExport'));
  const records = await payoutExportsToWire(context, exports);
  return pageAnswer('payout_exports', records, query.limit, (record) => record);
};

export const getPayoutExport: ReadOperation<'getPayoutExport'> = async (context, request) => {
  const payoutExport = await payoutExportById(context, request.parameters.payout_export_id);
  const counts = await context.store.read.exportedCounts([payoutExport.id]);
  return succeeded(200, { payout_export: payoutExportToWire(payoutExport, counts) });
};

/** @throws GatewayError `PAYOUT_EXPORT_NOT_FOUND` */
export async function payoutExportById({ store }: Context, id: string): Promise<PayoutExport> {
  const payoutExport = await store.read.payoutExportById(id);
  if (payoutExport === null) throw new GatewayError('PAYOUT_EXPORT_NOT_FOUND');
  return payoutExport;
}
