import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Link, LinkKind } from '../model.ts';
import { isSame } from '../system/is-same.ts';
import type { HashKeys } from '../system/keyring.ts';

/** What makes the row what it is. Whether it was used is checked with the commit. */
function macOf(keys: HashKeys, link: Link): string {
  const { id, kind, principalId, targetHash, peerId, expiresAtMs } = link;
  return keys.linkMac([id, kind, principalId, targetHash, peerId ?? '', expiresAtMs].join(':'));
}

/** Attempts at a code. */
export const CODE_TRIES_MAX = 5;

/** The code of a link: six digits of its MAC. */
export function codeOf({ keyring }: Context, link: Link): string {
  return codeUnder(keyring, link);
}

/** Whether it is the code of a link, under any version of the data key. */
export function isCodeOf({ keyring }: Context, link: Link, code: string): boolean {
  return keyring.under((keys) => codeUnder(keys, link)).includes(code);
}

function codeUnder(keys: HashKeys, link: Link): string {
  const bytes = Buffer.from(macOf(keys, link), 'base64url');
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** What a passkey signs: the MAC of the row, which is stored nowhere. */
export function challengeOf({ keyring }: Context, link: Link): string {
  return macOf(keyring, link);
}

/** The same under each version of the data key, for what was signed. */
export function challengesOf({ keyring }: Context, link: Link): readonly string[] {
  return keyring.under((keys) => macOf(keys, link));
}

/** The token of a link: `lnk_…` and a MAC. */
export function tokenOf({ keyring }: Context, link: Link): string {
  return tokenUnder(keyring, link);
}

function tokenUnder(keys: HashKeys, link: Link): string {
  return `${link.id}.${macOf(keys, link)}`;
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
  const isOurs = context.keyring.under((keys) => isSame(token, tokenUnder(keys, link))).includes(true);
  if (!isOurs) throw new GatewayError('LINK_INVALID');
  return link;
}

/** Whether a link may still be used. */
export function isOpen({ clock }: Context, { usedAtMs, expiresAtMs }: Link): boolean {
  return usedAtMs === null && expiresAtMs > clock.now();
}
