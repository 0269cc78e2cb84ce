import type { Part } from '../migration.ts';

export const people: Part = ({ at, bigint, bytes, plain, text, uuid }) => [
  `create table ${at('mitako_principals')} (
    id ${bytes} not null primary key,
    role ${text} not null,
    encrypted_email ${text} not null,
    email_hash ${text} not null,
    email_verified_at_ms ${bigint},
    email_bounced_at_ms ${bigint},
    encrypted_name ${text} not null,
    locale ${text} not null,
    encrypted_phone ${text},
    phone_hash ${text},
    verified_phone_hash ${text},
    password_hash ${text} not null,
    factors_at_ms ${bigint} not null,
    factor_grace_at_ms ${bigint} not null,
    pin_hash ${text},
    pin_failures integer not null,
    pin_locked_until_ms ${bigint},
    pin_lease_token ${text},
    pin_lease_ends_at_ms ${bigint},
    sandbox_scenario ${text},
    tier ${text} not null,
    frozen_at_ms ${bigint},
    freeze_reason ${text},
    created_at_ms ${bigint} not null,
    constraint mitako_principals_email unique (role, email_hash),
    constraint mitako_principals_verified_phone unique (role, verified_phone_hash)
  ) ${plain}`,
  `create index mitako_principals_list on ${at('mitako_principals')} (role, id)`,
  `create index mitako_principals_phone on ${at('mitako_principals')} (phone_hash, role)`,

  `create table ${at('mitako_memberships')} (
    id ${uuid} not null primary key,
    principal_id ${bytes} references ${at('mitako_principals')} (id),
    merchant_id ${uuid} references ${at('mitako_merchants')} (id),
    role ${text} not null,
    state ${text} not null,
    encrypted_invitee ${text},
    invitee_hash ${text},
    notices ${text} not null,
    offered_to ${text},
    expires_at_ms ${bigint},
    created_at_ms ${bigint} not null,
    removed_at_ms ${bigint},
    version integer not null,
    active_key ${text} constraint mitako_memberships_active unique,
    owner_key ${text} constraint mitako_memberships_owner unique
  ) ${plain}`,
  `create index mitako_memberships_list on ${at('mitako_memberships')} (merchant_id, id)`,
  `create index mitako_memberships_principal on ${at('mitako_memberships')} (principal_id, id)
    where principal_id is not null`,

  `create table ${at('mitako_factors')} (
    id ${uuid} not null primary key,
    principal_id ${bytes} not null references ${at('mitako_principals')} (id),
    place integer not null,
    kind ${text} not null,
    encrypted_secret ${text},
    credential_key ${bytes} constraint mitako_factors_credential unique,
    public_key ${bytes},
    sign_count ${bigint} not null,
    name ${text},
    last_step ${bigint} not null,
    device_name ${text} not null,
    created_at_ms ${bigint} not null,
    confirmed_at_ms ${bigint},
    suspended_at_ms ${bigint},
    constraint mitako_factors_place unique (principal_id, place)
  ) ${plain}`,

  `create table ${at('mitako_recovery_codes')} (
    principal_id ${bytes} not null references ${at('mitako_principals')} (id),
    place integer not null,
    code_hash ${text} not null,
    used_at_ms ${bigint},
    primary key (principal_id, place)
  ) ${plain}`,

  // A limited number of each account.
  `create table ${at('mitako_known_devices')} (
    id ${uuid} not null primary key,
    principal_id ${bytes} not null references ${at('mitako_principals')} (id),
    secret_hash ${bytes} not null,
    name ${text} not null,
    created_at_ms ${bigint} not null,
    last_login_at_ms ${bigint} not null,
    trusted_until_ms ${bigint} not null
  ) ${plain}`,
  `create index mitako_known_devices_principal on ${at('mitako_known_devices')} (principal_id)`,

  `create table ${at('mitako_sessions')} (
    id ${uuid} not null primary key,
    principal_id ${bytes} not null references ${at('mitako_principals')} (id),
    membership_id ${uuid},
    role ${text} not null,
    device_name ${text} not null,
    generation integer not null,
    rotated_at_ms ${bigint} not null,
    created_at_ms ${bigint} not null,
    last_used_at_ms ${bigint} not null,
    idle_expires_at_ms ${bigint} not null,
    expires_at_ms ${bigint} not null,
    password_proven_at_ms ${bigint} not null,
    factor_due_at_ms ${bigint},
    refresh_ended_at_ms ${bigint},
    revoked_at_ms ${bigint}
  ) ${plain}`,
  // A limited number of each account, however often it logs in: a session leaves it when it is revoked.
  `create index mitako_sessions_principal on ${at('mitako_sessions')} (principal_id, created_at_ms, id)
    where revoked_at_ms is null`,
];
