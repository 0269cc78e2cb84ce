import type { DataOf } from '@mitako/contract';
import type { UserRecord } from '@mitako/contract/names';
import { userById } from '../agents/find-user.ts';
import { maskEmail } from '../basics/email.ts';
import { maskName } from '../basics/name.ts';
import { maskPhone } from '../basics/phone.ts';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { deciding, type Decision, type ReadOperation, type WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Principal } from '../model.ts';
import { emailOfAccount, nameOfAccount, phoneOfAccount } from '../people/contact.ts';
import { frozenToWire } from '../people/wire.ts';
import { walletLimitsToWire } from './limits.ts';

export const getUser: ReadOperation<'getUser'> = async (context, { parameters }) =>
  succeeded(200, { user: await userToWire(context, await knownUser(context, parameters.user_id)) });

export const setUserTier: WriteOperation<'setUserTier'> = {
  unwitnessed: 'repeat',
  async decide(context, { parameters, body: { identified } }) {
    const user = await knownUser(context, parameters.user_id);
    const tier = identified ? 'full' : 'own';
    return {
      changes: [{ type: 'principal.set_tier', id: user.id, tier }],
      answer: succeeded(200, { user: await userToWire(context, { ...user, tier }) }),
    };
  },
};

export const freezeUser = deciding<'freezeUser'>((context, { parameters, body: { reason } }) =>
  setFrozen(context, parameters.user_id, reason),
);

export const unfreezeUser = deciding<'unfreezeUser'>((context, { parameters }) =>
  setFrozen(context, parameters.user_id, null),
);

/** @param reason null: no longer */
async function setFrozen(context: Context, id: string, reason: string | null): Promise<Decision<DataOf<'getUser'>>> {
  const user = await knownUser(context, id);
  const frozenAtMs = reason === null ? null : (user.frozenAtMs ?? context.clock.now());
  return {
    // A device that goes without the second factor must be given that again.
    changes: [
      { type: 'principal.set_frozen', id, frozenAtMs, reason },
      ...(frozenAtMs === null ? [] : [{ type: 'known_devices.delete', principalId: id } as const]),
    ],
    answer: succeeded(200, { user: await userToWire(context, { ...user, frozenAtMs, freezeReason: reason }) }),
  };
}

/** @throws GatewayError `USER_NOT_FOUND` */
async function knownUser(context: Context, id: string): Promise<Principal> {
  const user = await userById(context, id);
  if (user === null) throw new GatewayError('USER_NOT_FOUND');
  return user;
}

async function userToWire(context: Context, user: Principal): Promise<UserRecord> {
  const phone = phoneOfAccount(context, user);
  const isSandbox = user.sandboxScenario !== null;
  return {
    id: user.id,
    name_masked: maskName(nameOfAccount(context, user)),
    email_masked: maskEmail(emailOfAccount(context, user)),
    phone_masked: phone === null ? null : maskPhone(phone),
    email_verified: user.emailVerifiedAtMs !== null,
    phone_verified: user.verifiedPhoneHash !== null,
    sandbox: isSandbox,
    identified: user.tier === 'full',
    frozen: frozenToWire(user).frozen ?? null,
    limits: await walletLimitsToWire(context, { user, currency: 'XAF', livemode: !isSandbox }),
    created_at: timestamp(user.createdAtMs),
  };
}
