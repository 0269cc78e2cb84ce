import { security } from '../people/security.tsx';
import type { Section } from '../shell/page.ts';
import { agents } from '../agents/operator.tsx';
import { attempts } from '../attempts/operator.tsx';
import { auditLog } from '../audit/operator.tsx';
import { deliveries } from '../deliveries/operator.tsx';
import { disputes } from '../disputes/operator.tsx';
import { health } from '../health/operator.tsx';
import { home } from '../home/operator.tsx';
import { ledgerChecks } from '../ledger-checks/operator.tsx';
import { messages } from '../messages/operator.tsx';
import { merchants } from '../merchants/operator.tsx';
import { people } from '../teams/operator.tsx';
import { payments } from '../payments/operator.tsx';
import { rails } from '../rails/operator.tsx';
import { refunds } from '../refunds/operator.tsx';
import { reports } from '../reports/operator.tsx';
import { settlements } from '../settlements/operator.tsx';

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
  reports,
  deliveries,
  messages,
  ledgerChecks,
  rails,
  health,
  people,
  auditLog,
  security,
];
