import type { Migration } from './migration.ts';

/** The data key has versions, and processes report the newest one that they know. */
export const dataKeyVersions: Migration = {
  name: '0004-data-key-versions',
  statements: ({ at, text }) => [
    `alter table ${at('mitako_data_keys')} add column active_version integer not null default 1`,
    `alter table ${at('mitako_data_keys')} add column renewal ${text}`,
    `alter table ${at('mitako_workers')} add column key_version integer not null default 1`,
  ],
};
