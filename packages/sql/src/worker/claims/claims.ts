import type { StoreClaims } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Reader } from '../../engine/reader.ts';
import { createLaneClaims } from './lanes.ts';
import { createAttemptClaim, createTaskClaim } from './due.ts';
import { createPaymentClaims } from './due-payments.ts';
import { createSettlementClaim } from './due-settlements.ts';
import { createLedgerCheckClaim } from './ledger-checks.ts';
import { createIdempotencySweep } from './sweep.ts';
import { createWorkerSweep } from './sweep-workers.ts';

export function createClaims(compiler: Compiler, engine: Engine, reader: Reader): StoreClaims {
  return {
    ...createLaneClaims(compiler, engine),
    attempts: createAttemptClaim(compiler, engine),
    tasks: createTaskClaim(compiler, engine),
    ...createPaymentClaims(reader),
    ...createSettlementClaim(reader),
    ledgerChecks: createLedgerCheckClaim(compiler, engine),
    sweepIdempotency: createIdempotencySweep(compiler, engine),
    sweepWorkers: createWorkerSweep(compiler, engine),
  };
}
