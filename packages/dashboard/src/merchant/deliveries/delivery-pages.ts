import type { Routes } from '../../shell/section.ts';
import { listDeliveries } from './list-deliveries.tsx';
import { replayFailed, showReplayFailed } from './replay-failed.tsx';
import { replayDelivery, showDelivery } from './show-delivery.tsx';

/** What was sent to endpoints: pages of the webhooks. */
export function deliveryPages(routes: Routes): void {
  routes.get('/webhooks/deliveries', listDeliveries);
  routes.get('/webhooks/deliveries/replay', showReplayFailed);
  routes.post('/webhooks/deliveries/replay', replayFailed);
  routes.get('/webhooks/deliveries/:delivery_id', showDelivery);
  routes.post('/webhooks/deliveries/:delivery_id', replayDelivery);
}
