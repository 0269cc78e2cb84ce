/** A charge, a refund or a transfer that was taken. */
export interface Transaction {
  readonly kind: 'requesttopay' | 'refund' | 'transfer';
  /** The `X-Reference-Id`. */
  readonly id: string;
  /** Ours. */
  readonly externalId: string;
  readonly amount: number;
  readonly currency: string;
  /** The other side, as it was named: the payer of a charge, the payee of a transfer. */
  readonly party: object | null;
  readonly payerMessage: string;
  readonly payeeNote: string;
  readonly callbackUrl: string | null;
  readonly takenAtMs: number;
  status: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  reason: string | null;
  financialTransactionId: string | null;
  /** When a pending one is decided, and how; null: by a person, or never. */
  due: { readonly atMs: number; readonly reason: string | null } | null;
  /** On the phones. */
  promptId: string | null;
}

/** How MTN writes what is open to it. */
export interface Writing {
  /** Amounts: `5000`, or `5000.0`. */
  readonly amount: (amount: number) => string;
  /** Reasons of failures: as text, or as an object with code and message. */
  readonly reasonsAs: 'text' | 'object';
}

/** As a status and a callback describe it. Its own id is in neither. */
export function describe(transaction: Transaction, { amount, reasonsAs }: Writing): object {
  const { kind, externalId, currency, party, payerMessage, payeeNote, status, reason, financialTransactionId } =
    transaction;
  return {
    ...(financialTransactionId === null ? {} : { financialTransactionId }),
    externalId,
    amount: amount(transaction.amount),
    currency,
    ...(party === null ? {} : { [kind === 'requesttopay' ? 'payer' : 'payee']: party }),
    payerMessage,
    payeeNote,
    status,
    ...(reason === null
      ? {}
      : { reason: reasonsAs === 'text' ? reason : { code: reason, message: MESSAGES[reason] ?? reason } }),
  };
}

const MESSAGES: Readonly<Record<string, string>> = {
  PAYER_NOT_FOUND: 'Payee does not exist',
  NOT_ENOUGH_FUNDS: 'The payer does not have enough funds.',
};
