import type { KycSubmission, Logo, Merchant } from '@mitako/core/engine';
import { bigint, flag, group, id, integer, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const merchants = table<Merchant>()(
  'mitako_merchants',
  {
    id: id('merchant').fixed(),
    own: integer().nullable().fixed(),
    name: text(),
    encryptedEmail: text(),
    encryptedPhone: text().nullable(),
    supportEmail: text().nullable(),
    supportPhone: text().nullable(),
    brandColor: text().nullable(),
    logoId: text().nullable(),
    notes: json(),
    kycStatus: text(),
    encryptedKyc: text().nullable(),
    kycNote: text().nullable(),
    kycSubmittedAtMs: bigint().nullable(),
    kycDecidedAtMs: bigint().nullable(),
    kycDecidedBy: text().nullable(),
    suspendedAtMs: bigint().nullable(),
    suspensionReason: text().nullable(),
    fees: group('fee_', {
      basisPoints: integer(),
      fixed: bigint(),
      minimum: bigint(),
      maximum: bigint().nullable(),
      refundPolicy: text(),
    }),
    hasOwnFees: flag(),
    settlementTerms: group('settlement_', { delayMs: bigint(), schedule: text(), minimum: bigint() }),
    methodSettings: json(),
    sendsReceipts: flag(),
    notifiesPayments: flag(),
    factorRuleAtMs: bigint(),
    nextSettlementAtMs: bigint().nullable(),
    sandboxAheadMs: bigint(),
    createdAtMs: bigint().fixed(),
    version: integer(),
  },
  // Number of undeleted endpoints, in both modes; the limit is guarded here because waiting writers recheck nothing
  // else.
  { endpointCount: integer().apart() },
);

export const kycSubmissions = table<KycSubmission>()('mitako_kyc_submissions', {
  id: id('kycSubmission').fixed(),
  merchantId: id('merchant').fixed(),
  encryptedKyc: text().fixed(),
  decisions: json(),
  submittedAtMs: bigint().fixed(),
  replacedAtMs: bigint().nullable(),
  version: integer(),
});

/**
 * One row per merchant, and not a column of `mitako_merchants`: that row is read whole for each checkout and payment.
 * Not shared by merchants with the same picture either: it could then not be deleted.
 */
export const logos = table<Logo>()('mitako_logos', {
  merchantId: id('merchant').fixed(),
  /** SHA-256 of the bytes in hex. */
  id: text(),
  contentType: text(),
  /** Base64. */
  content: text(),
});
