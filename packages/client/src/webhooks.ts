// Webhook verification. A separate entry, so that a receiver does not bundle the client.
export type {
  DisputeEventData,
  EndpointDisabledData,
  FailedPaymentData,
  PaymentEventData,
  PingData,
  RefundedPaymentData,
  RefundEventData,
  WebhookBody,
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
export { WebhookVerificationError, type WebhookVerificationReason } from './webhooks/verification-error.ts';
export type { WebhookHandlerOptions } from './webhooks/receiver.ts';
export type { WebhookSecret } from './webhooks/signature.ts';
export { verifyWebhook, type VerifyWebhookOptions, type WebhookPayload } from './webhooks/verify-webhook.ts';
export { webhookHandler } from './webhooks/webhook-handler.ts';
export * from './webhooks/sign-test-webhook.ts';
