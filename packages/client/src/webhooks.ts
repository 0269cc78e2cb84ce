// Verifying webhooks. An entry of its own, so that a receiver does not carry the client that it may not use.
export type {
  DisputeEventData,
  EndpointDisabledData,
  FailedPaymentData,
  PingData,
  RefundedPaymentData,
  RefundEventData,
  UnknownEventName,
  UnknownWebhookEvent,
  UntypedData,
  WebhookEvent,
  WebhookEventData,
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
