import { security } from '../people/security.tsx';
import type { Section } from '../shell/page.ts';
import { apiKeys } from '../api-keys/merchant.tsx';
import { customers } from '../customers/merchant.ts';
import { events } from '../events/merchant.tsx';
import { balance } from '../balance/merchant.tsx';
import { disputes } from '../disputes/merchant.tsx';
import { home } from '../home/merchant.tsx';
import { notifications } from '../notices/merchant.tsx';
import { paymentLinks } from '../payment-links/merchant.ts';
import { payments } from '../payments/merchant.ts';
import { reports } from '../reports/merchant.ts';
import { settings } from '../settings/merchant.ts';
import { settlements } from '../settlements/merchant.tsx';
import { sandbox } from '../sandbox/merchant.tsx';
import { team } from '../teams/merchant.tsx';
import { till } from '../till/merchant.ts';
import { webhooks } from '../webhooks/merchant.tsx';

/** The merchant's menu, in its order. */
export const sections: readonly Section[] = [
  home,
  payments,
  paymentLinks,
  till,
  customers,
  disputes,
  balance,
  settlements,
  reports,
  apiKeys,
  webhooks,
  events,
  sandbox,
  team,
  notifications,
  security,
  settings,
];
