import type { Locale } from '@mitako/contract';
import { CASH_METHOD } from '@mitako/contract/names';
import { formatAmount, type Gateway } from '@mitako/core';
import { listFormat, numberFormat } from '@mitako/pages';
import { CURRENCY } from '../components/money.ts';
import { TEXT } from './text.ts';

type Fees = Gateway['terms']['fees'];

/** What payments cost, by method, as the configuration has it. */
export interface Prices {
  /** Of methods without a price of their own; null: only those have one. */
  readonly usual: string | null;
  readonly byMethod: readonly (readonly [method: string, price: string])[];
}

/** The prices that the configuration sets; null where it sets none: then there is an agreement with each merchant. */
export function pricesOf(gateway: Gateway, locale: Locale): Prices | null {
  const { fees, methods } = gateway.terms;
  const labels = labelsOf(gateway, locale);
  const byMethod = methods.flatMap(({ method, isEnabled, fees: own }) => {
    const label = labels.find(([id]) => id === method)?.[1];
    return own === null || !isEnabled || label === undefined ? [] : [[label, priceWords(own, locale)] as const];
  });
  const usual = isFree(fees) ? null : priceWords(fees, locale);
  return usual === null && byMethod.length === 0 ? null : { usual, byMethod };
}

/** `MTN MoMo, Orange Money et espèces`: what customers can pay with. */
export function methodWords(gateway: Gateway, locale: Locale): string {
  const names = new Set(labelsOf(gateway, locale).map(([, label]) => label));
  return listFormat(locale, { type: 'conjunction' }).format(names);
}

/** Methods that are on, by id: providers of live mode, or of test mode where nothing is live, and cash. */
function labelsOf(gateway: Gateway, locale: Locale): readonly (readonly [id: string, label: string])[] {
  const { methods } = gateway.terms;
  const isOff = (id: string): boolean => methods.some(({ method, isEnabled }) => method === id && !isEnabled);
  const live = gateway.providers(true);
  const providers = live.length > 0 ? live : gateway.providers(false);
  const hasCash = methods.some(({ method, isEnabled }) => method === CASH_METHOD && isEnabled);
  return [
    ...providers.filter(({ provider }) => !isOff(provider)).map(({ provider, label }) => [provider, label] as const),
    ...(hasCash ? [[CASH_METHOD, TEXT[locale].cash] as const] : []),
  ];
}

function isFree({ basisPoints, fixed, minimum }: Fees): boolean {
  return basisPoints === 0 && fixed === 0 && minimum === 0;
}

/** `1,5 % + 50 FCFA (100 FCFA au moins)`. */
function priceWords({ basisPoints, fixed, minimum, maximum }: Fees, locale: Locale): string {
  const money = (amount: number): string => formatAmount(amount, CURRENCY, locale);
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const parts = [
    ...(basisPoints > 0 ? [percent.format(basisPoints / 10_000)] : []),
    ...(fixed > 0 || basisPoints === 0 ? [money(fixed)] : []),
  ].join(' + ');
  const { atLeast, atMost } = TEXT[locale].prices;
  const bounds = [
    ...(minimum > 0 ? [atLeast(money(minimum))] : []),
    ...(maximum === null ? [] : [atMost(money(maximum))]),
  ];
  return bounds.length === 0 ? parts : `${parts} (${bounds.join(', ')})`;
}
