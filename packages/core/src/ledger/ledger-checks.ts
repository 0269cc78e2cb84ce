import type { OperatorCaller } from '../kernel/caller.ts';
import { GatewayError } from '../errors.ts';
import { succeeded } from '../kernel/answer.ts';
import { ledgerCheckToWire } from './check-wire.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { operatorOf } from '../kernel/callers.ts';
import { newLedgerCheck } from './new-check.ts';
import type { Operation } from '../kernel/operation.ts';
import { refuse } from '../kernel/perform.ts';
import { idempotencyOf } from '../kernel/replay.ts';
import { performAsOperator } from '../kernel/perform-as-operator.ts';

/**
 * Asks for a check of the books, which the background work makes. One at a time over all processes: each has the next
 * sequence, which is a unique key, and follows on one that has ended.
 */
export const createLedgerCheck: Operation<'createLedgerCheck'> = (context, request) =>
  performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'createLedgerCheck', request),
    decide: async () => {
      const last = await context.store.read.lastLedgerCheck();
      if (last?.status === 'running') return refuse('LEDGER_CHECK_RUNNING', { ledger_check_id: last.id });
      const ledgerCheck = newLedgerCheck(context, idOf(operatorOf(request.caller)), last);
      return {
        changes: [{ type: 'ledger_check.insert', ledgerCheck }],
        answer: succeeded(202, { ledger_check: ledgerCheckToWire(ledgerCheck, context.clock.now()) }),
      };
    },
  });

export const listLedgerChecks: Operation<'listLedgerChecks'> = async (context, request) => {
  operatorOf(request.caller);
  const { query } = request;
  const checks = await context.store.read.ledgerChecks(pageRequest(query, 'ledgerCheck'));
  const nowMs = context.clock.now();
  return pageAnswer('ledger_checks', checks, query.limit, (check) => ledgerCheckToWire(check, nowMs));
};

export const getLedgerCheck: Operation<'getLedgerCheck'> = async (context, request) => {
  operatorOf(request.caller);
  const check = await context.store.read.ledgerCheckById(request.parameters.ledger_check_id);
  if (check === null) throw new GatewayError('LEDGER_CHECK_NOT_FOUND');
  return succeeded(200, { ledger_check: ledgerCheckToWire(check, context.clock.now()) });
};

function idOf(caller: OperatorCaller): string {
  return caller.by === 'key' ? caller.keyId : caller.principalId;
}
