import type { Page } from '../shell/page.ts';

/** The list of deliveries, below the panel. */
export function deliveriesPath({ isOperator }: Page): string {
  return isOperator ? '/deliveries' : '/webhooks/deliveries';
}
