import type { MemberRole, MessageKind } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { type NewMessage, queueMessage } from '../messages/queue-message.ts';
import type { Membership } from '../model.ts';
import { emailOfAccount } from '../people/contact.ts';
import type { Change } from '../ports/changes.ts';

/** A message to members, each in their own language. */
export type Told<Kind extends MessageKind> = Omit<NewMessage<Kind>, 'to' | 'locale'>;

/**
 * Messages to the members of a merchant, at most 50.
 * @param message null: not to this one
 */
export async function tellMembers<Kind extends MessageKind>(
  context: Context,
  merchantId: string,
  message: (membership: Membership) => Told<Kind> | null,
): Promise<readonly Change[]> {
  const { read } = context.store;
  const told = (await read.membershipsIn(merchantId)).flatMap((membership) => {
    const made = message(membership);
    return made === null || membership.principalId === null ? [] : [{ made, personId: membership.principalId }];
  });
  if (told.length === 0) return [];
  const people = await read.principalsByIds(told.map(({ personId }) => personId));
  return told.flatMap(({ made, personId }) => {
    const person = people.find(({ id }) => id === personId);
    if (person === undefined) return [];
    return queueMessage(context, { ...made, to: emailOfAccount(context, person), locale: person.locale });
  });
}

const MANAGERS: readonly MemberRole[] = ['owner', 'administrator'];

/** What the owner and the administrators are told in any case. */
export function tellManagers<Kind extends MessageKind>(
  context: Context,
  merchantId: string,
  message: Told<Kind>,
): Promise<readonly Change[]> {
  return tellMembers(context, merchantId, ({ role }) => (MANAGERS.includes(role as MemberRole) ? message : null));
}
