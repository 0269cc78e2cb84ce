import { LIMITS } from '@mitako/contract/names';
import { csvRow } from '../basics/csv.ts';
import { formatMajor } from '../basics/money.ts';
import type { Context } from '../context.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { csvFile, xmlFile } from '../kernel/result.ts';
import type { PayoutAccount, PayoutExport, Settlement } from '../model.ts';
import { holderOf, numberOf } from '../payout-accounts/wire.ts';
import { PAIN_TAIL, painHead, type PainMessage, painTransfer } from './pain-001.ts';
import { payoutExportById } from './read-payout-exports.ts';

/** Settlements per read and chunk. */
const CHUNK = 50;

/** The bank file, made again from settlements and accounts that do not change: the same bytes each time. */
export const downloadPayoutExport: ReadOperation<'downloadPayoutExport'> = async (context, request) => {
  const payoutExport = await payoutExportById(context, request.parameters.payout_export_id);
  const { id, format } = payoutExport;
  if (format === 'csv') return csvFile(`${id}.csv`, csvOf(context, payoutExport));
  const { payoutsFrom } = context.settings;
  if (payoutsFrom === null) throw new TypeError(`The file of ${id} needs the option payoutsFrom, which was removed.`);
  return xmlFile(`${id}.xml`, painOf(context, payoutExport, { version: format, debtor: payoutsFrom }));
};

async function* csvOf(context: Context, payoutExport: PayoutExport): AsyncGenerator<string> {
  yield csvRow(['settlement_id', 'amount', 'currency', 'type', 'holder_name', 'scheme', 'provider', 'number']);
  for await (const [{ id, amount, currency }, account] of payoutsOf(context, payoutExport)) {
    const { type, scheme, provider } = account;
    yield csvRow([
      id,
      formatMajor(amount, currency),
      currency,
      type,
      holderOf(context, account),
      scheme,
      provider,
      groupedNumber(scheme, numberOf(context, account)),
    ]);
  }
}

/**
 * Spreadsheets treat a value of digits as a number: they drop zeros in front, and digits after the fifteenth. A plus sign in
 * front would be a formula. In groups it stays text: `10005 00001 12345678901 34` for a RIB, `00237 653456789` for a
 * phone.
 */
function groupedNumber(scheme: PayoutAccount['scheme'], number: string): string {
  if (scheme === 'iban') return number;
  if (scheme === 'rib') return number.replace(/^(.{5})(.{5})(.{11})(.{2})$/, '$1 $2 $3 $4');
  return number.replace(/^\+(\d{3})/, '00$1 ');
}

async function* painOf(
  context: Context,
  { id, createdAtMs, settlementsCount: count, amount, currency }: PayoutExport,
  of: Pick<PainMessage, 'version' | 'debtor'>,
): AsyncGenerator<string> {
  const message: PainMessage = { ...of, id, createdAtMs, count, amount, currency };
  yield painHead(message);
  for await (const [settlement, account] of payoutsOf(context, { id })) {
    yield painTransfer(message, {
      id: settlement.id,
      amount: settlement.amount,
      creditor: {
        holder: holderOf(context, account),
        scheme: account.scheme ?? 'rib',
        number: numberOf(context, account),
        bic: null,
      },
    });
  }
  yield PAIN_TAIL;
}

/** Each settlement with the account that it was exported to. */
async function* payoutsOf(
  { store }: Context,
  { id: exportId }: Pick<PayoutExport, 'id'>,
): AsyncGenerator<readonly [Settlement, PayoutAccount]> {
  for (let afterId: string | null = null, seen = 0; seen < LIMITS.payoutExportMax;) {
    const settlements: readonly Settlement[] = await store.read.settlements({ exportId }, { limit: CHUNK, afterId });
    const accounts = await store.read.payoutAccounts(
      settlements.flatMap(({ payoutAccountId }) => payoutAccountId ?? []),
      [],
    );
    for (const settlement of settlements) {
      const account = accounts.find(({ id }) => id === settlement.payoutAccountId);
      if (account === undefined) throw new RangeError(`The account of ${settlement.id} is not there.`);
      yield [settlement, account];
    }
    afterId = settlements.at(-1)?.id ?? null;
    seen += settlements.length;
    if (settlements.length < CHUNK || afterId === null) return;
  }
}
