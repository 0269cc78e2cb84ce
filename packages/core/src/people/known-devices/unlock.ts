import { GatewayError } from '../../errors.ts';
import { refuse, type WriteOperation } from '../../kernel/operation.ts';
import { succeeded } from '../../kernel/result.ts';
import { linkOfToken } from '../../links/token.ts';
import { queueLinkForAddress } from '../../messages/queue-message.ts';
import { hashOfTarget } from '../contact.ts';
import { byLink } from '../logged-in.ts';
import { mayLogIn } from '../login.ts';
import { leaveFirstDevice } from './leave-device.ts';

/** Of the owner whose account others have paused by wrong passwords. The pause stays, for them. */
export const requestUnlock: WriteOperation<'requestUnlock'> = {
  replay: { when: 'none' },
  unwitnessed: 'repeat',
  decide(context, { parameters: { role }, body: { email }, origin }) {
    const changes = queueLinkForAddress(context, 'unlock', role, email, origin);
    if (changes.length === 0) return refuse('MAIL_NOT_CONFIGURED');
    return { changes, answer: succeeded(202, { email_sent: true }) };
  },
};

/** Makes the device on which the link is used a known one. It still has to log in. Of two uses at once one counts. */
export const useUnlockLink: WriteOperation<'useUnlockLink'> = {
  replay: { when: 'none' },
  refusals: { 'link.use': 'LINK_INVALID', 'assert.email': 'LINK_INVALID' },
  async decide(context, { body, deviceName }) {
    const link = await linkOfToken(context, body.token, ['unlock']);
    const principal = await context.store.read.principalById(link.principalId);
    const account = principal === null ? null : await mayLogIn(context, principal);
    if (account === null) throw new GatewayError('LINK_INVALID');
    const { id, role } = account.principal;
    const nowMs = context.clock.now();
    const { changes, token } = leaveFirstDevice(context, account.principal, deviceName);
    return {
      changes: [
        { type: 'link.use', id: link.id, nowMs },
        { type: 'assert.email', id, emailHash: hashOfTarget(context, link, account.principal) },
        ...changes,
      ],
      answer: succeeded(200, { role, device_token: token }),
      audit: { signedIn: byLink(link, account) },
    };
  },
};
