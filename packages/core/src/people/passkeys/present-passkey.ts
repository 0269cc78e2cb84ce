import type { PresentedPasskey } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import { commitOnce } from '../../kernel/decide-and-commit.ts';
import type { Origin } from '../../kernel/origin.ts';
import { challengesOf } from '../../links/token.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import type { Link, Principal } from '../../model.ts';
import type { Change } from '../../ports/changes.ts';
import { emailOfAccount } from '../contact.ts';
import { openChallenge } from './challenges.ts';
import { claimedKey, signCountOf } from './verify-credential.ts';

/** A passkey that has signed a challenge of the account, for the `signCount`-th time. */
export interface SignedPasskey {
  readonly kind: 'passkey';
  readonly link: Link;
  readonly factorId: string;
  readonly signCount: number;
}

/** @throws GatewayError `SECOND_FACTOR_INVALID`, for every mistake */
export async function verifyPasskey(
  context: Context,
  principal: Pick<Principal, 'id' | 'role'>,
  { challenge_id: challengeId, credential }: PresentedPasskey,
): Promise<SignedPasskey> {
  const key = claimedKey(credential);
  const factors = await context.store.read.factors(principal.id);
  const factor = key === null ? undefined : factors.find(({ credentialKey }) => credentialKey === key);
  const link = await openChallenge(context, 'passkey', principal.id, challengeId);
  if (factor === undefined || factor.suspendedAtMs !== null || link === null) throw wrong();
  const signCount = await signCountOf(context, principal, factor, challengesOf(context, link), credential);
  if (signCount === null) throw wrong();
  return { kind: 'passkey', link, factorId: factor.id, signCount };
}

/**
 * The changes that use up the challenge and the count, of the passkey as it is now. A count that has been passed suspends it:
 * it and a copy of it are both about, and nobody knows which one this is.
 * @throws GatewayError `SECOND_FACTOR_INVALID`
 */
export async function usePasskey(
  context: Context,
  principal: Principal,
  { link, factorId: id, signCount }: SignedPasskey,
  origin: Origin,
): Promise<readonly Change[]> {
  const nowMs = context.clock.now();
  const factor = await context.store.read.factorById(id);
  if (factor === null || factor.suspendedAtMs !== null) throw wrong();
  const use = { type: 'link.use', id: link.id, nowMs } as const;
  const below = Math.max(signCount, 1);
  if (factor.signCount < below) {
    return [use, { type: 'factor.use_passkey', id, signCount, below }];
  }
  const told = queueMessage(context, {
    kind: 'factor_suspended',
    cause: id,
    to: emailOfAccount(context, principal),
    locale: origin.locale,
    values: { name: factor.name ?? '' },
  });
  await commitOnce(context, [
    use,
    { type: 'factor.suspend', id, nowMs },
    { type: 'known_devices.delete', principalId: principal.id },
    ...told,
  ]);
  throw wrong();
}

function wrong(): GatewayError {
  return new GatewayError('SECOND_FACTOR_INVALID');
}
