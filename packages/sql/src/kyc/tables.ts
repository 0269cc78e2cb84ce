import type { KycSubmission } from '@mitako/core/engine';
import { bigint, integer, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const kycSubmissions = table<KycSubmission>()('mitako_kyc_submissions', {
  id: text().fixed(),
  merchantId: text().fixed(),
  encryptedKyc: text().fixed(),
  decisions: json(),
  submittedAtMs: bigint().fixed(),
  replacedAtMs: bigint().nullable(),
  version: integer(),
});
