import type { IdKind, StoreClaims, Swept, SweepStep } from '@mitako/core/engine';
import type { Build } from '../../engine/build.ts';
import { idIn, idsJson, ofId } from '../../engine/columns.ts';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Stored } from '../../engine/ids.ts';
import { computed } from '../../engine/placeholder.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { claimBy } from './claim-by.ts';
import { startOf } from './start-of.ts';

type Walked =
  `sweep${'CashCodes' | 'CashOutCodes' | 'KnownDevices' | 'KycSubmissions' | 'Links' | 'Messages' | 'Sessions'}`;

/** Deletes those of the walked rows that are over. */
interface WalkedSweep<Request, Row> {
  /** Of the ids; null: they are stored as they are. */
  readonly kind: IdKind | null;
  /** Reads the rows of a step. */
  readonly walk: Build<Request, Row>;
  readonly isOver: (row: Row, request: Request) => boolean;
  /** Deletes rows by a JSON array of their ids. */
  readonly remove: Build<Request & { readonly ids: string }, unknown>;
}

/** Sweeps that walk a table in the order of its ids. */
export function createWalkedSweeps(compiler: Compiler, engine: Engine, reader: Reader): Pick<StoreClaims, Walked> {
  function sweep<Request extends SweepStep, Row extends { readonly id: Stored | string }>({
    kind,
    walk,
    isOver,
    remove,
  }: WalkedSweep<Request, Row>): (request: Request) => Promise<Swept> {
    const rowsOf = reader.prepared(walk);
    const removal = prepare(compiler, remove);
    const idOf = ({ id }: Row): string => (kind === null ? (id as string) : idIn(kind, id as Stored));
    return async (request) => {
      const walked = await rowsOf(request);
      const ids = walked.filter((row) => isOver(row, request)).map(idOf);
      if (ids.length > 0)
        await claimBy(engine, removal, { ...request, ids: kind === null ? JSON.stringify(ids) : idsJson(kind, ids) });
      const last = walked.length < request.limit ? undefined : walked.at(-1);
      return { count: ids.length, nextAfterId: last === undefined ? null : idOf(last) };
    };
  }

  return {
    sweepLinks: sweep({
      kind: 'link',
      walk: (db, request) =>
        db
          .selectFrom('mitako_links')
          .select(['id', 'expires_at_ms'])
          .where('id', '>', startOf('link', request))
          .orderBy('id')
          .limit(request.limit),
      isOver: (row, { expiredBeforeMs }) => row.expires_at_ms < expiredBeforeMs,
      remove: (db, { ids }, dialect) => db.deleteFrom('mitako_links').where(dialect.isAmong('id', ids, 'uuid')),
    }),

    sweepMessages: sweep({
      kind: 'message',
      walk: (db, request) =>
        db
          .selectFrom('mitako_messages')
          .select(['id', 'ended_at_ms'])
          .where('id', '>', startOf('message', request))
          .where('id', '<', ofId('message', request.beforeId))
          .orderBy('id')
          .limit(request.limit),
      isOver: (row) => row.ended_at_ms !== null,
      // What has ended stays so.
      remove: (db, { ids }, dialect) => db.deleteFrom('mitako_messages').where(dialect.isAmong('id', ids, 'uuid')),
    }),

    // They are few, and are walked without an index of their ends.
    sweepKycSubmissions: sweep({
      kind: 'kycSubmission',
      walk: (db, request) =>
        db
          .selectFrom('mitako_kyc_submissions')
          .select(['id', 'replaced_at_ms'])
          .where('id', '>', startOf('kycSubmission', request))
          .orderBy('id')
          .limit(request.limit),
      isOver: (row, { replacedBeforeMs }) => row.replaced_at_ms !== null && row.replaced_at_ms < replacedBeforeMs,
      // What was replaced stays so: nothing has to be compared again.
      remove: (db, { ids }, dialect) =>
        db.deleteFrom('mitako_kyc_submissions').where(dialect.isAmong('id', ids, 'uuid')),
    }),

    // They are found by their age: an index of their ends would be written with every refresh.
    sweepSessions: sweep({
      kind: 'device',
      walk: (db, request) =>
        db
          .selectFrom('mitako_sessions')
          .select(['id', 'idle_expires_at_ms', 'expires_at_ms', 'refresh_ended_at_ms', 'revoked_at_ms'])
          .where('id', '>', startOf('device', request))
          .where('id', '<', ofId('device', request.beforeId))
          .orderBy('id')
          .limit(request.limit),
      isOver: (row, { endedBeforeMs }) =>
        [row.idle_expires_at_ms, row.expires_at_ms, row.refresh_ended_at_ms, row.revoked_at_ms].some(
          (atMs) => atMs !== null && atMs < endedBeforeMs,
        ),
      // What is over stays over: nothing has to be compared again.
      remove: (db, { ids }, dialect) => db.deleteFrom('mitako_sessions').where(dialect.isAmong('id', ids, 'uuid')),
    }),

    sweepKnownDevices: sweep({
      kind: 'knownDevice',
      walk: (db, request) =>
        db
          .selectFrom('mitako_known_devices')
          .select(['id', 'last_login_at_ms'])
          .where('id', '>', startOf('knownDevice', request))
          .orderBy('id')
          .limit(request.limit),
      isOver: (row, { loggedInBeforeMs }) => row.last_login_at_ms <= loggedInBeforeMs,
      // Rechecks the login: the device may have come back in between.
      remove: (db, { ids, loggedInBeforeMs }, dialect) =>
        db
          .deleteFrom('mitako_known_devices')
          .where(dialect.isAmong('id', ids, 'uuid'))
          .where('last_login_at_ms', '<=', loggedInBeforeMs),
    }),

    // However a payment ended: it never opens again.
    sweepCashCodes: sweep({
      kind: 'payment',
      walk: (db, request) =>
        db
          .selectFrom('mitako_cash_codes as code')
          .innerJoin('mitako_payments as payment', 'payment.id', 'code.payment_id')
          .select(['code.payment_id as id', 'payment.status'])
          .where('code.payment_id', '>', startOf('payment', request))
          .orderBy('code.payment_id')
          .limit(request.limit),
      isOver: ({ status }) => status !== 'requested' && status !== 'processing',
      remove: (db, { ids }, dialect) =>
        db.deleteFrom('mitako_cash_codes').where(dialect.isAmong('payment_id', ids, 'uuid')),
    }),

    // No index of expiry times is needed: there are no more codes than were made since the last sweep.
    sweepCashOutCodes: sweep({
      kind: null,
      walk: (db, request) =>
        db
          .selectFrom('mitako_cash_out_codes')
          .select(['wallet_id as id', 'expires_at_ms'])
          .where(
            'wallet_id',
            '>',
            computed(request, ({ afterId }) => afterId ?? ''),
          )
          .orderBy('wallet_id')
          .limit(request.limit),
      isOver: (row, { nowMs }) => row.expires_at_ms <= nowMs,
      // Rechecks the expiry: in between, the wallet may have been given a new code.
      remove: (db, { ids, nowMs }, dialect) =>
        db
          .deleteFrom('mitako_cash_out_codes')
          .where(dialect.isAmong('wallet_id', ids))
          .where('expires_at_ms', '<=', nowMs),
    }),
  };
}
