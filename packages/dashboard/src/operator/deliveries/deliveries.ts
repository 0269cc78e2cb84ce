import type { Section } from '../../shell/section.ts';
import { SYSTEM } from '../groups.ts';
import { listDeliveries } from './list-deliveries.tsx';
import { replayAll, showReplayAll } from './replay-all.tsx';
import { confirmReplay, replayDelivery } from './replay-delivery.tsx';
import { showDelivery } from './show-delivery.tsx';
import { TEXT } from './text.ts';

/** Webhooks of all merchants on their way, and those that did not arrive. */
export const deliveries: Section = {
  label: { fr: TEXT.fr.label, en: TEXT.en.label },
  group: SYSTEM,
  path: '/deliveries',
  pages: (routes) => {
    routes.get('/deliveries', listDeliveries);
    routes.get('/deliveries/replay', showReplayAll);
    routes.post('/deliveries/replay', replayAll);
    routes.get('/deliveries/:delivery_id', showDelivery);
    routes.get('/deliveries/:delivery_id/replay', confirmReplay);
    routes.post('/deliveries/:delivery_id/replay', replayDelivery);
  },
};
