import { NOTICES } from '@mitako/contract';
import type { MemberRole, NoticeChoice, NoticeName } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Membership } from '../model.ts';

/** What a member is to be notified of; `off` for what the role may not read, whatever was chosen under another one. */
export function choiceOf({ role, state, notices }: Membership, name: NoticeName): NoticeChoice {
  const { members, usual } = NOTICES[name];
  return state === 'active' && members.includes(role as MemberRole) ? (notices[name] ?? usual) : 'off';
}

/** Whether a notice that waited is still wanted by the member for whom it was queued, whose address takes mail. */
export async function isStillChosen({ store }: Context, notice: NoticeName, values: object): Promise<boolean> {
  const membership = 'membershipId' in values ? await store.read.membershipById(String(values.membershipId)) : null;
  if (membership?.principalId == null || choiceOf(membership, notice) === 'off') return false;
  return (await store.read.principalById(membership.principalId))?.emailBouncedAtMs === null;
}
