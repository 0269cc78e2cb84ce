import type { ChangeType } from '@mitako/core/engine';
import type { Compiler } from './compiler.ts';
import type { GuardedStatement } from './engine.ts';
import { auditLogChanges } from '../audit/changes.ts';
import { accountChanges } from '../ledger/account-changes.ts';
import { agentChanges } from '../agents/changes.ts';
import { cashChanges } from '../agents/cash-changes.ts';
import { cashCodeChanges } from '../cash-payments/changes.ts';
import { compileChange, type Definition, type Plan } from './change.ts';
import { deliveryChanges } from '../webhooks/delivery-changes.ts';
import { customerChanges } from '../customers/changes.ts';
import { fileChanges } from '../files/changes.ts';
import { sandboxChanges } from '../sandbox/changes.ts';
import { endpointChanges } from '../webhooks/endpoint-changes.ts';
import { eventChanges } from '../webhooks/event-changes.ts';
import type { Planned } from '../webhooks/fan-out.ts';
import { healthChanges } from '../health/changes.ts';
import { idempotencyChanges } from '../kernel/idempotency-changes.ts';
import { keyChanges } from '../api-keys/changes.ts';
import { laneChanges } from '../webhooks/lane-changes.ts';
import { merchantChanges } from '../merchants/changes.ts';
import { methodChanges } from '../methods/changes.ts';
import { paymentLinkChanges } from '../payment-links/changes.ts';
import { paymentChanges } from '../payments/changes.ts';
import { payoutAccountChanges } from '../payout-accounts/changes.ts';
import { principalChanges } from '../people/principal-changes.ts';
import { factorChanges } from '../people/factor-changes.ts';
import { knownDeviceChanges } from '../people/known-device-changes.ts';
import { sessionChanges } from '../people/session-changes.ts';
import { linkChanges } from '../links/changes.ts';
import { messageChanges } from '../messages/changes.ts';
import { taskChanges } from '../worker/task-changes.ts';
import { checkpointChanges } from '../ledger/checkpoint-changes.ts';
import { transferChanges } from '../ledger/transfer-changes.ts';
import { figureChanges } from '../reports/changes.ts';
import { rootSecretChanges } from '../root-secret/changes.ts';
import { rowChanges } from '../rows.ts';

type PlannedOf<Type extends ChangeType> = Extract<Planned, { readonly type: Type }>;

const definitions: { readonly [Each in ChangeType]: Definition<PlannedOf<Each>> } = {
  ...rowChanges,
  ...principalChanges,
  ...merchantChanges,
  ...methodChanges,
  ...agentChanges,
  ...factorChanges,
  ...knownDeviceChanges,
  ...sessionChanges,
  ...keyChanges,
  ...rootSecretChanges,
  ...paymentLinkChanges,
  ...paymentChanges,
  ...customerChanges,
  ...fileChanges,
  ...sandboxChanges,
  ...payoutAccountChanges,
  ...accountChanges,
  ...checkpointChanges,
  ...transferChanges,
  ...cashChanges,
  ...cashCodeChanges,
  ...figureChanges,
  ...eventChanges,
  ...endpointChanges,
  ...deliveryChanges,
  ...laneChanges,
  ...idempotencyChanges,
  ...taskChanges,
  ...linkChanges,
  ...messageChanges,
  ...auditLogChanges,
  ...healthChanges,
};

/**
 * Compiles every kind of change for one dialect. The result turns a list of changes into the statements of one commit,
 * and throws, before any of them runs, on a list that only a programming error can produce.
 */
export function compileChanges(compiler: Compiler): (changes: readonly Planned[]) => readonly GuardedStatement[] {
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

function compile<Type extends ChangeType>(compiler: Compiler, type: Type): Plan<PlannedOf<Type>> {
  return compileChange<PlannedOf<Type>>(compiler, definitions[type]);
}
