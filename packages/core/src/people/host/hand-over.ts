import type { Role } from '@mitako/contract/names';
import { timestamp } from '../../basics/timestamp.ts';
import { GatewayError, invalidField } from '../../errors.ts';
import type { ReadOperation, WriteOperation } from '../../kernel/operation.ts';
import { succeeded } from '../../kernel/result.ts';
import { newHandOver, targetOf } from '../../links/new-link.ts';
import { linkOfToken, tokenOf } from '../../links/token.ts';
import { nameOfAccount } from '../contact.ts';
import { actingAs, loggedIn, startSession } from '../logged-in.ts';
import { hostAccount } from './host-account.ts';

/** A session that began with a link ends with the working day: no session of the embedding program ends it. */
const SESSION_MS = 8 * 60 * 60 * 1000;

/** Where the page of a role is that uses the link. */
const PAGES: Readonly<Partial<Record<Role, string>>> = { operator: '/admin', merchant: '/dashboard', user: '/wallet' };

/** What a link is for. */
interface Target {
  readonly to: string;
  readonly membershipId: string | null;
  readonly provenAtMs: number;
}

/** Makes a link that enters as a person of the embedding program, once and within a minute, and then leads to a page of ours. */
export const createHandOver: WriteOperation<'createHandOver'> = {
  replay: { when: 'none' },
  async decide(context, { body }) {
    const { to, authenticated_at_ms: provenAtMs, ...person } = body;
    const { publicUrl, staffUrl } = context.settings;
    const siteUrl = person.as === 'user' ? publicUrl : staffUrl;
    const page = pageBelow(siteUrl, to);
    if (page === null) throw invalidField('to', 'below', `must be a page below ${siteUrl}`);
    const account = await hostAccount(context, person);
    const { id } = account.principal;
    const target: Target = { to: page, membershipId: account.actingAs?.id ?? null, provenAtMs };
    const link = newHandOver(context, id, JSON.stringify(target));
    return {
      changes: [...account.changes, { type: 'link.insert', link }],
      answer: succeeded(201, {
        account: { id },
        url: `${siteUrl}${PAGES[person.as] ?? ''}/enter?token=${tokenOf(context, link)}`,
        expires_at: timestamp(link.expiresAtMs),
      }),
    };
  },
};

/** As whom a link enters, so that one who was given the link of somebody else notices. */
export const getHandOver: ReadOperation<'getHandOver'> = async (context, { parameters: { token } }) => {
  const { principalId } = await linkOfToken(context, token, ['hand_over']);
  const principal = await context.store.read.principalById(principalId);
  if (principal === null) throw new GatewayError('LINK_INVALID');
  return succeeded(200, { name: nameOfAccount(context, principal) });
};

/** Begins the session of a link. Of many uses at once one counts, by the row of the link. */
export const useHandOver: WriteOperation<'useHandOver'> = {
  replay: { when: 'none' },
  refusals: { 'link.use': 'LINK_INVALID', 'assert.membership': 'LINK_INVALID' },
  async decide(context, { body: { token }, deviceName }) {
    const link = await linkOfToken(context, token, ['hand_over']);
    const { to, membershipId, provenAtMs } = JSON.parse(targetOf(context, link)) as Target;
    const { principalById, membershipById } = context.store.read;
    const [principal, membership] = await Promise.all([
      principalById(link.principalId),
      membershipId === null ? null : membershipById(membershipId),
    ]);
    if (principal === null) throw new GatewayError('LINK_INVALID');
    const account = await loggedIn(context, principal, membership && actingAs(membership));
    const nowMs = context.clock.now();
    const ends = { idleExpiresAtMs: nowMs + SESSION_MS, expiresAtMs: nowMs + SESSION_MS };
    const over = { method: 'hand_over', passwordProvenAtMs: provenAtMs, factorDueAtMs: null, ...ends } as const;
    const { changes, audit, login } = await startSession(context, 200, account, { name: deviceName }, over);
    return {
      changes: [{ type: 'link.use', id: link.id, nowMs }, ...changes],
      answer: succeeded(200, { login, to }),
      audit,
    };
  },
};

/** The URL of a page of ours; null: it is another's. */
function pageBelow(siteUrl: string, to: string): string | null {
  if (!URL.canParse(to, `${siteUrl}/`)) return null;
  const url = new URL(to, `${siteUrl}/`);
  const site = new URL(siteUrl);
  const base = site.pathname.replace(/\/$/, '');
  const isBelow = url.pathname === base || url.pathname.startsWith(`${base}/`);
  return url.origin === site.origin && isBelow && url.username === '' ? url.href : null;
}
