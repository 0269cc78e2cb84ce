import type { OperatorCaller } from '../../domain/caller.ts';
import { GatewayError } from '../../errors.ts';
import { succeeded } from '../../wire/answer.ts';
import { ledgerCheckToWire } from '../../wire/ledger-check.ts';
import { pageAnswer, pageRequest } from '../../wire/list.ts';
import { operatorOf } from '../callers.ts';
import { newLedgerCheck } from '../ledger/new-check.ts';
import type { Operation } from '../operation.ts';
import { refuse } from '../perform.ts';
import { idempotencyOf } from '../replay.ts';
import { performAsOperator } from './perform-as-operator.ts';

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
