import type { Kyc } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Merchant } from '../model.ts';

type Submission = NonNullable<Kyc['submission']>;

/** A business verification as stored: sealed as a whole, because it contains names and numbers of identity documents. */
export function sealedKyc({ keyring }: Context, merchantId: string, submission: Submission): string {
  return keyring.seal(JSON.stringify(submission), sealingContext(merchantId));
}

/** What the merchant submitted last. */
export function kycSubmissionOf(
  { keyring }: Context,
  { id, encryptedKyc }: Pick<Merchant, 'id' | 'encryptedKyc'>,
): Submission | null {
  return encryptedKyc === null ? null : (JSON.parse(keyring.open(encryptedKyc, sealingContext(id))) as Submission);
}

function sealingContext(merchantId: string): string {
  return `kyc:${merchantId}`;
}
