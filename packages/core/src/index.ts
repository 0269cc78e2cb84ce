export type * from './domain/model.ts';
export type { Change, ChangeOf, ChangeType } from './ports/changes.ts';
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
