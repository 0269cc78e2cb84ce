import type { Part } from '../migration.ts';

export const rootSecret: Part = ({ at, bigint, plain, text }) => [
  `create table ${at('mitako_data_keys')} (
    id ${text} not null primary key,
    wraps ${text} not null,
    created_at_ms ${bigint} not null,
    version integer not null
  ) ${plain}`,
];
