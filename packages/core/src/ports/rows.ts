import { type SnakeCase, snakeCase } from '../basics/snake-case.ts';
import type * as model from '../model.ts';

/**
 * What a row may have of its own, here of a payment link:
 * - `insert`: the change `payment_link.insert` with the row as `paymentLink`. Refused when its id, or another unique key,
 *   exists.
 * - `update`: the change `payment_link.update` with the whole next state and `fromVersion`. It applies only to that
 *   version and writes `version`; what never changes stays as it is.
 * - `byId`: the read `paymentLinkById`.
 * - `byIds`: the read `paymentLinksByIds`: those that exist, in any order. At most a page of them.
 */
type Ability = 'insert' | 'update' | 'byId' | 'byIds';

type AbilityOf<Row> =
  | 'insert'
  | (Row extends { readonly id: string } ? 'byId' | 'byIds' : never)
  | (Row extends { readonly id: string; readonly version: number } ? 'update' : never);

/**
 * The objects that are stored as one row each. Their changes and reads, the statements of these, the witnesses of inserts
 * and the tests of the store suite follow from this map.
 */
export const ROWS = {
  /** Refused when the e-mail exists for this role. */
  principal: row<model.Principal>()('insert', 'byId', 'byIds'),
  /**
   * Refused beside another one of the merchant, or the operator, for the same person or address that is not removed, and
   * beside another active owner (unique keys). An update never changes whose it is once it is accepted.
   */
  membership: row<model.Membership>()('insert', 'update', 'byId'),
  merchant: row<model.Merchant>()('insert', 'update', 'byId', 'byIds'),
  /** Refused beside another one of the merchant that is not replaced. An update never changes what was submitted. */
  kycSubmission: row<model.KycSubmission>()('insert', 'update'),
  agent: row<model.Agent>()('insert', 'update', 'byId', 'byIds'),
  agentLocation: row<model.AgentLocation>()('insert', 'update', 'byId'),
  /**
   * Revokes what the account then has more than `SESSIONS_MAX` of: first sessions that were logged out, then those that
   * were not used for longest, never the new one.
   */
  session: row<model.Session>()('insert'),
  /** Refused beside another one of the account at its place. */
  factor: row<model.Factor>()('insert', 'byId'),
  recoveryCode: row<model.RecoveryCode>()('insert'),
  /** Deletes what the account then has more than `LIMITS.knownDevicesMax` of: first those that never logged in again. */
  knownDevice: row<model.KnownDevice>()('insert'),
  apiKey: row<model.ApiKey>()('insert', 'byId'),
  operatorKey: row<model.OperatorKey>()('insert', 'byId'),
  signingKey: row<model.SigningKey>()('insert'),
  dataKey: row<model.DataKey>()('insert', 'update', 'byId'),
  /** An update leaves its counts as they are. */
  paymentLink: row<model.PaymentLink>()('insert', 'update', 'byId'),
  payment: row<model.Payment>()('insert', 'byId', 'byIds'),
  /**
   * Refused while the payment has a live attempt (unique key). Also stores its customer, unless that is stored already.
   * An update clears the poll lease as well.
   */
  attempt: row<model.Attempt>()('insert', 'update', 'byId'),
  refund: row<model.Refund>()('insert', 'update', 'byId'),
  dispute: row<model.Dispute>()('insert', 'update', 'byId'),
  file: row<model.StoredFile>()('update', 'byIds'),
  /** The file must exist. */
  filePart: row<model.FilePart>()('insert'),
  /** Refused when another settlement of this merchant, mode and currency begins at the same sequence. */
  settlement: row<model.Settlement>()('insert', 'update', 'byId', 'byIds'),
  payoutExport: row<model.PayoutExport>()('insert', 'byId'),
  /** Refused beside another one of the merchant in this mode that is not replaced. */
  payoutAccount: row<model.PayoutAccount>()('insert'),
  account: row<model.Account>()('byId'),
  /** What reports will count. */
  figure: row<model.PendingFigure>()('insert'),
  /** Refused when the payment has a code, and when another payment has this one (unique keys). */
  cashCode: row<model.CashCode>()('insert'),
  event: row<model.Event>()('byId'),
  /** Reads by id find deleted ones too. An update replaces the patterns too, and opens or closes the lane. */
  endpoint: row<model.WebhookEndpoint>()('update', 'byId', 'byIds'),
  /** Also puts it into the queue of its endpoint, unless it has ended. */
  delivery: row<model.Delivery>()('insert', 'byId'),
  task: row<model.Task>()('insert'),
  link: row<model.Link>()('insert', 'byId'),
  message: row<model.Message>()('byId'),
  auditEntry: row<model.AuditEntry>()('byId'),
  /** Refused when there is a check with this sequence. */
  ledgerCheck: row<model.LedgerCheck>()('insert', 'byId'),
  /** Refused when there is one with this sequence, or of this day. */
  checkpoint: row<model.Checkpoint>()('insert'),
};

interface DeclaredRow<Row, Has extends Ability> {
  readonly has: readonly Has[];
  /** For types only; always undefined. */
  readonly row?: Row;
}

function row<Row>(): <const Has extends AbilityOf<Row>>(...has: readonly Has[]) => DeclaredRow<Row, Has> {
  return (...has) => ({ has });
}

export type RowName = keyof typeof ROWS;

/** The object of a row. */
export type StoredRow<Name extends RowName> = (typeof ROWS)[Name] extends DeclaredRow<infer Row, infer _> ? Row : never;

/** Names of the rows that have this. */
export type RowsWith<Has extends Ability> = {
  [Name in RowName]: (typeof ROWS)[Name] extends DeclaredRow<infer _, infer Own>
    ? Has extends Own
      ? Name
      : never
    : never;
}[RowName];

export function rowsWith<Has extends Ability>(has: Has): readonly RowsWith<Has>[] {
  const names = Object.entries(ROWS).filter(([, { has: all }]) => (all as readonly Ability[]).includes(has));
  // Object.entries loses the type of the keys.
  return names.map(([name]) => name as RowsWith<Has>);
}

/** `payment_link.insert`. */
export type RowChangeType<Name extends RowName, Has extends 'insert' | 'update'> = `${SnakeCase<Name>}.${Has}`;

export function rowChangeType<Name extends RowName, Has extends 'insert' | 'update'>(
  name: Name,
  has: Has,
): RowChangeType<Name, Has> {
  return `${snakeCase(name)}.${has}`;
}

export type RowInsert = {
  [Name in RowsWith<'insert'>]: {
    readonly [Field in 'type' | Name]: Field extends RowName ? StoredRow<Field> : RowChangeType<Name, 'insert'>;
  };
}[RowsWith<'insert'>];

export type RowUpdate = {
  [Name in RowsWith<'update'>]: {
    readonly [Field in 'type' | Name]: Field extends RowName ? StoredRow<Field> : RowChangeType<Name, 'update'>;
  } & { readonly fromVersion: number };
}[RowsWith<'update'>];

export type RowReads = {
  readonly [Name in RowsWith<'byId'> as `${Name}ById`]: (id: string) => Promise<StoredRow<Name> | null>;
} & {
  readonly [Name in RowsWith<'byIds'> as `${Name}sByIds`]: (
    ids: readonly string[],
  ) => Promise<readonly StoredRow<Name>[]>;
};
