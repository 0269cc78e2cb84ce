import type { Change, ChangeOf, ChangeType } from '@mitako/core';
import type { Compiler } from '../compiler.ts';
import type { GuardedStatement } from '../engine.ts';
import { auditLogChanges } from './audit-log.ts';
import { accountChanges } from './accounts.ts';
import { agentChanges } from './agents.ts';
import { cashChanges } from './cash.ts';
import { compileChange, type Definitions, type Plan } from './change.ts';
import { deliveryChanges } from './deliveries.ts';
import { disputeChanges } from './disputes.ts';
import { endpointChanges } from './endpoints.ts';
import { eventChanges } from './events.ts';
import { healthChanges } from './health.ts';
import { idempotencyChanges } from './idempotency.ts';
import { keyChanges } from './keys.ts';
import { logoChanges } from './logos.ts';
import { merchantChanges } from './merchants.ts';
import { paymentChanges } from './payments.ts';
import { principalChanges } from './principals.ts';
import { refundChanges } from './refunds.ts';
import { sessionChanges } from './sessions.ts';
import { settlementChanges } from './settlements.ts';
import { taskChanges } from './tasks.ts';
import { transferChanges } from './transfers.ts';
import { volumeChanges } from './volumes.ts';

const definitions: Definitions<ChangeType> = {
  ...principalChanges,
  ...merchantChanges,
  ...logoChanges,
  ...agentChanges,
  ...sessionChanges,
  ...keyChanges,
  ...paymentChanges,
  ...refundChanges,
  ...disputeChanges,
  ...settlementChanges,
  ...accountChanges,
  ...transferChanges,
  ...cashChanges,
  ...volumeChanges,
  ...eventChanges,
  ...endpointChanges,
  ...deliveryChanges,
  ...idempotencyChanges,
  ...taskChanges,
  ...auditLogChanges,
  ...healthChanges,
};

/**
 * Compiles every kind of change for one dialect. The result turns a list of changes into the statements of one commit,
 * and throws, before any of them runs, on a list that only a fault of the program can make.
 */
export function compileChanges(compiler: Compiler): (changes: readonly Change[]) => readonly GuardedStatement[] {
  const plans = new Map<ChangeType, Plan<never>>();
  for (const type of Object.keys(definitions) as ChangeType[]) plans.set(type, compile(compiler, type));
  return (changes) => {
    const commit: GuardedStatement[] = [];
    for (const [place, change] of changes.entries()) {
      const plan = plans.get(change.type);
      if (plan === undefined) throw new TypeError(`There is no change of type ${change.type}.`);
      // The plan was looked up by the type of this very change.
      plan(change as never, place, commit);
    }
    return commit;
  };
}

function compile<Type extends ChangeType>(compiler: Compiler, type: Type): Plan<ChangeOf<Type>> {
  return compileChange<ChangeOf<Type>>(compiler, definitions[type]);
}
