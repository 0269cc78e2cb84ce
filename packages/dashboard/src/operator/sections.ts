import { security } from '../account/security.tsx';
import type { Section } from '../shell/section.ts';
import { agentLocations } from './agent-locations/agent-locations.tsx';
import { agents } from './agents/agents.tsx';
import { attempts } from './attempts/attempts.tsx';
import { unappliedFunds } from './attempts/unapplied-funds.tsx';
import { auditLog } from './audit/audit-log.tsx';
import { deliveries } from './deliveries/deliveries.tsx';
import { disputes } from './disputes/disputes.tsx';
import { health } from './health/health.tsx';
import { home } from './home/home.tsx';
import { ledgerChecks } from './ledger-checks/ledger-checks.tsx';
import { merchants } from './merchants/merchants.tsx';
import { payments } from './payments/payments.tsx';
import { rails } from './rails/rails.tsx';
import { refunds } from './refunds/refunds.tsx';
import { reports } from './reports/reports.tsx';
import { settlements } from './settlements/settlements.tsx';

/** The operator's menu, in its order. */
export const sections: readonly Section[] = [
  home,
  attempts,
  unappliedFunds,
  refunds,
  disputes,
  settlements,
  merchants,
  agents,
  agentLocations,
  payments,
  reports,
  deliveries,
  ledgerChecks,
  rails,
  health,
  auditLog,
  security,
];
