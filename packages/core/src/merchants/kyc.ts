import type { FileReference, Kyc, KycSubmission as WireSubmission } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { KycSubmission, Merchant } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/** What the merchant submitted last, and the documents that belong to it. */
export type Submission = Pick<Kyc, 'submission' | 'documents'>;

/** A business verification as stored: sealed as a whole, because it contains names and numbers of identity documents. */
export function sealedKyc(
  { keyring }: Context,
  merchantId: string,
  { submission, documents }: { readonly submission: object; readonly documents: readonly FileReference[] },
): string {
  return keyring.seal(JSON.stringify({ submission, documents }), kycContext(merchantId));
}

export function kycSubmissionOf(
  { keyring }: Context,
  { id, encryptedKyc }: Pick<Merchant, 'id' | 'encryptedKyc'>,
): Submission {
  if (encryptedKyc === null) return { submission: null, documents: [] };
  return JSON.parse(keyring.open(encryptedKyc, kycContext(id))) as Submission;
}

/** A business verification that is submitted now, in place of the last one. */
export function kycSubmissionChanges(
  context: Context,
  merchantId: string,
  submitted: { readonly submission: object; readonly documents: readonly FileReference[] },
  last: KycSubmission | null,
): readonly Change[] {
  const nowMs = context.clock.now();
  const id = context.ids.next('kycSubmission', merchantId);
  const kycSubmission: KycSubmission = {
    id,
    merchantId,
    encryptedKyc: context.keyring.seal(JSON.stringify(submitted), kycContext(id)),
    decisions: [],
    submittedAtMs: nowMs,
    replacedAtMs: null,
    version: 1,
  };
  return [
    ...(last === null ? [] : [changedSubmission(last, { replacedAtMs: nowMs })]),
    { type: 'kyc_submission.insert', kycSubmission },
  ];
}

export function changedSubmission(
  last: KycSubmission,
  set: Partial<Pick<KycSubmission, 'decisions' | 'replacedAtMs'>>,
): Change {
  const kycSubmission = { ...last, ...set, version: last.version + 1 };
  return { type: 'kyc_submission.update', kycSubmission, fromVersion: last.version };
}

export function kycSubmissionToWire({ keyring }: Context, stored: KycSubmission): WireSubmission {
  const { id, merchantId, decisions, submittedAtMs, replacedAtMs } = stored;
  const opened = JSON.parse(keyring.open(stored.encryptedKyc, kycContext(id))) as Pick<
    WireSubmission,
    'submission' | 'documents'
  >;
  return {
    id,
    merchant_id: merchantId,
    submission: opened.submission,
    documents: opened.documents,
    decisions: decisions.map(({ decision, note, atMs }) => ({ decision, note, decided_at: timestamp(atMs) })),
    submitted_at: timestamp(submittedAtMs),
    replaced_at: timestampOrNull(replacedAtMs),
  };
}

export function kycContext(merchantId: string): string {
  return `kyc:${merchantId}`;
}
