import type { Part } from '../migration.ts';

export const links: Part = ({ at, bigint, bytes, plain, text, uuid }) => [
  `create table ${at('mitako_links')} (
    id ${uuid} not null primary key,
    kind ${text} not null,
    principal_id ${bytes} not null references ${at('mitako_principals')} (id),
    target_hash ${text} not null,
    encrypted_target ${text},
    peer_id ${uuid},
    failures integer not null,
    created_at_ms ${bigint} not null,
    expires_at_ms ${bigint} not null,
    used_at_ms ${bigint}
  ) ${plain}`,
  `create index mitako_links_open on ${at('mitako_links')} (principal_id) where used_at_ms is null`,
];
