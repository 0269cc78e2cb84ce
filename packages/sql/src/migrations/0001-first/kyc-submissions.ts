import type { Part } from '../migration.ts';

export const kycSubmissions: Part = ({ at, bigint, plain, text, uuid }) => [
  `create table ${at('mitako_kyc_submissions')} (
    id ${uuid} not null primary key,
    merchant_id ${uuid} not null,
    encrypted_kyc ${text} not null,
    decisions ${text} not null,
    submitted_at_ms ${bigint} not null,
    replaced_at_ms ${bigint},
    version integer not null
  ) ${plain}`,
  `create index mitako_kyc_submissions_merchant on ${at('mitako_kyc_submissions')} (merchant_id, id)`,
  // At most one is in force: of two submissions at once, one is refused.
  `create unique index mitako_kyc_submissions_last on ${at('mitako_kyc_submissions')} (merchant_id)
    where replaced_at_ms is null`,
];
