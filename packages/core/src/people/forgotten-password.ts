import { GatewayError } from '../errors.ts';
import { refuse, type WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { linkOfToken } from '../links/token.ts';
import { queueLinkForAddress } from '../messages/queue-message.ts';
import type { Link } from '../model.ts';
import { hashOfTarget, knownOfAccount } from './contact.ts';
import { byLink, type LoggedIn } from './logged-in.ts';
import { withoutFactors } from './factors/set-factors.ts';
import { mayLogIn } from './login.ts';
import { hashChosenPassword } from './password.ts';
import { passwordChanged } from './password-changed.ts';

/**
 * Queues a link for whoever has this address. The same commit and the same answer whether there is an account: the worker
 * looks it up.
 */
export const requestPasswordReset: WriteOperation<'requestPasswordReset'> = {
  replay: { when: 'none' },
  unwitnessed: 'repeat',
  decide(context, { parameters: { role }, body: { email }, origin }) {
    const changes = queueLinkForAddress(context, 'reset_password', role, email, origin);
    if (changes.length === 0) return refuse('MAIL_NOT_CONFIGURED');
    return { changes, answer: succeeded(202, { email_sent: true }) };
  },
};

interface Prepared {
  readonly link: Link;
  readonly account: LoggedIn;
  readonly passwordHash: string;
}

/**
 * Sets a new password by a mailed link, and ends all sessions and links of the account. It does not log in: what else a
 * login takes is still asked for. Of two at once one counts, by the link.
 */
export const useResetLink: WriteOperation<'useResetLink', undefined, Prepared> = {
  replay: { when: 'none' },
  refusals: {
    'link.use': 'LINK_INVALID',
    'principal.verify_email': 'LINK_INVALID',
    'principal.set_factors': 'LINK_INVALID',
  },
  async prepare(context, { body }) {
    const link = await linkOfToken(context, body.token, ['reset_password']);
    const principal = await context.store.read.principalById(link.principalId);
    const account = principal === null ? null : await mayLogIn(context, principal);
    if (account === null) throw new GatewayError('LINK_INVALID');
    const chosen = {
      role: account.principal.role,
      password: body.new_password,
      field: 'new_password',
      known: knownOfAccount(context, account.principal),
    } as const;
    return { link, account, passwordHash: await hashChosenPassword(context, chosen, 'login') };
  },
  decide(context, { origin }, { ready: { link, account, passwordHash } }) {
    const { principal } = account;
    const { id, role } = principal;
    const nowMs = context.clock.now();
    return {
      changes: [
        { type: 'link.use', id: link.id, nowMs },
        // Also refuses for an account that has another address by now.
        { type: 'principal.verify_email', id, emailHash: hashOfTarget(context, link, principal), nowMs },
        { type: 'principal.set_password', id, passwordHash },
        // Of somebody who opened the account for an address of another person.
        ...(principal.emailVerifiedAtMs === null && principal.factorsAtMs !== 0 ? withoutFactors(principal) : []),
        { type: 'session.revoke_others', principalId: id, exceptId: link.id, nowMs },
        ...passwordChanged(context, principal, origin),
      ],
      answer: succeeded(200, { role }),
      audit: { signedIn: byLink(link, account) },
    };
  },
};
