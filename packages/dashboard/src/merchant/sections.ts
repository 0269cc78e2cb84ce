import { security } from '../account/security.tsx';
import type { Section } from '../shell/section.ts';
import { activity } from './activity/activity.tsx';
import { apiKeys } from './api-keys/api-keys.tsx';
import { customers } from './customers/customers.ts';
import { events } from './events/events.tsx';
import { balance } from './balance/balance.tsx';
import { disputes } from './disputes/disputes.tsx';
import { kyc } from './account/kyc.tsx';
import { profile } from './account/profile.ts';
import { home } from './home/home.tsx';
import { methods } from './methods/methods.tsx';
import { paymentLinks } from './payment-links/payment-links.ts';
import { payoutAccount } from './payout-account/payout-account.tsx';
import { payments } from './payments/payments.ts';
import { reports } from './reports/reports.tsx';
import { settlements } from './settlements/settlements.tsx';
import { sandbox } from './sandbox/sandbox.tsx';
import { till } from './till/till.ts';
import { webhooks } from './webhooks/webhooks.tsx';

/** The merchant's menu, in its order. */
export const sections: readonly Section[] = [
  home,
  payments,
  customers,
  reports,
  paymentLinks,
  till,
  disputes,
  balance,
  settlements,
  payoutAccount,
  apiKeys,
  webhooks,
  events,
  sandbox,
  profile,
  methods,
  kyc,
  security,
  activity,
];
