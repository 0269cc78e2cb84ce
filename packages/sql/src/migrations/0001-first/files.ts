import type { Part } from '../migration.ts';

export const files: Part = ({ at, bigint, bytes, plain, text, uuid }) => [
  `create table ${at('mitako_files')} (
    id ${uuid} not null primary key,
    merchant_id ${uuid} not null references ${at('mitako_merchants')} (id),
    livemode integer not null,
    purpose ${text} not null,
    type ${text} not null,
    bytes integer not null check (bytes > 0),
    encrypted_name ${text} not null,
    state ${text} not null,
    subject_id ${bytes},
    delete_after_ms ${bigint},
    created_at_ms ${bigint} not null,
    version integer not null
  ) ${plain}`,
  `create index mitako_files_owner on ${at('mitako_files')} (merchant_id, livemode)`,
  // Small: it has no file that something names.
  `create index mitako_files_ending on ${at('mitako_files')} (delete_after_ms) where delete_after_ms is not null`,
  // Sealed pieces of the files that are kept in the database.
  `create table ${at('mitako_file_parts')} (
    file_id ${uuid} not null references ${at('mitako_files')} (id),
    place integer not null,
    content ${text} not null,
    primary key (file_id, place)
  ) ${plain}`,
];
