import type { Migration } from './migration.ts';

/** The one merchant of a gateway that is a shop. Unique: of processes that start at once, one writes it. */
export const ownMerchant: Migration = {
  name: '0002-own-merchant',
  statements: ({ at, text }) => [
    `alter table ${at('mitako_merchants')} add column own integer check (own = 1)`,
    `create unique index mitako_merchants_own on ${at('mitako_merchants')} (own) where own is not null`,
    `alter table ${at('mitako_merchants')} add column kyc_decided_by ${text}`,
  ],
};
