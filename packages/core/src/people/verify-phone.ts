import { GatewayError, invalidField } from '../errors.ts';
import type { Context } from '../context.ts';
import { sessionOf } from '../kernel/callers.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import { refuse, type WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { newLink, targetOf } from '../links/new-link.ts';
import { CODE_TRIES_MAX, isCodeOf, isOpen } from '../links/token.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Link, Principal } from '../model.ts';
import { providersOf } from '../rails/provider-labels.ts';
import { sealedPhone } from './contact.ts';
import { type LoggedIn, ownAccount } from './logged-in.ts';
import { verifyPassword } from './verify-password.ts';
import { principalToWire } from './wire.ts';

/** Texts a code to a number of a country in which the gateway takes payments. With the password, as a new PIN takes it. */
export const requestPhoneVerification: WriteOperation<'requestPhoneVerification', LoggedIn> = {
  first: (context, { caller, body }) => verifyPassword(context, caller, body.password),
  decide(context, { body: { phone }, origin: { locale } }, { first: { principal } }) {
    if (!isServed(context, phone)) throw invalidField('phone', 'country', 'must be of a country that is served here');
    const link = newLink(context, 'phone', principal, { phone });
    const { id } = link;
    const queued = queueMessage(context, { kind: 'phone_code', cause: id, to: phone, locale, values: { linkId: id } });
    if (queued.length === 0) return refuse('SMS_NOT_CONFIGURED');
    return {
      changes: [{ type: 'link.insert', link }, ...queued],
      answer: succeeded(202, { verification: { id } }),
    };
  },
};

/**
 * Verifies the number by the code. From then on it is this account's alone: numbers change hands, so a later proof takes it
 * from an earlier one.
 */
export const verifyPhone: WriteOperation<'verifyPhone', undefined, Link> = {
  replay: { when: 'none' },
  refusals: { 'link.use': 'LINK_INVALID' },
  prepare: (context, { caller, body }) => presentCode(context, sessionOf(caller).principalId, body),
  async decide(context, { caller }, { ready: link }) {
    const account = await ownAccount(context, sessionOf(caller));
    const { id, role } = account.principal;
    const phone = targetOf(context, link);
    const stored = sealedPhone(context, id, phone);
    const principal: Principal = { ...account.principal, ...stored, verifiedPhoneHash: stored.phoneHash };
    return {
      changes: [
        { type: 'link.use', id: link.id, nowMs: context.clock.now() },
        { type: 'principal.verify_phone', id, role, ...stored, otherHashes: otherPhoneHashes(context, phone) },
      ],
      answer: succeeded(200, { principal: principalToWire(context, { ...account, principal }) }),
    };
  },
};

/** The same number under other versions of the data key. */
export function otherPhoneHashes({ keyring }: Context, phone: string): readonly string[] {
  return keyring.under((keys) => (keys.version === keyring.version ? [] : [keys.hashPhone(phone)])).flat();
}

/** The attempt is counted before it is compared, so that of many at once only a few are. */
async function presentCode(
  context: Context,
  principalId: string,
  { verification_id: id, code }: { readonly verification_id: string; readonly code: string },
): Promise<Link> {
  const { link, triesLeft } = await decideAndCommit(
    context,
    async () => {
      const found = await context.store.read.linkById(id);
      const isTheirs = found?.kind === 'phone' && found.principalId === principalId && isOpen(context, found);
      if (!isTheirs || found.failures >= CODE_TRIES_MAX) throw new GatewayError('LINK_INVALID');
      return {
        changes: [{ type: 'link.count_failure', id, fromFailures: found.failures }],
        value: { link: found, triesLeft: CODE_TRIES_MAX - found.failures - 1 },
      };
    },
    { unwitnessed: 'repeat', roundsMax: 8 },
  );
  if (!isCodeOf(context, link, code)) throw new GatewayError('INVALID_CODE', { attempts_left: triesLeft });
  return link;
}

/**
 * Before a live wallet is used, where numbers can be verified.
 * @throws GatewayError `PHONE_NOT_VERIFIED`
 */
export function requireVerifiedPhone({ channels }: Context, { verifiedPhoneHash }: Principal, livemode: boolean): void {
  if (livemode && channels.sms !== null && verifiedPhoneHash === null) throw new GatewayError('PHONE_NOT_VERIFIED');
}

/** Text messages to other countries cost others money. Without a provider's country every one is served. */
function isServed({ rails }: Context, phone: string): boolean {
  const codes = [true, false].flatMap((mode) =>
    providersOf(rails, mode).flatMap(({ callingCode }) => callingCode ?? []),
  );
  return codes.length === 0 || codes.some((code) => phone.startsWith(code));
}
