import { bareNumber, isIban, isRib } from '@mitako/contract';
import type { PayoutsFrom } from '../gateway.ts';
import { isHolderName } from '../payout-accounts/holder-name.ts';
import type { BankAccount } from './pain-001.ts';

const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

/**
 * The account that payouts come from.
 * @throws RangeError when its number or BIC does not fit
 */
export function checkedPayoutsFrom(from: PayoutsFrom | undefined): BankAccount | null {
  if (from === undefined) return null;
  const { holderName: holder, iban, rib, bic } = from;
  if (!isHolderName(holder)) throw new RangeError('payoutsFrom.holderName must have a letter or digit');
  if ((iban === undefined) === (rib === undefined)) throw new RangeError('payoutsFrom needs either iban or rib');
  if (bic !== undefined && !BIC.test(bic)) throw new RangeError(`payoutsFrom.bic must be a BIC, got "${bic}"`);
  const number = bareNumber(iban ?? rib ?? '');
  if (iban !== undefined && !isIban(number)) throw new RangeError('payoutsFrom.iban must be an IBAN: check its digits');
  if (rib !== undefined && !isRib(number)) throw new RangeError('payoutsFrom.rib must be a RIB: check its key');
  return { holder, scheme: iban === undefined ? 'rib' : 'iban', number, bic: bic ?? null };
}
