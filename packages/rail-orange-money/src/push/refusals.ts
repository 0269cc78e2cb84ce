import type { FailureCode } from '@mitako/contract/names';
import type { Reason, Words } from './options.ts';
import type { Transaction } from './transaction.ts';

/** Reads why a payment failed. */
export interface Refusals {
  /** Null: its message names no reason that is known. */
  reasonOf(transaction: Transaction): FailureCode | null;
  /** Whether Orange rejected the merchant's PIN: the payer's is rejected later, by the confirmation. */
  isWrongPin(transaction: Transaction): boolean;
}

/** Orange Cameroon's messages, as code in production has met them. */
const REASONS: readonly Reason[] = [
  { words: ['marchand', 'bloque'], failureCode: 'gateway_account' },
  { words: ['marchand', 'introuvable'], failureCode: 'gateway_account' },
  { words: ['marchand', 'inactif'], failureCode: 'gateway_account' },
  { words: ['channel', 'bloque'], failureCode: 'gateway_account' },
  { words: ['channel', 'introuvable'], failureCode: 'gateway_account' },
  { words: ['channel', 'inactif'], failureCode: 'gateway_account' },
  { words: ['solde', 'insuffisant'], failureCode: 'insufficient_funds' },
  { words: ['beneficiaire', 'introuvable'], failureCode: 'invalid_payer' },
  { words: ['abonne', 'introuvable'], failureCode: 'invalid_payer' },
  { words: ['utilisateur', 'bloque'], failureCode: 'payer_account_blocked' },
  { words: ['superieur', 'maximum'], failureCode: 'payer_limit_reached' },
];
const WRONG_PINS: readonly Words[] = [
  ['pin', 'incorrect'],
  ['pin', 'invalide'],
  ['pin', 'errone'],
  ['pin', 'faux'],
  ['code secret', 'incorrect'],
  ['code secret', 'invalide'],
  ['code secret', 'errone'],
  ['code secret', 'faux'],
  ['mauvais', 'pin'],
  ['wrong', 'pin'],
  ['invalid', 'pin'],
];

export function createRefusals(reasons: readonly Reason[] = [], wrongPins: readonly Words[] = WRONG_PINS): Refusals {
  const known = [...reasons, ...REASONS];
  const isWrongPin = ({ message, isConfirmed }: Transaction): boolean =>
    !isConfirmed && wrongPins.some((words) => hasWords(message, words));

  return {
    isWrongPin,
    reasonOf(transaction) {
      if (isWrongPin(transaction)) return 'gateway_account';
      if (transaction.status === 'cancelled') return 'payer_declined';
      return known.find(({ words }) => hasWords(transaction.message, words))?.failureCode ?? null;
    },
  };
}

/** Whether the message has them one after the other, with anything in between; each may go on, as in `bloquee`. */
function hasWords(message: string | null, words: Words): boolean {
  const plain = plainWords(message);
  let from = 0;
  for (const word of words) {
    const at = plain.indexOf(` ${word}`, from);
    if (at === -1) return false;
    from = at + word.length;
  }
  return true;
}

/** In small letters without accents, each word after one space. */
function plainWords(message: string | null): string {
  const plain = (message ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return ` ${plain.replaceAll(/[^a-z0-9]+/g, ' ')}`;
}
