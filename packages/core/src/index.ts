export type { Context, Settings } from './context.ts';
export {
  ANONYMOUS,
  type AnonymousCaller,
  type ApiKeyCaller,
  type Caller,
  type OperatorCaller,
  type SessionCaller,
} from './domain/caller.ts';
export type * from './domain/model.ts';
export { formatAmount } from './domain/money.ts';
export { GatewayError, isGatewayError } from './errors.ts';
export type { Credential, Gateway } from './gateway.ts';
export type { OperationRequest } from './operations/operation.ts';
export type { Change, ChangeOf, ChangeType } from './ports/changes.ts';
export type {
  ChargeOutcome,
  ChargeRequest,
  LookupOutcome,
  LookupRequest,
  Rail,
  RailMethod,
  RailRefundOutcome,
  RailRefundRequest,
} from './ports/rail.ts';
export type {
  CheckoutRead,
  ClaimedDelivery,
  ClaimRequest,
  CommitOutcome,
  DeliveryFilter,
  MerchantMode,
  Page,
  PaymentFilter,
  Store,
  StoreClaims,
  StoreMigrations,
  StoreReads,
} from './ports/store.ts';
export type {
  Clock,
  Hasher,
  LogFields,
  Logger,
  OutgoingError,
  OutgoingRequest,
  OutgoingResult,
  Random,
  Sender,
} from './ports/system.ts';
export { bare, refused, succeeded, type Answer } from './wire/answer.ts';
