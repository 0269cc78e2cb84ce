import type { WebhookEvent } from '@mitako/client/webhooks';

/** The events that this shop subscribes to: outcomes of payments. */
export const EVENTS = [
  'payment.succeeded',
  'payment.failed',
  'payment.canceled',
  'payment.expired',
  'payment.refunded',
] as const;

/** One of {@link EVENTS}, verified. */
export type ShopEvent = Extract<WebhookEvent, { readonly event: (typeof EVENTS)[number] }>;

/** The endpoint may be subscribed to more; the shop ignores unknown events. */
export function isShopEvent(event: WebhookEvent): event is ShopEvent {
  return (EVENTS as readonly string[]).includes(event.event);
}
