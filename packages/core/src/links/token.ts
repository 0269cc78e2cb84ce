import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Link, LinkKind } from '../model.ts';

/** What makes the row what it is. Whether it was used is checked with the commit. */
function macOf({ keyring }: Context, link: Link): string {
  const { id, kind, principalId, targetHash, peerId, expiresAtMs } = link;
  return keyring.linkMac([id, kind, principalId, targetHash, peerId ?? '', expiresAtMs].join(':'));
}

/** Attempts at a code. */
export const CODE_TRIES_MAX = 5;

/** The code of a link: six digits of its MAC. */
export function codeOf(context: Context, link: Link): string {
  const bytes = Buffer.from(macOf(context, link), 'base64url');
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** What a passkey signs: the MAC of the row, which is stored nowhere. */
export function challengeOf(context: Context, link: Link): string {
  return macOf(context, link);
}

/** The token of a link: `lnk_…` and a MAC. */
export function tokenOf(context: Context, link: Link): string {
  return `${link.id}.${macOf(context, link)}`;
}

/**
 * The link of a token, if it is good now. Everything else is one error: forged, of another gateway, used, expired, of
 * another kind.
 * @throws GatewayError `LINK_INVALID`
 */
export async function linkOfToken(context: Context, token: string, kinds: readonly LinkKind[]): Promise<Link> {
  const [, id = ''] = /^(lnk_[0-9a-hjkmnp-tv-z]{26})\.[\w-]{43}$/.exec(token) ?? [];
  const link = id === '' ? null : await context.store.read.linkById(id);
  if (link === null || !kinds.includes(link.kind) || !isOpen(context, link)) throw new GatewayError('LINK_INVALID');
  const [given, made] = [Buffer.from(token), Buffer.from(tokenOf(context, link))];
  if (given.length !== made.length || !timingSafeEqual(given, made)) throw new GatewayError('LINK_INVALID');
  return link;
}

/** Whether a link may still be used. */
export function isOpen({ clock }: Context, { usedAtMs, expiresAtMs }: Link): boolean {
  return usedAtMs === null && expiresAtMs > clock.now();
}
