import { LIMITS, type PasskeyChallenge } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import { type Decision, refuse, type WriteOperation } from '../../kernel/operation.ts';
import { sessionOf } from '../../kernel/callers.ts';
import { succeeded } from '../../kernel/result.ts';
import { newChallenge } from '../../links/new-link.ts';
import { challengeOf, isOpen } from '../../links/token.ts';
import type { Factor, Link, Session } from '../../model.ts';
import { principalOfLoginToken } from '../factors/login-token.ts';
import { relyingParty } from './verify-credential.ts';

/** For a login whose password was right. */
export const challengeLogin: WriteOperation<'challengeLogin'> = {
  replay: { when: 'none' },
  async decide(context, { parameters: { role }, body }) {
    const { id: principalId } = await principalOfLoginToken(context, role, body.login_token);
    return challenged(context, { principalId, role });
  },
};

/** For recent authentication. */
export const challengePasskey: WriteOperation<'challengePasskey'> = {
  replay: { when: 'none' },
  decide: async (context, { caller }) => challenged(context, sessionOf(caller)),
};

/** The challenge of this id, if it is one of the account and was not used. Good once: the commit uses it up. */
export async function openChallenge(
  context: Context,
  kind: 'passkey' | 'new_passkey',
  principalId: string,
  id: string,
): Promise<Link | null> {
  const link = await context.store.read.linkById(id);
  return link?.kind === kind && link.principalId === principalId && isOpen(context, link) ? link : null;
}

/** Those that may sign. */
export function passkeysIn(factors: readonly Factor[]): readonly Factor[] {
  return factors.filter(({ credentialKey, suspendedAtMs }) => credentialKey !== null && suspendedAtMs === null);
}

export function descriptorsOf(factors: readonly Factor[]): readonly { type: 'public-key'; id: string }[] {
  return factors.flatMap(({ credentialKey: id }) => (id === null ? [] : [{ type: 'public-key' as const, id }]));
}

async function challenged(
  context: Context,
  { principalId, role }: Pick<Session, 'principalId' | 'role'>,
): Promise<Decision<PasskeyChallenge>> {
  const passkeys = passkeysIn(await context.store.read.factors(principalId));
  if (passkeys.length === 0) return refuse('FACTOR_NOT_FOUND');
  const link = newChallenge(context, 'passkey', principalId);
  return {
    changes: [{ type: 'link.insert', link }],
    answer: succeeded(201, {
      challenge_id: link.id,
      options: {
        challenge: challengeOf(context, link),
        rpId: relyingParty(context, role).id,
        allowCredentials: descriptorsOf(passkeys),
        userVerification: 'required',
        timeout: LIMITS.passkeyChallengeLifeMs,
      },
    }),
  };
}
