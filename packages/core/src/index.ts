export { createGateway, requireCurrentSchema, SchemaError } from './create-gateway.ts';
export { type RefusedOption, refusedOptions } from './checked-options.ts';
export type { Arrived } from './kernel/arrived.ts';
export type { Credential, Identity } from './kernel/authenticate.ts';
export type { Call } from './kernel/call.ts';
export type { Origin } from './kernel/origin.ts';
export type { LedgerScope, Watch } from './kernel/watch.ts';
export type { AttemptNextAction } from './model.ts';
export type { FailureCode } from '@mitako/contract/names';
export { contrast, linearLight, parseColor, type Rgb } from './basics/color.ts';
export { seedingProblem } from './sandbox/public-sandbox.ts';
export { isLocalHost } from './basics/local-host.ts';
export { isSame } from './system/is-same.ts';
export { audienceOf, findStaffUrlFault } from './system/site-url.ts';
export { formatAmount } from './basics/money.ts';
export { basisOfFailure, basisOfRefusal, type ProviderBasis } from './rails/provider-claims.ts';
export type { RailTextRules } from './rails/rail-text.ts';
export { validateRailMethod } from './rails/validate-rail-method.ts';
export { validateCharges } from './rails/validate-charges.ts';
export { GatewayError, invalidField, isGatewayError, isStoreUnavailable, StoreUnfitError } from './errors.ts';
export type { Ledger } from './ledger/in-process.ts';
export { createPlaces, type Places } from './limits/places.ts';
export { memoryRateLimiter } from './limits/memory-rate-limiter.ts';
export { RATE_LIMITS, type RateLimitPolicy } from './limits/policies.ts';
export type { RateLimited, RateLimiter } from './limits/rate-limiter.ts';
export { isTrivialPin } from './people/pin.ts';
export type { SignUp, SignUpModes } from './people/sign-up-mode.ts';
export type {
  Gateway,
  GatewayOptions,
  MessagesOptions,
  PayoutsFrom,
  RetentionOptions,
  SearchOptions,
} from './gateway.ts';
export type { Channel, HandedOver, Mail, Mailer, Sms, TextMessage } from './ports/mailer.ts';
export * from './brand/brand.ts';
export { findMessageTextFaults, type MessageTexts } from './messages/message-texts.ts';
export { findTextFaults, reworded, type Reworded, type TextFault } from './texts/reword.ts';
export { type BrandFault, checkedBrand, findBrandFaults } from './brand/checked-brand.ts';
export type * from './ports/telemetry.ts';
export { type LabelsOf, type Metric, type MetricOf, METRICS } from './telemetry/metrics.ts';
export { readTraceparent, traceId } from './telemetry/telemetry.ts';
export type { FileStore } from './ports/file-store.ts';
export type { CheckedRail } from './rails/check-rails.ts';
export type { RefundOffer } from './refunds/decide-refund.ts';
export type { NotReady, Warning } from './health/readiness.ts';
export {
  LEDGER_NOTICES,
  LEDGER_PROBLEMS,
  type LedgerNotice,
  type LedgerNoticeCode,
  type LedgerProblem,
  type LedgerProblemCode,
} from './ledger/verify/report.ts';
export {
  findTermsFault,
  termsMethods,
  type FeeOptions,
  type MethodOptions,
  type Terms,
  type TermsFault,
  type TermsOptions,
} from './methods/terms.ts';
export {
  findWalletTiersFault,
  type OperationLimits,
  type WalletTierLimits,
  type WalletTiers,
} from './wallets/tiers.ts';
export type { LogoFile } from './merchants/logo/logo.ts';
export type {
  CallbackSubject,
  ChargeRules,
  Rail,
  RailAvailability,
  RailBalance,
  RailCallback,
  RejectedCallback,
  RailMethod,
  RailPayer,
  RailProblem,
} from './ports/rail.ts';
export type * from './ports/rail-calls.ts';
export type { RailDetail } from './rails/model.ts';
export { checkedRails } from './rails/checked-rails.ts';
export type { MerchantMode } from './ports/page.ts';
export type { Store, StoreMigrations } from './ports/store.ts';
export type * from './ports/system.ts';
export type {
  EventHandler,
  HandledEvent,
  HandledEventType,
  HandlerCall,
  HandlerOptions,
  Handlers,
} from './webhooks/event-handler.ts';
export { sandboxRail } from './sandbox/sandbox-rail.ts';
export { SANDBOX_USERS, type SandboxSeed } from './sandbox/seed.ts';
export { systemClock } from './system/clock.ts';
export type { TimeSources } from './system/steady-time.ts';
export { createHasher } from './system/hasher.ts';
export { createPasswordCheck } from './system/password-check.ts';
export { jsonLogger, prettyLogger, silentLogger } from './system/logger.ts';
export { systemRandom } from './system/random.ts';
export { RootSecretError, type World, WorldError } from './root-secret/root-secrets.ts';
export { worldOf } from './root-secret/unlock.ts';
export { createSender } from './system/sender.ts';
export { dataOf, refused, type Done, type FileResult, type Refused, type Result } from './kernel/result.ts';
