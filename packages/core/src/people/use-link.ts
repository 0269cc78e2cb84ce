import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { type Decision, refuse, type WriteOperation } from '../kernel/operation.ts';
import type { Origin } from '../kernel/origin.ts';
import { succeeded } from '../kernel/result.ts';
import { targetOf } from '../links/new-link.ts';
import { linkOfToken } from '../links/token.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Link, Principal } from '../model.ts';
import { accountByEmail, emailOfAccount, hashOfTarget, sealedEmail } from './contact.ts';
import { byLink } from './logged-in.ts';
import { mayLogIn } from './login.ts';

interface Used {
  readonly link: Link;
  readonly principal: Principal;
}

/**
 * What a link about an address does, once a person has pressed its button: scanners of mail follow links, and press
 * nothing.
 */
export const useLink: WriteOperation<'useLink', undefined, { readonly deadHash: string | null }> = {
  replay: { when: 'none' },
  refusals: {
    'principal.set_email': 'EMAIL_TAKEN',
    'link.use': 'LINK_INVALID',
    'principal.verify_email': 'LINK_INVALID',
  },
  // A password that nobody knows, after a veto.
  prepare: async (context, { body }) => ({
    deadHash: body.veto === true ? await context.hasher.hash(context.ids.secret(40), 'login') : null,
  }),
  async decide(context, { body, origin }, { ready: { deadHash } }) {
    const isVeto = deadHash !== null;
    const link = await linkOfToken(
      context,
      body.token,
      isVeto
        ? ['email_change_old', 'email_change_undo']
        : ['verify_email', 'email_change_new', 'email_change_old', 'email_change_undo'],
    );
    const principal = await context.store.read.principalById(link.principalId);
    const account = principal === null ? null : await mayLogIn(context, principal);
    if (account === null) throw new GatewayError('LINK_INVALID');
    const used = { link, principal: account.principal };
    const decided = isVeto
      ? vetoed(context, used, deadHash, origin)
      : link.kind === 'verify_email'
        ? verified(context, used)
        : await confirmed(context, used, origin);
    return { ...decided, audit: { signedIn: byLink(link, account) } };
  },
};

type Decided = Decision<{
  readonly done: 'verified' | 'confirmed' | 'changed' | 'vetoed';
  readonly role: Principal['role'];
}>;

function verified(context: Context, { link, principal }: Used): Decided {
  const { id, role } = principal;
  const nowMs = context.clock.now();
  return {
    changes: [
      { type: 'link.use', id: link.id, nowMs },
      { type: 'principal.verify_email', id, emailHash: hashOfTarget(context, link, principal), nowMs },
    ],
    answer: succeeded(200, { done: 'verified', role }),
  };
}

/** One end of a change of address. The first one waits for the other, the second one changes it. */
async function confirmed(context: Context, { link, principal }: Used, origin: Origin): Promise<Decided> {
  const { id, role } = principal;
  if (link.kind === 'email_change_undo') {
    const used = { type: 'link.use', id: link.id, nowMs: context.clock.now() } as const;
    return { changes: [used], answer: succeeded(200, { done: 'changed', role }) };
  }
  const peer = await context.store.read.linkById(link.peerId ?? '');
  if (peer === null) return refuse('LINK_INVALID');
  const nowMs = context.clock.now();
  const use = { type: 'link.use', id: link.id, nowMs } as const;
  // The row of the account is locked first: of both ends at once, the second one sees that the first is used.
  const lock = { type: 'assert.email', id, emailHash: principal.emailHash } as const;
  if (peer.usedAtMs === null) {
    return {
      changes: [lock, use, { type: 'assert.link_unused', id: peer.id }],
      answer: succeeded(200, { done: 'confirmed', role }),
    };
  }
  const to = targetOf(context, link.kind === 'email_change_new' ? link : peer);
  if ((await accountByEmail(context, role, to)) !== null) return refuse('EMAIL_TAKEN');
  const from = emailOfAccount(context, principal);
  return {
    changes: [
      lock,
      use,
      { type: 'principal.set_email', id, role, ...sealedEmail(context, id, to), nowMs },
      { type: 'links.end', principalId: id, nowMs },
      ...[from, to].flatMap((each) =>
        queueMessage(context, { kind: 'email_changed', cause: link.id, to: each, locale: origin.locale, values: {} }),
      ),
    ],
    answer: succeeded(200, { done: 'changed', role }),
  };
}

/** The old address did not want it: somebody else is logged in, or knows the password. */
function vetoed(context: Context, { link, principal }: Used, passwordHash: string, origin: Origin): Decided {
  const { id, role } = principal;
  const nowMs = context.clock.now();
  // The change has happened already: the address comes back.
  const isUndone = link.kind === 'email_change_undo';
  const to = isUndone ? targetOf(context, link) : emailOfAccount(context, principal);
  return {
    changes: [
      { type: 'link.use', id: link.id, nowMs },
      ...(isUndone ? [{ type: 'principal.set_email', id, role, ...sealedEmail(context, id, to), nowMs } as const] : []),
      { type: 'principal.set_password', id, passwordHash },
      { type: 'session.revoke_others', principalId: id, exceptId: link.id, nowMs },
      { type: 'links.end', principalId: id, nowMs },
      { type: 'known_devices.delete', principalId: id },
      ...queueMessage(context, {
        kind: 'reset_password',
        cause: link.id,
        to,
        locale: origin.locale,
        values: { role },
      }),
    ],
    answer: succeeded(200, { done: 'vetoed', role }),
  };
}
