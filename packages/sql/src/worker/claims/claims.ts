import type { StoreClaims } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Reader } from '../../engine/reader.ts';
import { createLaneClaims } from './lanes.ts';
import { createAttemptClaim, createTaskClaim } from './due.ts';
import { createPaymentClaims } from './due-payments.ts';
import { createSettlementClaim } from './due-settlements.ts';
import { createLedgerCheckClaim } from './ledger-checks.ts';
import { createUnseenEnds } from './end-unseen.ts';
import { createMessageClaim, createMessageSweep } from './messages.ts';
import { createIdempotencySweep } from './sweep.ts';
import { createCashCodeSweep } from './sweep-cash-codes.ts';
import { createCashOutCodeSweep } from './sweep-cash-out-codes.ts';
import { createDailyTotalSweep } from './sweep-daily-totals.ts';
import { createEventSweep } from './sweep-events.ts';
import { createKnownDeviceSweep } from './sweep-known-devices.ts';
import { createLinkSweep } from './sweep-links.ts';
import { createKycSubmissionSweep } from './sweep-kyc-submissions.ts';
import { createSessionSweep } from './sweep-sessions.ts';
import { createSigningKeySweep } from './sweep-signing-keys.ts';
import { createTestPaymentSweep } from './sweep-test-payments.ts';
import { createWorkerSweep } from './sweep-workers.ts';

export function createClaims(compiler: Compiler, engine: Engine, reader: Reader): StoreClaims {
  return {
    ...createLaneClaims(compiler, engine),
    attempts: createAttemptClaim(compiler, engine),
    tasks: createTaskClaim(compiler, engine),
    messages: createMessageClaim(compiler, engine),
    ...createPaymentClaims(reader),
    ...createSettlementClaim(reader),
    ledgerChecks: createLedgerCheckClaim(compiler, engine),
    sweepIdempotency: createIdempotencySweep(compiler, engine),
    sweepWorkers: createWorkerSweep(compiler, engine),
    sweepEvents: engine.leaves === undefined ? createEventSweep(compiler, engine, reader) : null,
    sweepSessions: createSessionSweep(compiler, engine, reader),
    sweepDailyTotals: createDailyTotalSweep(compiler, engine, reader),
    sweepKnownDevices: createKnownDeviceSweep(compiler, engine, reader),
    sweepCashOutCodes: createCashOutCodeSweep(compiler, engine, reader),
    sweepCashCodes: createCashCodeSweep(compiler, engine, reader),
    sweepKycSubmissions: createKycSubmissionSweep(compiler, engine, reader),
    sweepTestPayments: createTestPaymentSweep(compiler, engine, reader),
    sweepLinks: createLinkSweep(compiler, engine, reader),
    sweepMessages: createMessageSweep(compiler, engine, reader),
    ...createUnseenEnds(compiler, engine),
    sweepSigningKeys: createSigningKeySweep(compiler, engine),
  };
}
