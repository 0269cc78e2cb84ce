import { security } from '../account/security.ts';
import type { Section } from '../shell/section.ts';
import { agents } from './agents/agents.ts';
import { attempts } from './attempts/attempts.ts';
import { auditLog } from './audit/audit-log.ts';
import { deliveries } from './deliveries/deliveries.ts';
import { disputes } from './disputes/disputes.ts';
import { health } from './health/health.tsx';
import { home } from './home/home.tsx';
import { ledgerChecks } from './ledger-checks/ledger-checks.ts';
import { merchants } from './merchants/merchants.ts';
import { payments } from './payments/payments.ts';
import { refunds } from './refunds/refunds.ts';
import { settlements } from './settlements/settlements.ts';

/** The operator's menu, in its order. */
export const sections: readonly Section[] = [
  home,
  attempts,
  refunds,
  disputes,
  settlements,
  merchants,
  agents,
  payments,
  deliveries,
  ledgerChecks,
  health,
  auditLog,
  security,
];
