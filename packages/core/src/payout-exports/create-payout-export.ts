import type { BodyOf } from '@mitako/contract';
import type { PayoutExclusion, PayoutExclusionReason } from '@mitako/contract/names';
import { chosenCurrency } from '../basics/currency.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { deciding, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { PayoutAccount, PayoutExport, Settlement } from '../model.ts';
import { payoutAccountsFor } from '../settlements/wire.ts';
import { payoutState } from './list-due-payouts.ts';
import { payoutExportToWire } from './wire.ts';

/**
 * Puts payouts into a bank file. Each settlement names the file and the account from then on: no other file has it, and
 * an account that is set later does not change where it was sent.
 */
export const createPayoutExport = deciding<'createPayoutExport'>(async (context, request) => {
  const { livemode, format, settlement_ids: ids } = request.body;
  const currency = chosenCurrency(context, request.body.currency);
  if (format !== 'csv' && context.settings.payoutsFrom === null) {
    throw invalidField('format', 'not_configured', 'needs the account that payouts come from: the option payoutsFrom');
  }
  const found = await context.store.read.settlementsByIds(ids);
  const accountOf = await payoutAccountsFor(context, found);
  const chosen: (readonly [Settlement, PayoutAccount])[] = [];
  const excluded: PayoutExclusion[] = [];
  for (const id of ids) {
    const settlement = found.find((each) => each.id === id && each.livemode === livemode);
    const account = settlement === undefined ? null : accountOf(settlement);
    const reason = exclusionOf(context, { ...request.body, currency }, settlement, account);
    if (reason === null && settlement !== undefined && account !== null) chosen.push([settlement, account]);
    else excluded.push({ settlement_id: id, reason: reason ?? 'not_found' });
  }
  if (chosen.length === 0) return refuse('NOTHING_TO_EXPORT', { excluded });

  const nowMs = context.clock.now();
  const payoutExport: PayoutExport = {
    id: context.ids.next('payoutExport'),
    livemode,
    currency,
    format,
    settlementsCount: chosen.length,
    amount: chosen.reduce((sum, [{ amount }]) => sum + amount, 0),
    createdAtMs: nowMs,
  };
  const counts = [{ exportId: payoutExport.id, status: 'pending', count: chosen.length }] as const;
  return {
    changes: [
      { type: 'payout_export.insert', payoutExport },
      ...chosen.flatMap(([settlement, account]) => [
        // One that was replaced in the meantime would be held.
        { type: 'assert.payout_account', id: account.id } as const,
        {
          type: 'settlement.update',
          fromVersion: settlement.version,
          settlement: {
            ...settlement,
            exportId: payoutExport.id,
            payoutAccountId: account.id,
            updatedAtMs: Math.max(settlement.updatedAtMs, nowMs),
            version: settlement.version + 1,
          },
        } as const,
      ]),
    ],
    answer: succeeded(201, { payout_export: payoutExportToWire(payoutExport, counts), excluded }),
  };
});

/** Null: it is in the file. */
function exclusionOf(
  context: Context,
  { currency, format }: Pick<BodyOf<'createPayoutExport'>, 'currency' | 'format'>,
  settlement: Settlement | undefined,
  account: PayoutAccount | null,
): PayoutExclusionReason | null {
  if (settlement === undefined) return 'not_found';
  if (settlement.status !== 'pending') return 'closed';
  if (settlement.exportId !== null) return 'exported';
  if (settlement.currency !== currency) return 'other_currency';
  const state = payoutState(context, account);
  if (state !== 'ready') return state;
  return format !== 'csv' && account?.type !== 'bank_account' ? 'not_bank' : null;
}
