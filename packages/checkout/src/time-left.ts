import type { Checkout, NextAction } from '@mitako/contract';

/** Remaining time of a checkout, by the engine's clock. */
export function timeToPayMs({ expires_at: end, server_time: now }: Checkout): number {
  return Date.parse(end) - Date.parse(now);
}

/** Remaining time of the provider's prompt; null without one. */
export function timeToActMs({ next_action: action, server_time: now }: Checkout): number | null {
  return action === null ? null : Date.parse(action.expires_at) - Date.parse(now);
}

/** The whole time that the provider's prompt has. */
export function wholeTimeMs({ created_at: start, expires_at: end }: NextAction): number {
  return Date.parse(end) - Date.parse(start);
}

/** Rounded up, so that the page does not poll before the time is over. */
export function wholeSeconds(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}
