import { expect, test } from 'vitest';
import type { AuditedAccount } from '../../ports/ledger-audit.ts';
import { accountId, newAccount } from '../accounts.ts';
import { problemsOfAccount } from './accounts.ts';
import type { LedgerProblemCode } from './report.ts';

/** Everything of it is posted. */
function audited(kind: 'wallet' | 'float' | 'merchant_available', available: number): AuditedAccount {
  const id = accountId('own_1', kind, 'XAF', false);
  return {
    id,
    account: { ...newAccount(id, 0), available, chainSequence: 2 },
    firstSequence: 1,
    lastSequence: 2,
    unchainedCount: 0,
    unchainedSum: 0,
    unchainedDebits: 0,
    oldestUnchained: null,
  };
}

test.each<readonly ['wallet' | 'float' | 'merchant_available', number, number, readonly LedgerProblemCode[]]>([
  ['wallet', 100, 100, []],
  ['wallet', 100, 90, ['balance_wrong']],
  ['wallet', -1, -1, ['balance_negative']],
  ['float', -1, -1, ['balance_negative']],
  // Disputes and refunds in test mode leave a merchant in debt.
  ['merchant_available', -1, -1, []],
])('a %s that holds %i, with entries of %i: %j', (kind, available, chainedSum, codes) => {
  expect(problemsOfAccount(audited(kind, available), chainedSum).map(({ code }) => code)).toEqual(codes);
});
