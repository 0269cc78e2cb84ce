import { DEVELOP, MANAGE, MEMBERS, READ_PAYOUTS, REFUND, SERVE } from '../people/roles.ts';
import type { MemberRole } from '../people/values.ts';
import type { NoticeChoice, NoticeName } from './values.ts';

/** One thing to be notified of. */
export interface Notice {
  /** Who may choose it: those who may read what it is about. */
  readonly members: readonly MemberRole[];
  /** What may be chosen. */
  readonly choices: readonly NoticeChoice[];
  /** Until a member has chosen. */
  readonly usual: NoticeChoice;
}

const EACH: Pick<Notice, 'choices' | 'usual'> = { choices: ['off', 'each'], usual: 'each' };

/**
 * What the members of a merchant choose. What concerns the security of accounts and money (a new device, another payout
 * account, a live key, another role) is always sent and has no place here.
 */
export const NOTICES: Readonly<Record<NoticeName, Notice>> = {
  payments: { members: MEMBERS, choices: ['off', 'each', 'daily'], usual: 'off' },
  refunds: { members: REFUND, ...EACH },
  disputes: { members: SERVE, ...EACH },
  payouts: { members: READ_PAYOUTS, ...EACH },
  webhooks: { members: DEVELOP, ...EACH },
  verification: { members: MANAGE, ...EACH },
};
