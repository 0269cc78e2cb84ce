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
import { createMessageClaim } from './messages.ts';
import { createIdempotencySweep } from './sweep.ts';
import { createDailyTotalSweep } from './sweep-daily-totals.ts';
import { createEventSweep } from './sweep-events.ts';
import { createSigningKeySweep } from './sweep-signing-keys.ts';
import { createTestPaymentSweep } from './sweep-test-payments.ts';
import { createWorkerSweep } from './sweep-workers.ts';
import { createWalkedSweeps } from './walked-sweeps.ts';

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
    sweepDailyTotals: createDailyTotalSweep(compiler, engine, reader),
    sweepTestPayments: createTestPaymentSweep(compiler, engine, reader),
    ...createWalkedSweeps(compiler, engine, reader),
    ...createUnseenEnds(compiler, engine),
    sweepSigningKeys: createSigningKeySweep(compiler, engine),
  };
}
