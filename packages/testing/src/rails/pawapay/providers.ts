/** A provider behind pawaPay, as its documentation lists it. */
export interface Provider {
  readonly code: string;
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  /** Of its own numbers, without the plus; ported ones are not simulated. */
  readonly numbers: RegExp;
  readonly limits: { readonly min: number; readonly max: number };
  /** Of numbers in the sandbox: the code that a deposit fails with, or null if it stays submitted. */
  readonly deposits: Readonly<Record<string, string | null>>;
  /** The same of refunds, by pawaPay's list for payouts. */
  readonly refunds: Readonly<Record<string, string | null>>;
}

/** Numbers of each country, without the plus. Congo keeps the 0, Gabon drops it. */
export const FORMATS: Readonly<Record<string, RegExp>> = {
  CMR: /^237\d{9}$/,
  COG: /^242\d{9}$/,
  GAB: /^241\d{8}$/,
};

export const PROVIDERS: readonly Provider[] = [
  {
    code: 'MTN_MOMO_CMR',
    country: 'CMR',
    numbers: /^237(67\d|65[0-4]|68[0-3])\d{6}$/,
    limits: { min: 1, max: 1_000_000 },
    deposits: {
      '019': 'PAYER_LIMIT_REACHED',
      '029': 'PAYER_NOT_FOUND',
      '039': 'PAYMENT_NOT_APPROVED',
      '069': 'UNSPECIFIED_FAILURE',
      '129': null,
    },
    refunds: { '089': 'RECIPIENT_NOT_FOUND', '119': 'UNSPECIFIED_FAILURE', '129': null },
  },
  {
    code: 'ORANGE_CMR',
    country: 'CMR',
    numbers: /^237(69\d|65[5-9]|68[67])\d{6}$/,
    limits: { min: 1, max: 500_000 },
    deposits: {
      '019': 'PAYER_LIMIT_REACHED',
      '029': 'PAYER_NOT_FOUND',
      '039': 'PAYMENT_NOT_APPROVED',
      '049': 'INSUFFICIENT_BALANCE',
      '069': 'UNSPECIFIED_FAILURE',
      '129': null,
    },
    refunds: { '099': 'WALLET_LIMIT_REACHED', '119': 'UNSPECIFIED_FAILURE', '129': null },
  },
  {
    code: 'MTN_MOMO_COG',
    country: 'COG',
    numbers: /^24206\d{7}$/,
    limits: { min: 100, max: 1_000_000 },
    deposits: {
      '029': 'PAYER_NOT_FOUND',
      '039': 'PAYMENT_NOT_APPROVED',
      '049': 'INSUFFICIENT_BALANCE',
      '069': 'UNSPECIFIED_FAILURE',
      '129': null,
    },
    refunds: { '089': 'RECIPIENT_NOT_FOUND', '119': 'UNSPECIFIED_FAILURE', '129': null },
  },
  {
    code: 'AIRTEL_COG',
    country: 'COG',
    numbers: /^2420[45]\d{7}$/,
    limits: { min: 10, max: 1_500_000 },
    deposits: {
      '039': 'PAYMENT_NOT_APPROVED',
      '049': 'INSUFFICIENT_BALANCE',
      '069': 'UNSPECIFIED_FAILURE',
      '129': null,
    },
    refunds: { '089': 'RECIPIENT_NOT_FOUND', '119': 'UNSPECIFIED_FAILURE', '129': null },
  },
  {
    code: 'AIRTEL_GAB',
    country: 'GAB',
    numbers: /^2417[47]\d{6}$/,
    limits: { min: 100, max: 500_000 },
    deposits: { '048': 'INSUFFICIENT_BALANCE', '068': 'UNSPECIFIED_FAILURE', '128': null },
    refunds: { '088': 'RECIPIENT_NOT_FOUND', '118': 'UNSPECIFIED_FAILURE', '128': null },
  },
];

/** What a number does; undefined: nothing in particular, it pays or is paid. */
export function endOf(ends: Readonly<Record<string, string | null>>, phone: string): string | null | undefined {
  return ends[phone.slice(-3)];
}
