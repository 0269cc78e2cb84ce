import { security } from '../account/security.ts';
import type { Section } from '../shell/section.ts';
import { activity } from './activity/activity.ts';
import { apiKeys } from './api-keys/api-keys.ts';
import { events } from './events/events.ts';
import { balance } from './balance/balance.tsx';
import { disputes } from './disputes/disputes.ts';
import { kyc } from './account/kyc.ts';
import { profile } from './account/profile.ts';
import { home } from './home/home.tsx';
import { payments } from './payments/payments.ts';
import { settlements } from './settlements/settlements.ts';
import { sandbox } from './sandbox/sandbox.tsx';
import { webhooks } from './webhooks/webhooks.ts';

/** The merchant's menu, in its order. */
export const sections: readonly Section[] = [
  home,
  payments,
  disputes,
  balance,
  settlements,
  apiKeys,
  webhooks,
  events,
  sandbox,
  profile,
  kyc,
  security,
  activity,
];
