import type { WebhookEvent } from '@mitako/client/webhooks';

/** What this shop wants to hear about: how payments ended. */
export const EVENTS = [
  'payment.succeeded',
  'payment.failed',
  'payment.canceled',
  'payment.expired',
  'payment.refunded',
] as const;

/** One of {@link EVENTS}, verified. */
export type ShopEvent = Extract<WebhookEvent, { readonly event: (typeof EVENTS)[number] }>;

/** Somebody may subscribe the endpoint to more; what the shop does not know, it leaves alone. */
export function isShopEvent(event: WebhookEvent): event is ShopEvent {
  return (EVENTS as readonly string[]).includes(event.event);
}
