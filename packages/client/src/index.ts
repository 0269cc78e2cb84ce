// The merchant's client. Webhook verification has its own entry, '@mitako/client/webhooks', which needs none of this.
export * from './common.ts';
export { clientOver, createClient, type Client } from './clients/create-client.ts';
export { errorOf, type Refusal, type RefusalBody } from './internal/failures.ts';
export type { Fields, FileBody, Outgoing, QueryValue, RouteLiteral, Send } from './internal/transport.ts';
export type * from './clients/server-types.ts';
export type { ClientOptions } from './options.ts';
export type {
  CustomerMethod,
  CustomerSum,
  CustomerTotals,
  CustomerType,
  EventType,
  FilePurpose,
  FileReference,
  FileType,
  PaymentLinkStatus,
  PaymentStatus,
  TimelineEntry,
} from '@mitako/contract/names';
export type { CurrencyLiteral, InCurrency } from './currency.ts';
export type { OfWholeAmount } from './whole-amount.ts';
export { exampleNumber, type PhoneReading, readPhoneNumber } from '@mitako/contract/names';
export { formatXaf, parseXaf, xaf, type WholeLiteral, type Xaf } from '@mitako/contract/names';
