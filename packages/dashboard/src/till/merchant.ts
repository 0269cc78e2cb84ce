import type { Section } from '../shell/page.ts';
import { sendIcon, sendManifest } from './manifest.ts';
import { cancelAtTill, pushAtTill } from './push-payment.ts';
import { showTill } from './show-till.tsx';
import { showState, showTillPayment } from './show-till-payment.tsx';

/** Payments at the counter, by phone: an amount is typed, and the page shows when it is paid. */
export const till: Section = {
  label: 'till',
  route: 'createPayment',
  group: 'collect',
  path: '/till',
  pages: {
    '/till': showTill,
    '/till/manifest': sendManifest,
    '/till/icon': sendIcon,
    '/till/:payment_id': showTillPayment,
    '/till/:payment_id/state': showState,
    '/till/:payment_id/push': { post: pushAtTill },
    '/till/:payment_id/cancel': { post: cancelAtTill },
  },
};
