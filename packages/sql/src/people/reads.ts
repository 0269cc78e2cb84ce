import { ofAnyId, ofId } from '../engine/columns.ts';
import { SESSIONS_MAX, type PersonReads } from '@mitako/core/engine';
import { prefixed } from '../engine/joined.ts';
import { oneOf, type Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { partOf } from '../engine/table.ts';
import { ofField } from '../engine/write.ts';
import { factors, keyOfActive, knownDevices, memberships, principals, recoveryCodes, sessions } from './tables.ts';

const principalPart = partOf(principals, 'principal__');
const membershipPart = partOf(memberships, 'membership__');

/** Those of a person, or of a merchant, that are read. */
const MEMBERSHIPS_MAX = 100;

export function createPersonReads(reader: Reader): PersonReads {
  const people = rowsOf(reader, principals);
  const logins = rowsOf(reader, sessions);
  const members = rowsOf(reader, memberships);
  const membershipOf = members.by('activeKey');
  const ofAccounts = rowsOf(reader, factors);
  const codes = rowsOf(reader, recoveryCodes);
  const devices = rowsOf(reader, knownDevices);
  const sessionById = reader.lookUp((db, id: string) =>
    db
      .selectFrom('mitako_sessions as session')
      .innerJoin('mitako_principals as principal', 'principal.id', 'session.principal_id')
      .leftJoin('mitako_memberships as membership', 'membership.id', 'session.membership_id')
      .leftJoin('mitako_merchants as merchant', 'merchant.id', 'membership.merchant_id')
      .selectAll('session')
      .select('merchant.factor_rule_at_ms')
      .select(prefixed(principals, 'principal', 'principal__'))
      .select(prefixed(memberships, 'membership', 'membership__'))
      .where('session.id', '=', ofField(sessions, 'id', id)),
  );
  return {
    principalByEmail: (role, emailHash) =>
      people.one((all) => all.where('role', '=', role).where('email_hash', '=', emailHash)),

    principalByVerifiedPhone: (role, phoneHash) =>
      people.one((all) => all.where('role', '=', role).where('verified_phone_hash', '=', phoneHash)),

    principalsByPhone: (role, phoneHashes, limit) =>
      people.all((all) =>
        all.where('phone_hash', 'in', phoneHashes).where('role', '=', role).orderBy('id').limit(limit),
      ),

    principals: (role, page) => people.list(page, { role }),

    sessionById: (id) =>
      oneOf(sessionById(id), (row) => ({
        session: sessions.fromRow(row),
        principal: principalPart(row),
        membership: row.membership_id === null ? null : membershipPart(row),
        factorRuleAtMs: row.factor_rule_at_ms ?? 0,
      })),

    membershipsOf: (principalId) =>
      members.all((all) =>
        all
          .where('principal_id', '=', ofAnyId(null, principalId))
          .where('state', '=', 'active')
          .orderBy('id')
          .limit(MEMBERSHIPS_MAX),
      ),

    membershipsIn: (merchantId) =>
      members.all((all) =>
        all
          .where('merchant_id', '=', ofId('merchant', merchantId))
          .where('state', '=', 'active')
          .orderBy('id')
          .limit(MEMBERSHIPS_MAX),
      ),

    factors: (principalId) =>
      ofAccounts.all((all) => all.where('principal_id', '=', ofAnyId(null, principalId)).orderBy('place')),

    factorByCredential: ofAccounts.by('credentialKey'),

    recoveryCodes: (principalId) =>
      codes.all((all) => all.where('principal_id', '=', ofAnyId(null, principalId)).orderBy('place')),

    knownDevices: (principalId) =>
      devices.all((all) =>
        all
          .where('principal_id', '=', ofAnyId(null, principalId))
          .orderBy('last_login_at_ms', 'desc')
          .orderBy('id', 'desc')
          .limit(MEMBERSHIPS_MAX),
      ),

    memberships: (merchantId, page) => members.list(page, { merchantId }),

    activeMembership: (merchantId, of) => membershipOf(keyOfActive(merchantId, of)),

    ownership: members.by('ownerKey'),

    sessions: (principalId, nowMs) =>
      logins.all((all) =>
        all
          .where('principal_id', '=', ofAnyId(null, principalId))
          .where('refresh_ended_at_ms', 'is', null)
          .where('revoked_at_ms', 'is', null)
          .where('idle_expires_at_ms', '>', nowMs)
          .where('expires_at_ms', '>', nowMs)
          .orderBy('created_at_ms', 'desc')
          .orderBy('id', 'desc')
          .limit(SESSIONS_MAX),
      ),
  };
}
