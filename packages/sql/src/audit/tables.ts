import type { AuditLine } from '@mitako/core';
import type { Flag } from '../engine/flag.ts';

export interface AuditLogTable {
  id: string;
  action: AuditLine['action'];
  actor_type: AuditLine['actorType'];
  actor_id: string | null;
  actor_name: string | null;
  subject_type: AuditLine['subjectType'];
  subject_id: string | null;
  merchant_id: string | null;
  livemode: Flag | null;
  details: string;
  client_address: string | null;
  user_agent: string | null;
  request_id: string | null;
  created_at_ms: number;
}
