import type { FailureCode } from '@mitako/contract/names';
import type { Reason } from './options.ts';
import type { Transaction } from './transaction.ts';

/** Reads why a payment failed. */
export interface Refusals {
  codeOf(transaction: Transaction): FailureCode;
  /** Whether its message names a reason that is known. */
  isKnown(transaction: Transaction): boolean;
  /** Whether Orange rejected the merchant's PIN: the payer's is rejected later, by the confirmation. */
  isWrongPin(transaction: Transaction): boolean;
}

/** Orange Cameroon's messages, as code in production has met them. */
const REASONS: readonly Reason[] = [
  { text: /(marchand|channel).{0,40}(bloque|introuvable|inactif)/, failureCode: 'gateway_account' },
  { text: /solde.{0,40}insuffisant/, failureCode: 'insufficient_funds' },
  { text: /(beneficiaire|abonne).{0,40}introuvable/, failureCode: 'invalid_payer' },
  { text: /utilisateur.{0,40}bloque/, failureCode: 'payer_account_blocked' },
  { text: /superieur.{0,40}maximum/, failureCode: 'payer_limit_reached' },
];
const WRONG_PIN =
  /\b(?:pin|code secret)(?: \w{1,12}){0,3} (?:incorrect|invalide|errone|faux)|(?:mauvais|wrong|invalid) (?:\w{1,12} ){0,3}pin\b/;

export function createRefusals(reasons: readonly Reason[] = [], wrongPin: RegExp = WRONG_PIN): Refusals {
  const known = [...reasons, ...REASONS];
  const isWrongPin = ({ message, isConfirmed }: Transaction): boolean => !isConfirmed && wrongPin.test(plain(message));

  function reasonOf(transaction: Transaction): FailureCode | null {
    if (isWrongPin(transaction)) return 'gateway_account';
    if (transaction.status === 'cancelled') return 'payer_declined';
    const message = plain(transaction.message);
    return known.find(({ text }) => text.test(message))?.failureCode ?? null;
  }

  return {
    isWrongPin,
    isKnown: (transaction) => reasonOf(transaction) !== null,
    codeOf: (transaction) => reasonOf(transaction) ?? 'provider_error',
  };
}

/** In small letters without accents. */
function plain(message: string | null): string {
  return (message ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
