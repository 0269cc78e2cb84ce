// For stores and for tests of the engine; a program that embeds the gateway does not need it.
export { StoreUnavailableError } from './errors.ts';
export { type AddressGuard, createAddressGuard } from './system/address-guard.ts';
export { accountId, isBookedInPlace, parseAccountId, shardOfOwner, withoutShard } from './ledger/accounts.ts';
export type * from './model.ts';
export type * from './ports/page.ts';
export type * from './reads.ts';
export { type CheckedRail, type Checking, checkRails } from './rails/check-rails.ts';
export { pointsOf, type Reader, tell } from './payments/timeline/explain.ts';
export type { TimelineFacts } from './payments/timeline/facts.ts';
export type { Point } from './payments/timeline/points.ts';
export {
  claimsIn,
  type ClaimName,
  PROVIDER_CLAIMS,
  type ProviderClaim,
  type ProviderClaims,
} from './rails/provider-claims.ts';
export { checkedSignUp } from './people/sign-up-mode.ts';
export { knownFrom, knownOf, type KnownOfCheckout } from './checkout/known.ts';
export { shownAction } from './checkout/wire.ts';
export type { RailOutcome } from './rails/assess-outcomes.ts';
export { type TurnedAway, turnedAway } from './rails/turned-away.ts';
export { ID_PREFIXES, type IdKind, RAIL_METHOD_TYPES } from '@mitako/contract/names';
export { digitsOfHex, hexOfDigits } from './basics/id-bytes.ts';
export { firstIdAt, idsOfSlug, shardOf, slugOf, tailOfSlug, timeOfId } from './basics/ids.ts';
export { newPayment } from './payments/new-payment.ts';
export * from './payments/search-words.ts';
export type { DailyKind } from './agents/changes.ts';
export type { Change, ChangeOf, ChangeType } from './ports/changes.ts';
export type { SettledLane } from './webhooks/changes.ts';
export type {
  AuditedAccount,
  AuditedEntries,
  AuditedLines,
  AuditedPayment,
  AuditedPaymentHeader,
  AuditedSettlement,
  AuditedSubject,
  AuditedTransfer,
  AuditPage,
  EntryPlace,
  CheckpointedKind,
  LedgerAudit,
} from './ports/ledger-audit.ts';
export { type CommitOutcome, type EngineStore, engineStore, type StoreReads } from './ports/store.ts';
export type { LookUpQueue, Pace, StorePaces } from './ports/store-paces.ts';
export { WALKED_TABLES } from './root-secret/reads.ts';
export { HEAD_STARTS_MS, pollRankOf } from './attempts/poll-rank.ts';
export type * from './ports/store-claims.ts';
export { EVERY_MERCHANT, HANDLERS_MAX } from './webhooks/handler-ids.ts';
export { KNOWN_DEVICES_MAX, SESSIONS_MAX } from './people/changes.ts';
export { CANCELED_MAX } from './webhooks/changes.ts';
export type { HealthRequest, QueueName, QueueState, StoreHealth } from './ports/store-health.ts';
export { leafProblems } from './worker/leaf-problems.ts';
export { DIVIDED_TABLES, type DividedTable, type Leaf, type StoreLeaves } from './ports/store-leaves.ts';
export type { LimitCount, LimitTake, StoreLimits } from './ports/store-limits.ts';
export { keepNewest } from './basics/keep-newest.ts';
export { type SnakeCase, snakeCase } from './basics/snake-case.ts';
export * from './ports/rows.ts';
export type { StoreWakeups, WakeReason } from './ports/store-wakeups.ts';
