import { GatewayError } from '../errors.ts';
import type { OperatorCaller } from '../kernel/caller.ts';
import { operatorOf } from '../kernel/callers.ts';
import { deciding, type ReadOperation, refuse } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { ledgerCheckToWire } from './check-wire.ts';
import { newLedgerCheck } from './new-check.ts';

/**
 * Requests a ledger check by the background work. One at a time over all processes: each has the next sequence, which
 * is unique, and follows one that has ended.
 */
export const createLedgerCheck = deciding<'createLedgerCheck'>(async (context, request) => {
  const last = await context.store.read.lastLedgerCheck();
  if (last?.status === 'running') return refuse('LEDGER_CHECK_RUNNING', { ledger_check_id: last.id });
  const ledgerCheck = newLedgerCheck(context, idOf(operatorOf(request.caller)), last);
  return {
    changes: [{ type: 'ledger_check.insert', ledgerCheck }],
    answer: succeeded(202, { ledger_check: ledgerCheckToWire(ledgerCheck, context.clock.now()) }),
  };
});

export const listLedgerChecks: ReadOperation<'listLedgerChecks'> = async (context, request) => {
  const { query } = request;
  const checks = await context.store.read.ledgerChecks(pageRequest(query, 'ledgerCheck'));
  const nowMs = context.clock.now();
  return pageAnswer('ledger_checks', checks, query.limit, (check) => ledgerCheckToWire(check, nowMs));
};

export const getLedgerCheck: ReadOperation<'getLedgerCheck'> = async (context, request) => {
  const check = await context.store.read.ledgerCheckById(request.parameters.ledger_check_id);
  if (check === null) throw new GatewayError('LEDGER_CHECK_NOT_FOUND');
  return succeeded(200, { ledger_check: ledgerCheckToWire(check, context.clock.now()) });
};

function idOf(caller: OperatorCaller): string {
  switch (caller.by) {
    case 'key':
      return caller.keyId;
    case 'session':
      return caller.principalId;
    case 'in_process':
      return 'in-process';
  }
}
