import type { Role } from '@mitako/contract/names';
import type { Principal, Session } from './model.ts';
import type { Page } from '../ports/page.ts';

export interface PersonReads {
  sessionById(id: string): Promise<{ readonly session: Session; readonly principal: Principal } | null>;
  /** Live sessions of a principal, newest first, 100 at most. */
  sessions(principalId: string, nowMs: number): Promise<readonly Session[]>;
  principalByEmail(role: Role, emailHash: string): Promise<Principal | null>;
  /** By the hash of their number. Numbers are not verified, so several users may share one; ordered by id. */
  principalsByPhone(role: Role, phoneHash: string, limit: number): Promise<readonly Principal[]>;
  principals(role: Role, page: Page): Promise<readonly Principal[]>;
}
