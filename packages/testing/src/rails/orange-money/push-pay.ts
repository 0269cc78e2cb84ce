/** A payment of which there is a token. Its parts are null until it is asked for. */
export interface PushPayment {
  readonly payToken: string;
  readonly createdAtMs: number;
  asked: AskedPayment | null;
}

/** What `mp/pay` asked for, and its outcome. */
export interface AskedPayment {
  readonly id: number;
  readonly orderId: string;
  /** In francs. */
  readonly amount: number;
  readonly subscriberMsisdn: string;
  readonly description: string;
  readonly notifUrl: string;
  readonly askedAtMs: number;
  /** Of the request: code and message of its beginning. */
  readonly begun: { readonly code: string; readonly message: string };
  /** Of the payer's answer; null: none yet. */
  confirmed: { readonly code: string; readonly message: string } | null;
  /** Success is spelled with two L. */
  status: 'PENDING' | 'SUCCESSFULL' | 'FAILED' | 'CANCELLED' | 'EXPIRED';
  promptId: string | null;
}

/** What is wrong with the body of `mp/pay`; null: nothing. */
export function validatePay(fields: Readonly<Record<string, unknown>> | null): string | null {
  if (fields === null) return 'Corps de la requete invalide';
  const invalid = Object.entries(PATTERNS).find(([name, pattern]) => {
    const value = fields[name];
    return typeof value !== 'string' || !pattern.test(value);
  });
  return invalid === undefined ? null : `Parametre ${invalid[0]} invalide`;
}

/** All of them are strings, the amount as well. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  payToken: /^.+$/,
  orderId: /^\w{1,20}$/,
  amount: /^[1-9]\d{1,8}$/,
  subscriberMsisdn: /^6\d{8}$/,
  channelUserMsisdn: /^6\d{8}$/,
  pin: /^\d{4}$/,
  description: /^[ -~]{1,125}$/,
  notifUrl: /^https?:\/\/.+$/,
};

/** Numbers with a wallet at Orange in Cameroon. */
export const SUBSCRIBERS = /^(?:69|65[5-9]|68[67])\d+$/;

/** Ends of numbers that are refused at once. The same code stands for different reasons. */
export const REFUSED: readonly { readonly end: string; readonly code: string; readonly message: string }[] = [
  { end: '019', code: '60019', message: 'Le montant est superieur au montant maximum autorise' },
  { end: '049', code: '60019', message: 'Le solde du compte du payeur est insuffisant' },
  { end: '059', code: '60011', message: 'Beneficiaire introuvable' },
  { end: '069', code: '60017', message: 'Utilisateur bloque' },
];
