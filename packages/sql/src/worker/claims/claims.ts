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
import { createCashOutCodeSweep } from './sweep-cash-out-codes.ts';
import { createEventSweep } from './sweep-events.ts';
import { createSessionSweep } from './sweep-sessions.ts';
import { createSigningKeySweep } from './sweep-signing-keys.ts';
import { createWorkerSweep } from './sweep-workers.ts';

/** Each claim is work in a transaction of its own, see `Work`. */
export function createClaims(compiler: Compiler, engine: Engine, reader: Reader): StoreClaims {
  const attempts = createAttemptClaim(compiler);
  const tasks = createTaskClaim(compiler);
  const ledgerChecks = createLedgerCheckClaim(compiler);
  const sweep = createIdempotencySweep(compiler);
  const sweepWorkers = createWorkerSweep(compiler);
  const sweepEvents = createEventSweep(compiler);
  const sweepSessions = createSessionSweep(compiler);
  const sweepCashOutCodes = createCashOutCodeSweep(compiler);
  const sweepSigningKeys = createSigningKeySweep(compiler);

  return {
    ...createLaneClaims(compiler, engine),
    attempts: (request) => engine.claim(() => attempts(request)),
    tasks: (request) => engine.claim(() => tasks(request)),
    ...createPaymentClaims(reader),
    ...createSettlementClaim(reader),
    ledgerChecks: (request) => engine.claim(() => ledgerChecks(request)),
    sweepIdempotency: (request) => engine.claim(() => sweep(request)),
    sweepWorkers: (request) => engine.claim(() => sweepWorkers(request)),
    sweepEvents: (request) => engine.claim(() => sweepEvents(request)),
    sweepSessions: (request) => engine.claim(() => sweepSessions(request)),
    sweepCashOutCodes: (request) => engine.claim(() => sweepCashOutCodes(request)),
    sweepSigningKeys: (request) => engine.claim(() => sweepSigningKeys(request)),
  };
}
