import {
  type Attempt,
  type KnownOfCheckout,
  knownFrom,
  knownOf,
  type Refund,
  shownAction,
  type TimelineFacts,
} from '@mitako/core/engine';
import { isFinalStatus } from '@mitako/contract/names';
import {
  type Statement,
  type StatementFacts,
  statementsOf,
  type StatingPage,
} from '../../../packages/checkout/src/statements.ts';
import type { Stating } from '../mutants.ts';
import { RAIL_ID } from '../rail.ts';
import { count } from '../trace.ts';
import { Violation } from '../violation.ts';
import type { World } from '../world.ts';

/**
 * What payers read of a payment on the checkout and its receipts, compared with what the provider and the operators said and did: by
 * the key of each text, so in every language. @throws Violation
 */
export function checkStatements(world: World, facts: TimelineFacts, stating: Stating = {}): void {
  if (!facts.attempts.some(({ rail }) => rail === RAIL_ID)) return;
  const shown = shownOf(facts, stating);
  for (const page of pagesOf(facts)) {
    for (const statement of statementsOf(shown, page)) {
      const stated = stating.statement?.(statement) ?? statement;
      count(world.tally, `stated: ${stated}`);
      if (!isTrue(world, facts, stated)) {
        throw new Violation('I13', `payment ${facts.payment.id}: the page ${page} says untruly ${stated}`);
      }
    }
  }
}

/** The checkout as the API shows it, as far as statements rest on it. */
function shownOf({ payment, attempts, refunds, transfers, nowMs }: TimelineFacts, stating: Stating): StatementFacts {
  const returned = new Set(transfers.filter(({ kind }) => kind === 'late_refund').map(({ subjectId }) => subjectId));
  const rows = { attempts, refunds, isReturned: ({ id }: Attempt): boolean => returned.has(id) };
  const known: KnownOfCheckout = stating.known?.(knownOf(payment, rows)) ?? knownOf(payment, rows);
  const live = attempts.find(({ id }) => id === payment.liveAttemptId);
  return {
    status: payment.status,
    failure:
      payment.failureCode === null
        ? null
        : {
            code: payment.failureCode,
            message: '',
            retryable: true,
            known_from: known.failure === null ? null : knownFrom([known.failure]),
          },
    payer_money: known.money === null ? null : { state: known.money.state, known_from: knownFrom(known.money.by) },
    next_action: live === undefined ? null : { type: shownAction(live, nowMs).type },
  };
}

function pagesOf({ payment, attempts, nowMs }: TimelineFacts): readonly StatingPage[] {
  if (isFinalStatus(payment.status)) return ['result', 'old result'];
  if (payment.status === 'requested') return ['summary', 'number'];
  const live = attempts.find(({ id }) => id === payment.liveAttemptId);
  const type = live === undefined ? null : shownAction(live, nowMs).type;
  return type === 'approve_on_phone' || type === 'wait_for_provider' ? ['prompt'] : [];
}

function isTrue(world: World, facts: TimelineFacts, statement: Statement): boolean {
  const { rail, memory } = world;
  const { payment, attempts, refunds, transfers } = facts;
  const last = attempts.findLast(
    ({ failureCode: code, methodProvider: by }) => code === payment.failureCode && by === payment.methodProvider,
  );
  const live = attempts.find(({ id }) => id === payment.liveAttemptId);
  const done = refunds.filter(({ status, disputeId }) => status === 'succeeded' && disputeId === null);
  switch (statement) {
    case 'failedByHand':
      return last !== undefined && memory.recorded.has(last.id);
    case 'notCharged':
      return attempts.every((attempt) => saidFailed(world, attempt) || isUnasked(world, attempt));
    case 'notChargedByHand':
      return attempts.every((attempt) => attempt.status === 'failed' && rail.truthOf(attempt.id) !== 'taken');
    case 'nothingRecorded':
      return !transfers.some(({ kind }) => kind === 'capture' || kind === 'late_capture');
    case 'moneyReturning':
      // An answer of the provider may be lost, or the commit that records it: until then the money is on its way for all who ask.
      return attempts.some(({ id }) => rail.truthOf(id) === 'taken' && !isReturnRecorded(facts, id));
    case 'moneyReturned':
      return attempts.some(({ id }) => rail.told(lateReference(id)).has('succeeded'));
    case 'paid':
    case 'alreadyPaid':
      return attempts.some(({ id, rail: of }) => of !== RAIL_ID || rail.truthOf(id) === 'taken');
    case 'refunded':
    case 'partiallyRefunded':
      return (
        done.length > 0 && done.every((refund) => wasPaidBack(world, facts, refund) || memory.recorded.has(refund.id))
      );
    case 'refundGoes':
      return done.every((refund) => wasPaidBack(world, facts, refund));
    case 'refundByHand':
      return done.some(({ id }) => memory.recorded.has(id));
    case 'askedProvider':
      return live !== undefined && rail.told(live.id).has('prompt');
    case 'askingProvider':
      return live !== undefined && live.acceptedAtMs === null;
    // Neither says what a provider did, but that there is no payment.
    case 'provider_unavailable':
    case 'provider_error':
      return payment.succeededAtMs === null;
    case 'invalid_code':
      return last !== undefined && rail.told(last.id).has('wrong_code');
    case 'insufficient_funds':
    case 'payer_timeout':
    case 'payer_declined':
    case 'invalid_payer':
    case 'payer_limit_reached':
    case 'payer_busy':
    case 'payer_account_blocked':
    case 'gateway_account':
      return last !== undefined && (last.rail !== RAIL_ID || rail.told(last.id).has(statement));
  }
}

function saidFailed({ rail }: World, { id, rail: of, status }: Attempt): boolean {
  if (of !== RAIL_ID) return status === 'failed';
  const told = rail.told(id);
  return told.has('failed') || told.has('refused') || told.has('wrong_code');
}

/** The gateway did not ask, or was not heard; and no operator had to find that out. */
function isUnasked({ rail, memory }: World, { id }: Attempt): boolean {
  return rail.truthOf(id) === 'never' && !memory.recorded.has(id);
}

/** Wallets and cash are the gateway's own. */
function wasPaidBack({ rail }: World, { payment }: TimelineFacts, { id }: Refund): boolean {
  return payment.methodType !== 'mobile_money' || rail.told(id).has('succeeded');
}

function isReturnRecorded({ transfers }: TimelineFacts, attemptId: string): boolean {
  return transfers.some(({ kind, subjectId }) => kind === 'late_refund' && subjectId === attemptId);
}

/** Under which a late payment is returned. */
function lateReference(attemptId: string): string {
  return attemptId.replace('att_', 'lat_');
}
