import {
  ATTEMPT_STATUSES,
  DISPUTE_RETURN_STATUSES,
  DISPUTE_STATUSES,
  FAILURES,
  PAYMENT_METHOD_TYPES,
  PAYMENT_STATUSES,
  PAYMENT_TRANSFER_KINDS,
  REFUND_SOURCES,
  REFUND_STATUSES,
  type FailureCode,
} from '@mitako/contract/names';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explain } from './explain.ts';
import { anAttempt, aDispute, aRefund, at, DAY, facts } from './facts.fixture.ts';
import type { TimelineFacts } from './facts.ts';

const amount = fc.integer({ min: 1, max: 99_999_999 });
const time = fc.integer({ min: 0, max: 400 * DAY }).map(at);
const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value, { nil: null });
const few = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> => fc.array(value, { maxLength: 4 });
const failureCode = orNull(fc.constantFrom(...(Object.keys(FAILURES) as FailureCode[])));
const provider = orNull(fc.constantFrom('mtn_momo', 'orange_money', 'gone_money'));
const phoneMasked = orNull(fc.constant('•••789'));
const attemptId = fc.constantFrom('att_1', 'att_2');
const times = { createdAtMs: time, updatedAtMs: time };

/** Facts in any combination, also such as no payment can have: an explanation is owed for those too. */
const anyFacts: fc.Arbitrary<TimelineFacts> = fc
  .record({
    payment: fc.record({
      ...times,
      status: fc.constantFrom(...PAYMENT_STATUSES),
      amount,
      currency: fc.constantFrom('XAF', 'XOF', 'EUR'),
      fee: fc.nat(1000),
      feeReturned: fc.nat(1000),
      expiresAtMs: time,
      succeededAtMs: orNull(time),
      attemptsCount: fc.nat(5),
      maxAttempts: fc.integer({ min: 1, max: 5 }),
      liveAttemptId: orNull(attemptId),
      methodType: orNull(fc.constantFrom(...PAYMENT_METHOD_TYPES)),
      methodProvider: provider,
      phoneMasked,
      failureCode,
      canceledBy: fc.constantFrom('customer', 'merchant', null),
      amountRefunded: fc.nat(99_999_999),
      refundPending: fc.nat(1000),
    }),
    attempts: few(
      fc.record({
        ...times,
        id: attemptId,
        amount,
        status: fc.constantFrom(...ATTEMPT_STATUSES),
        methodType: fc.constantFrom(...PAYMENT_METHOD_TYPES),
        methodProvider: provider,
        phoneMasked,
        failureCode,
        pollsCount: fc.nat(30),
        nextPollAtMs: orNull(time),
        nextAction: orNull(
          fc.record({ type: fc.constantFrom('approve_on_phone', 'enter_otp', 'redirect'), url: fc.constant(null) }),
        ),
        expiresAtMs: time,
      }),
    ),
    refunds: few(
      fc.record({
        ...times,
        amount,
        status: fc.constantFrom(...REFUND_STATUSES),
        disputeId: orNull(fc.constant('dsp_1')),
        answeredBy: orNull(fc.constantFrom(...REFUND_SOURCES)),
        failureCode,
      }),
    ),
    disputes: few(
      fc.record({
        ...times,
        amount,
        status: fc.constantFrom(...DISPUTE_STATUSES),
        dueAtMs: time,
        evidenceSubmittedAtMs: orNull(time),
        resolvedAtMs: orNull(time),
        returnStatus: orNull(fc.constantFrom(...DISPUTE_RETURN_STATUSES)),
        refundId: orNull(fc.constant('rfd_1')),
      }),
    ),
    transfers: few(
      fc.record({ kind: fc.constantFrom(...PAYMENT_TRANSFER_KINDS), subjectId: attemptId, createdAtMs: time }),
    ),
    nowMs: time,
  })
  .map(({ payment, attempts, refunds, disputes, ...rest }) =>
    facts({
      ...rest,
      payment,
      attempts: attempts.map(anAttempt),
      refunds: refunds.map(aRefund),
      disputes: disputes.map(aDispute),
    }),
  );

it.each(['merchant', 'operator'] as const)('every payment is explained to the %s in whole sentences', (reader) => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const { fr, en, next } = explain(given, reader);
      for (const text of [fr, en]) {
        expect(text).not.toMatch(/undefined|null|NaN|Infinity|Invalid|\[object|\$\{|-\d/);
        // Whole sentences, one blank between words, nothing left empty.
        expect(text).toMatch(/^[A-Z«].*\.$/);
        expect(text).not.toMatch(/ {2}|\s[.,]|\(\)|"\s*"/);
        expect(text.match(/\((?:heure de Douala|Douala time)\)/g)).toHaveLength(1);
      }
      // A plain blank before a colon or a semicolon, or inside guillemets, would be bad French.
      expect(fr).not.toMatch(/ [:;!?»]|« |[^\u00a0\d][:;]/);
      expect(fr).not.toContain("'");
      expect(['customer', 'merchant', 'operator', 'nobody']).toContain(next);
      expect(explain(given, reader)).toEqual({ fr, en, next });
    }),
    { numRuns: 1000 },
  );
});

it('the operator is not addressed as the merchant, nor told to wait for the gateway’s team', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const { fr, en } = explain(given, 'operator');
      expect(fr).not.toMatch(/Vous avez|[Vv]os |votre|vous (?:a|ont) été|l’équipe/);
      expect(en).not.toMatch(/\bYou\b|\byour?\b|team/);
    }),
    { numRuns: 1000 },
  );
});
