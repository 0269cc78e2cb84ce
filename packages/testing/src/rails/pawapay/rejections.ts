import { FORMATS, type Provider, PROVIDERS } from './providers.ts';
import type { Fields } from './bodies.ts';
import type { Movement, Movements } from './movements.ts';
import type { Account } from './toolkit.ts';

/** Why pawaPay accepts no deposit or refund whose body is well-formed. */
export interface Rejected {
  /** What the account may not do is forbidden (403); everything else is answered with 200. */
  readonly status: 200 | 403;
  readonly code: string;
}

/** Where a deposit goes to, or why it is rejected. */
export function judgeDeposit(
  fields: Fields,
  account: Account,
): { readonly provider: Provider; readonly phone: string; readonly rejected: null } | { readonly rejected: Rejected } {
  const { accountDetails: details } = fields['payer'] as {
    readonly accountDetails: { readonly phoneNumber: string; readonly provider: string };
  };
  const provider = PROVIDERS.find(({ code }) => code === details.provider);
  if (provider === undefined) return rejected('INVALID_PROVIDER');
  const { code, country, limits } = provider;
  if (!account.enabled.includes(code)) return { rejected: { status: 403, code: 'DEPOSITS_NOT_ALLOWED' } };
  const fault = moneyFault(fields) ?? outOfBounds(fields, limits);
  if (fault !== null) return rejected(fault);
  if (FORMATS[country]?.test(details.phoneNumber) !== true) return rejected('INVALID_PHONE_NUMBER');
  if (account.stateOf(code) !== 'OPERATIONAL') return rejected('PROVIDER_TEMPORARILY_UNAVAILABLE');
  return { provider, phone: details.phoneNumber, rejected: null };
}

/** The deposit that a refund returns, or why it is rejected. */
export function judgeRefund(
  fields: Fields,
  account: Account & { readonly refundsAllowed: boolean },
  movements: Movements,
): { readonly deposit: Movement; readonly rejected: null } | { readonly rejected: Rejected } {
  if (!account.refundsAllowed) return { rejected: { status: 403, code: 'REFUNDS_NOT_ALLOWED' } };
  const fault = moneyFault(fields);
  if (fault !== null) return rejected(fault);
  const depositId = String(fields['depositId']);
  const deposit = movements.find('deposit', depositId);
  if (deposit === undefined) return rejected('NOT_FOUND');
  if (movements.statusOf(deposit) !== 'COMPLETED') return rejected('INVALID_STATE');
  if (account.stateOf(deposit.provider.code) === 'CLOSED') return rejected('PROVIDER_TEMPORARILY_UNAVAILABLE');
  const others = movements.of('refund', (each) => each.depositId === depositId);
  if (others.some((each) => !movements.isFinal(each))) return rejected('REFUND_IN_PROGRESS');
  const returned = others
    .filter((each) => movements.statusOf(each) === 'COMPLETED')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (returned === deposit.amount) return rejected('DEPOSIT_ALREADY_REFUNDED');
  return returned + Number(fields['amount']) > deposit.amount
    ? rejected('AMOUNT_TOO_LARGE')
    : { deposit, rejected: null };
}

function rejected(code: string): { readonly rejected: Rejected } {
  return { rejected: { status: 200, code } };
}

function moneyFault({ currency, amount }: Fields): string | null {
  if (currency !== 'XAF') return 'INVALID_CURRENCY';
  return String(amount).includes('.') ? 'INVALID_AMOUNT' : null;
}

function outOfBounds({ amount }: Fields, { min, max }: Provider['limits']): string | null {
  return Number(amount) < min || Number(amount) > max ? 'AMOUNT_OUT_OF_BOUNDS' : null;
}
