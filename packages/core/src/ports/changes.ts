import type { AgentChanges } from '../agents/changes.ts';
import type { KeyChanges } from '../api-keys/changes.ts';
import type { AuditChanges } from '../audit/changes.ts';
import type { CashPaymentChanges } from '../cash-payments/changes.ts';
import type { CustomerChanges } from '../customers/changes.ts';
import type { FileChanges } from '../files/changes.ts';
import type { HealthChanges } from '../health/changes.ts';
import type { IdempotencyChanges } from '../kernel/changes.ts';
import type { LedgerChanges } from '../ledger/changes.ts';
import type { LinkChanges } from '../links/changes.ts';
import type { MerchantChanges } from '../merchants/changes.ts';
import type { MessageChanges } from '../messages/changes.ts';
import type { MethodChanges } from '../methods/changes.ts';
import type { PaymentLinkChanges } from '../payment-links/changes.ts';
import type { PaymentChanges } from '../payments/changes.ts';
import type { PayoutAccountChanges } from '../payout-accounts/changes.ts';
import type { PeopleChanges } from '../people/changes.ts';
import type { ReportChanges } from '../reports/changes.ts';
import type { DataKeyChanges } from '../root-secret/changes.ts';
import type { SandboxChanges } from '../sandbox/changes.ts';
import type { WebhookChanges } from '../webhooks/changes.ts';
import type { TaskChanges } from '../worker/changes.ts';
import type { RowInsert, RowUpdate } from './rows.ts';

/** What each change has beside its type. Those of rows as they are follow from `ROWS`. */
export interface Changes
  extends
    AgentChanges,
    KeyChanges,
    AuditChanges,
    CashPaymentChanges,
    CustomerChanges,
    FileChanges,
    HealthChanges,
    IdempotencyChanges,
    LedgerChanges,
    LinkChanges,
    MerchantChanges,
    MessageChanges,
    MethodChanges,
    PaymentLinkChanges,
    PaymentChanges,
    PayoutAccountChanges,
    PeopleChanges,
    ReportChanges,
    DataKeyChanges,
    SandboxChanges,
    WebhookChanges,
    TaskChanges {}

/**
 * One write, as data. A list of changes is committed as a whole or not at all.
 *
 * Each kind is one or more statements, and each statement knows how many rows it must touch; a different number is a
 * refusal that names the change (`guard`), and the whole list is undone. A guard tests only columns of the row its
 * statement changes, a unique key or a CHECK, because under READ COMMITTED a waiting writer rechecks nothing else.
 */
export type Change =
  | RowInsert
  | RowUpdate
  | { [Type in keyof Changes]: Readonly<{ type: Type } & Changes[Type]> }[keyof Changes];

export type ChangeType = Change['type'];

/** A change of one kind. */
export type ChangeOf<Type extends ChangeType> = Extract<Change, { readonly type: Type }>;
