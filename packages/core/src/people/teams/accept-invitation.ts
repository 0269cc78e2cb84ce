import { timestamp } from '../../basics/timestamp.ts';
import { GatewayError, invalidField } from '../../errors.ts';
import { refuse, type WriteOperation } from '../../kernel/operation.ts';
import { refused, succeeded } from '../../kernel/result.ts';
import { merchantById } from '../../merchants/merchant-by-id.ts';
import type { Membership, Principal } from '../../model.ts';
import { accountByEmail } from '../contact.ts';
import { secondFactorRequired } from '../factors/login-token.ts';
import { leaveDevice, leaveFirstDevice } from '../known-devices/leave-device.ts';
import { isLoginPassword } from '../login-password.ts';
import { actingAs, loggedIn, startSession } from '../logged-in.ts';
import { noteFailedLogin } from '../note-failed-login.ts';
import { hashChosenPassword } from '../password.ts';
import { newPrincipal } from '../principals.ts';
import { inviteeOf, openInvitation } from './invitations.ts';
import { tellOwner } from './tell.ts';

export const readInvitation: WriteOperation<'readInvitation'> = {
  replay: { when: 'none' },
  async decide(context, { parameters: { role }, body }) {
    const found = await openInvitation(context, role, body.token);
    const email = inviteeOf(context, found);
    const merchant = found.merchantId === null ? null : await merchantById(context, found.merchantId);
    return {
      changes: [],
      answer: succeeded(200, {
        invitation: {
          email,
          merchant_name: merchant?.name ?? null,
          role: found.role,
          has_account: (await accountByEmail(context, role, email)) !== null,
          expires_at: timestamp(found.expiresAtMs),
        },
      }),
    };
  },
};

interface First {
  readonly invitation: Membership;
  /** Of the address; null: it has no account yet. */
  readonly person: Principal | null;
}

/**
 * Makes the person of an address a member. The address may have an account, of another merchant for instance: then its
 * password is asked, else one is chosen. Of two who accept at once one counts: the row has one next version.
 */
export const acceptInvitation: WriteOperation<'acceptInvitation', First, { readonly passwordHash: string }> = {
  replay: { when: 'none' },
  refusals: { 'membership.update': 'LINK_INVALID', 'assert.password': 'INVALID_CREDENTIALS' },
  async first(context, { parameters: { role }, body: { token, password }, origin }) {
    const invitation = await openInvitation(context, role, token);
    const person = await accountByEmail(context, role, inviteeOf(context, invitation));
    if (person !== null) {
      const email = inviteeOf(context, invitation);
      const isRight = await isLoginPassword(context, { role, email, password, principal: person, device: null });
      if (!isRight) {
        noteFailedLogin(context, origin, person);
        throw new GatewayError('INVALID_CREDENTIALS');
      }
    }
    return { invitation, person };
  },
  async prepare(context, { parameters: { role }, body: { password, name } }, { invitation, person }) {
    if (person !== null) return { passwordHash: person.passwordHash };
    if (name === undefined) throw invalidField('name', 'required', 'must be given for a new account');
    const chosen = { role, password, field: 'password', known: [name, inviteeOf(context, invitation)] } as const;
    return { passwordHash: await hashChosenPassword(context, chosen, 'registration') };
  },
  async decide(context, { parameters: { role }, body: { name = '' }, deviceName, origin }, { first, ready }) {
    const { invitation } = first;
    const email = inviteeOf(context, invitation);
    const found = await accountByEmail(context, role, email);
    // It was opened meanwhile, with a password that was not asked.
    if (first.person === null && found !== null) return refuse('LINK_INVALID');
    const { passwordHash } = ready;
    const person =
      found ??
      newPrincipal(context, role, {
        email,
        name,
        phone: null,
        passwordHash,
        locale: origin.locale,
      });
    const others = await context.store.read.membershipsOf(person.id);
    if (others.some(({ merchantId }) => merchantId === invitation.merchantId)) return refuse('MEMBER_EXISTS');
    const { version } = invitation;
    const membership: Membership = {
      ...invitation,
      principalId: person.id,
      state: 'active',
      expiresAtMs: null,
      version: version + 1,
    };
    const account = await loggedIn(context, person, actingAs(membership));
    const started = await startSession(context, 200, account, {
      name: deviceName,
      left:
        found === null
          ? leaveFirstDevice(context, person, deviceName)
          : leaveDevice(context, person, { name: deviceName, known: null, origin }),
    });
    // The password accepts; where there is a second factor, it still has to log in.
    const isIn = person.factorsAtMs === 0;
    return {
      ...started,
      ...(!isIn && { answer: refused(await secondFactorRequired(context, person)) }),
      changes: [
        found === null
          ? { type: 'principal.insert', principal: person }
          : { type: 'assert.password', id: person.id, passwordHash },
        { type: 'membership.update', membership, fromVersion: version },
        ...(isIn ? started.changes : []),
        ...(await tellOwner(context, person, account.merchant)),
      ],
    };
  },
};
