import type { Report, ReportDay, ReportTotal } from '@mitako/contract';

/** A report's figures in one currency. */
export interface CurrencyReport {
  readonly currency: string;
  readonly total: ReportTotal;
  readonly before: ReportTotal;
  readonly days: readonly ReportDay[];
  readonly daysBefore: readonly ReportDay[];
}

/** Those with payments; without any, the first of the service. */
export function currenciesOf({ totals, days, previous }: Report): readonly CurrencyReport[] {
  const all = totals.flatMap((total, place) => {
    const before = previous.totals[place];
    if (before === undefined) return [];
    const { currency } = total;
    const ofCurrency = (some: readonly ReportDay[]) => some.filter((each) => each.currency === currency);
    return [{ currency, total, before, days: ofCurrency(days), daysBefore: ofCurrency(previous.days) }];
  });
  const used = all.filter(({ total, before }) => [total, before].some((each) => isUsed(each)));
  return used.length > 0 ? used : all.slice(0, 1);
}

function isUsed(total: ReportTotal): boolean {
  return total.succeeded_percent !== null || total.refunds_count > 0 || total.payouts_count > 0;
}
