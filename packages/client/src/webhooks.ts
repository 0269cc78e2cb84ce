// Webhook verification. A separate entry, so that a receiver does not bundle the client.
export type {
  DisputeEventData,
  EndpointDisabledData,
  FailedPaymentData,
  PingData,
  RefundedPaymentData,
  RefundEventData,
  WebhookEventData,
} from '@mitako/contract/names';
export type {
  UnknownEventName,
  UnknownWebhookEvent,
  UntypedData,
  WebhookEvent,
  WebhookEventOf,
} from './webhooks/event.ts';
export type { WebhookHeaders } from './webhooks/headers.ts';
export {
  signTestWebhook,
  type SignedTestWebhook,
  type SignTestWebhookOptions,
  type TestEvent,
} from './webhooks/sign-test-webhook.ts';
export { WebhookVerificationError, type WebhookVerificationReason } from './webhooks/verification-error.ts';
export { verifyWebhook, type VerifyWebhookOptions } from './webhooks/verify-webhook.ts';
export { webhookHandler, type WebhookHandlerOptions } from './webhooks/webhook-handler.ts';
