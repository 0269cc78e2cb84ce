import { createCall, createCallCsv, type OperatorLine } from '../internal/call.ts';
import { createSend, withBearer, type Send } from '../internal/transport.ts';
import { assertOperatorKey } from '../keys.ts';
import { readConnection, type ConnectionOptions, type KeySettings } from '../options.ts';
import { createAgents, type Agents } from './agents.ts';
import { createAttempts, type Attempts } from './attempts.ts';
import { createOperatorAuditLog, type OperatorAuditLog } from './audit-log.ts';
import { createOperatorDeliveries, type OperatorDeliveries } from './deliveries.ts';
import { createOperatorDisputes, type OperatorDisputes } from './disputes.ts';
import { createOperatorHealth, type OperatorHealth } from './health.ts';
import { createLedgerChecks, type LedgerChecks } from './ledger-checks.ts';
import { createMerchants, type Merchants } from './merchants.ts';
import { createOperatorPayments, type OperatorPayments } from './payments.ts';
import { createOperatorRefunds, type OperatorRefunds } from './refunds.ts';
import { createOperatorSettlements, type OperatorSettlements } from './settlements.ts';

/** What an operator's client needs to know. */
export interface OperatorClientOptions extends ConnectionOptions {
  /** Operator key, `svc_operator_…`. It is refused in browsers. */
  readonly operatorKey: string;
}

/** The API of the operator of the gateway, over all merchants and both modes. Any call may throw a `MitakoError`. */
export interface OperatorClient {
  readonly merchants: Merchants;
  readonly agents: Agents;
  readonly payments: OperatorPayments;
  readonly refunds: OperatorRefunds;
  readonly disputes: OperatorDisputes;
  readonly settlements: OperatorSettlements;
  readonly attempts: Attempts;
  readonly deliveries: OperatorDeliveries;
  readonly auditLog: OperatorAuditLog;
  readonly health: OperatorHealth;
  readonly ledgerChecks: LedgerChecks;
}

/**
 * Makes the operator's client. It holds no connection and no state. Calls are sent again as those of `createClient`.
 *
 * @example
 * ```ts
 * const operator = createOperatorClient({ operatorKey: env.MITAKO_OPERATOR_KEY, baseUrl: 'https://pay.example.cm/api/v1' });
 * for await (const { id } of operator.merchants.list({ kyc_status: 'pending' })) …
 * ```
 * @throws TypeError when an option is wrong, or the key is used in a browser
 */
export function createOperatorClient(options: OperatorClientOptions): OperatorClient {
  assertOperatorKey(options.operatorKey);
  return operatorClientOf({ ...readConnection(options), key: options.operatorKey });
}

/** The client of settings that are complete. Not part of the package's surface: tests shorten the waits with it. */
export function operatorClientOf(settings: KeySettings): OperatorClient {
  return operatorClientOver(withBearer(createSend(settings), settings.key));
}

/** The same, over what knows who asks. */
export function operatorClientOver(send: Send): OperatorClient {
  const call = createCall<OperatorLine>(send);
  return {
    merchants: createMerchants(call),
    agents: createAgents(call),
    payments: createOperatorPayments(call),
    refunds: createOperatorRefunds(call),
    disputes: createOperatorDisputes(call),
    settlements: createOperatorSettlements(call, createCallCsv(send)),
    attempts: createAttempts(call),
    deliveries: createOperatorDeliveries(call),
    auditLog: createOperatorAuditLog(call),
    health: createOperatorHealth(call),
    ledgerChecks: createLedgerChecks(call),
  };
}
