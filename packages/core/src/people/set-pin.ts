import type { Context } from '../context.ts';
import { GatewayError, invalidField } from '../errors.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { accountId } from '../ledger/accounts.ts';
import type { Principal } from '../model.ts';
import { type LoggedIn, ownAccount } from './logged-in.ts';
import { hashPin, isPinOf } from './pin-hash.ts';
import { isTrivialPin } from './pin.ts';
import { verifyPassword } from './verify-password.ts';
import { principalToWire } from './wire.ts';
import type { Change } from '../ports/changes.ts';

interface Prepared {
  readonly pinHash: string;
}

/**
 * Sets the wallet PIN with the password, or with a recent authentication at the embedding program; lifts every lock. Open cash-out codes are voided, because a thief may have
 * requested one with the old PIN.
 */
export const setPin: WriteOperation<'setPin', LoggedIn, Prepared> = {
  async first(context, { caller, body: { password } }) {
    if (sessionOf(caller).method !== 'own') return ownAccount(context, sessionOf(caller));
    if (password === undefined) throw invalidField('password', 'required', 'must be given');
    return verifyPassword(context, caller, password);
  },
  requiresRecentAuth: ({ caller }) => sessionOf(caller).method !== 'own',
  replay: {
    /** The fingerprint omits the PIN: the same key with another PIN is another request, and must not receive "done". */
    async prove(context, { caller, body }) {
      const { principal } = await ownAccount(context, sessionOf(caller));
      if (!(await isPinOf(context, principal, body.pin, 'session'))) throw new GatewayError('IDEMPOTENCY_KEY_REUSED');
    },
  },
  async prepare(context, { body: { pin } }, { principal: { id } }) {
    if (isTrivialPin(pin)) throw invalidField('pin', 'trivial', 'must not be one of the first that a thief would try');
    return { pinHash: await hashPin(context, id, pin, 'session') };
  },
  decide(context, _request, { first: account, ready: { pinHash } }) {
    const { principal } = account;
    return {
      changes: [{ type: 'principal.set_pin', id: principal.id, pinHash }, ...voidCashOutCodes(context, principal)],
      answer: succeeded(200, {
        principal: principalToWire(context, { ...account, principal: { ...principal, pinHash } }),
      }),
    };
  },
};

function voidCashOutCodes(context: Context, { id, role }: Principal): readonly Change[] {
  if (role !== 'user') return [];
  return context.settings.currencies.flatMap((currency) =>
    [true, false].map((livemode): Change => {
      return { type: 'cash_out_code.void', walletId: accountId(id, 'wallet', currency, livemode) };
    }),
  );
}
