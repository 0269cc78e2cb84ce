import { refuse, type WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { newLink } from '../links/new-link.ts';
import { messageOfSignUp, signUpLinkIdOf } from '../links/sign-up-token.ts';
import { queueLinkForAddress, recipientOf } from '../messages/queue-message.ts';
import type { Message } from '../model.ts';
import { accountByEmail } from './contact.ts';
import { leaveFirstDevice } from './known-devices/leave-device.ts';
import { startSession } from './logged-in.ts';
import { hashChosenPassword } from './password.ts';
import { newMerchantWithOwner } from './principals.ts';
import { requireSignUp } from './sign-up-mode.ts';

/**
 * Queues a link that opens an account. The same commit and the same answer whether the address has one: the worker looks it
 * up, and then writes that it has.
 */
export const requestSignUp: WriteOperation<'requestSignUp'> = {
  replay: { when: 'none' },
  unwitnessed: 'repeat',
  decide(context, { parameters: { role }, body: { email }, origin }) {
    requireSignUp(context, role);
    const changes = queueLinkForAddress(context, 'sign_up', role, email, origin);
    if (changes.length === 0) return refuse('MAIL_NOT_CONFIGURED');
    return { changes, answer: succeeded(202, { email_sent: true }) };
  },
};

/**
 * Opens the account of a mailed link, and logs in. Name and password are chosen here, by whoever reads the mailbox: a
 * stranger who signed up with the address of another knows neither. Of two uses at once one counts, by the row of the link.
 */
export const useSignUpLink: WriteOperation<'useSignUpLink', Message, { readonly passwordHash: string }> = {
  replay: { when: 'none' },
  refusals: { 'link.insert': 'LINK_INVALID' },
  async first(context, { parameters: { role }, body: { token } }) {
    requireSignUp(context, role);
    return messageOfSignUp(context, token);
  },
  async prepare(context, { parameters: { role }, body: { password, name, phone = null } }, message) {
    const known = [name, recipientOf(context, message), phone];
    const chosen = { role, password, field: 'password', known } as const;
    return { passwordHash: await hashChosenPassword(context, chosen, 'registration') };
  },
  async decide(context, { parameters: { role }, body, deviceName, origin }, { first: message, ready }) {
    const email = recipientOf(context, message);
    if ((await accountByEmail(context, role, email)) !== null) return refuse('LINK_INVALID');
    const nowMs = context.clock.now();
    const { name, phone = null } = body;
    const { passwordHash } = ready;
    const { locale } = origin;
    const opened = newMerchantWithOwner(context, {
      email,
      name,
      phone,
      passwordHash,
      locale,
      emailVerifiedAtMs: nowMs,
    });
    const started = await startSession(context, 201, opened, {
      name: deviceName,
      left: leaveFirstDevice(context, opened.principal, deviceName),
    });
    const link = newLink(context, 'sign_up', opened.principal, { email, id: signUpLinkIdOf(message) });
    return {
      ...started,
      changes: [...opened.changes, { type: 'link.insert', link: { ...link, usedAtMs: nowMs } }, ...started.changes],
    };
  },
};
