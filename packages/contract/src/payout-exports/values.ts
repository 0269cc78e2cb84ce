/**
 * Formats of a bank file: CSV, or the customer credit transfer initiation of ISO 20022 in the version that the bank
 * accepts.
 */
export const PAYOUT_EXPORT_FORMATS = ['csv', 'pain.001.001.03', 'pain.001.001.09'] as const;

/** A spreadsheet, or a version of the ISO 20022 message for credit transfers. */
export type PayoutExportFormat = (typeof PAYOUT_EXPORT_FORMATS)[number];

/** Whether a payout can be exported: `on_hold` within 24 hours of a change of its account, `no_account` until one is set. */
export const PAYOUT_STATES = ['ready', 'on_hold', 'no_account'] as const;

/** Whether a payout can be exported. */
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Why a settlement was left out of an export. `not_bank`: a mobile-money number in an ISO 20022 file. */
export const PAYOUT_EXCLUSIONS = [
  'not_found',
  'closed',
  'exported',
  'other_currency',
  'no_account',
  'on_hold',
  'not_bank',
] as const;

/** Why a payout is not in a file. */
export type PayoutExclusionReason = (typeof PAYOUT_EXCLUSIONS)[number];
