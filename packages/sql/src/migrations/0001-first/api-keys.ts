import type { Part } from '../migration.ts';

export const apiKeys: Part = ({ at, bigint, plain, text, uuid }) => [
  `create table ${at('mitako_api_keys')} (
    id ${uuid} not null primary key,
    merchant_id ${uuid} not null references ${at('mitako_merchants')} (id),
    livemode integer not null,
    name ${text} not null,
    scopes ${text} not null,
    allowed_from ${text} not null,
    hash ${text} not null unique,
    hint ${text} not null,
    created_at_ms ${bigint} not null,
    expires_at_ms ${bigint},
    grace_ends_at_ms ${bigint},
    revoked_at_ms ${bigint},
    last_used_at_ms ${bigint},
    active_until_ms ${bigint} not null
  ) ${plain}`,
  `create index mitako_api_keys_merchant on ${at('mitako_api_keys')} (merchant_id, id)`,
  `create index mitako_api_keys_active on ${at('mitako_api_keys')} (merchant_id, livemode, active_until_ms)`,

  `create table ${at('mitako_operator_keys')} (
    id ${uuid} not null primary key,
    name ${text} not null,
    role ${text} not null,
    allowed_from ${text} not null,
    hash ${text} not null unique,
    hint ${text} not null,
    created_at_ms ${bigint} not null,
    expires_at_ms ${bigint},
    revoked_at_ms ${bigint},
    last_used_at_ms ${bigint}
  ) ${plain}`,

  `create table ${at('mitako_signing_keys')} (
    id ${text} not null primary key,
    public_jwk ${text} not null,
    encrypted_private_jwk ${text} not null,
    created_at_ms ${bigint} not null,
    retired_at_ms ${bigint}
  ) ${plain}`,
];
