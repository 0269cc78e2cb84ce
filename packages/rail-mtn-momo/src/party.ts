import { msisdn, wallets } from '@mitako/rail-kit';
import type { MtnCountry } from './method.ts';

/** A party as MTN names it. */
export interface Party {
  readonly partyIdType: 'MSISDN';
  /** With the calling code and without a plus, `237677123456`, `242066123456`. */
  readonly partyId: string;
}

/** The party of a number of the country, which has nine digits in both; null for any other. */
export function partyOf(phone: string, country: MtnCountry, isSandbox: boolean): Party | null {
  const { callingCode } = wallets.mtn_momo[country];
  if (!phone.startsWith(callingCode) || !/^\+\d{12}$/.test(phone)) return null;
  return { partyIdType: 'MSISDN', partyId: isSandbox ? sandboxNumber(phone) : msisdn(phone) };
}

/**
 * The sandbox knows Swedish test numbers, `46733123450` and more. Ours that end in `000450` and more stand for them, those
 * in `039` and `129` decline and never answer as in Mitako's own sandbox, and all others pay.
 */
function sandboxNumber(phone: string): string {
  const end = ENDS.get(phone.slice(-3)) ?? /000(4[56]\d)$/.exec(phone)?.[1];
  return end === undefined ? msisdn(phone) : `46733123${end}`;
}

const ENDS: ReadonlyMap<string, string> = new Map([
  ['039', '451'],
  ['129', '453'],
]);
