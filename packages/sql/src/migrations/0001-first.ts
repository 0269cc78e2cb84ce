import { agents } from './0001-first/agents.ts';
import { apiKeys } from './0001-first/api-keys.ts';
import { audit } from './0001-first/audit.ts';
import { customers } from './0001-first/customers.ts';
import { disputes } from './0001-first/disputes.ts';
import { divided } from './0001-first/divided.ts';
import { files } from './0001-first/files.ts';
import { health } from './0001-first/health.ts';
import { kernel } from './0001-first/kernel.ts';
import { kycSubmissions } from './0001-first/kyc-submissions.ts';
import { ledger } from './0001-first/ledger.ts';
import { limits } from './0001-first/limits.ts';
import { links } from './0001-first/links.ts';
import { messages } from './0001-first/messages.ts';
import { merchants } from './0001-first/merchants.ts';
import { paymentLinks } from './0001-first/payment-links.ts';
import { payments } from './0001-first/payments.ts';
import { payoutAccounts } from './0001-first/payout-accounts.ts';
import { people } from './0001-first/people.ts';
import { refunds } from './0001-first/refunds.ts';
import { reports } from './0001-first/reports.ts';
import { rootSecret } from './0001-first/root-secret.ts';
import { settlements } from './0001-first/settlements.ts';
import { webhooks } from './0001-first/webhooks.ts';
import { worker } from './0001-first/worker.ts';
import type { Migration, Part } from './migration.ts';

/** Each table after those that it refers to. */
const PARTS: readonly Part[] = [
  rootSecret,
  merchants,
  people,
  kycSubmissions,
  apiKeys,
  paymentLinks,
  payments,
  customers,
  refunds,
  disputes,
  files,
  ledger,
  reports,
  settlements,
  payoutAccounts,
  agents,
  webhooks,
  kernel,
  worker,
  links,
  messages,
  limits,
  audit,
  health,
  divided,
];

export const first: Migration = {
  name: '0001-first',
  statements: (dialect) => PARTS.flatMap((part) => part(dialect)),
};
