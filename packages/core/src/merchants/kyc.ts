import type { FileReference, Kyc } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Merchant } from '../model.ts';

/** What the merchant submitted last, and the documents that belong to it. */
export type Submission = Pick<Kyc, 'submission' | 'documents'>;

/** A business verification as stored: sealed as a whole, because it contains names and numbers of identity documents. */
export function sealedKyc(
  { keyring }: Context,
  merchantId: string,
  { submission, documents }: { readonly submission: object; readonly documents: readonly FileReference[] },
): string {
  return keyring.seal(JSON.stringify({ submission, documents }), sealingContext(merchantId));
}

export function kycSubmissionOf(
  { keyring }: Context,
  { id, encryptedKyc }: Pick<Merchant, 'id' | 'encryptedKyc'>,
): Submission {
  if (encryptedKyc === null) return { submission: null, documents: [] };
  return JSON.parse(keyring.open(encryptedKyc, sealingContext(id))) as Submission;
}

function sealingContext(merchantId: string): string {
  return `kyc:${merchantId}`;
}
