import type { Definitions } from '../engine/change.ts';
import { insert, update } from '../engine/write.ts';
import { kycSubmissions } from './tables.ts';

export const kycSubmissionChanges: Definitions<'kyc_submission.insert' | 'kyc_submission.update'> = {
  'kyc_submission.insert': ({ one }) => [one(insert(kycSubmissions, ({ kycSubmission }) => kycSubmission))],

  'kyc_submission.update': ({ one }) => [
    one(
      update(kycSubmissions, ({ kycSubmission, fromVersion }) => ({
        to: kycSubmission,
        where: { id: kycSubmission.id, version: fromVersion },
      })),
    ),
  ],
};
