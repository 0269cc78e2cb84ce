import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Link, LinkKind, Principal } from '../model.ts';
import { canonicalEmail } from '../people/contact.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long each is good. */
export const LIFE_MS: Readonly<Record<LinkKind, number>> = {
  sign_up: 24 * HOUR_MS,
  reset_password: 30 * MINUTE_MS,
  unlock: 30 * MINUTE_MS,
  verify_email: 24 * HOUR_MS,
  email_change_new: 24 * HOUR_MS,
  email_change_old: 72 * HOUR_MS,
  email_change_undo: 7 * 24 * HOUR_MS,
  phone: 10 * MINUTE_MS,
  hand_over: MINUTE_MS,
  passkey: LIMITS.passkeyChallengeLifeMs,
  new_passkey: LIMITS.passkeyChallengeLifeMs,
};

/** What a link is about. */
type Target =
  | { readonly email: string; readonly isKept?: boolean; readonly id?: string; readonly peerId?: string }
  | { readonly phone: string };

/** A new link of an account about an address or a number. */
export function newLink(
  { ids, clock, keyring }: Context,
  kind: LinkKind,
  principal: Pick<Principal, 'id'>,
  about: Target,
): Link {
  const isPhone = 'phone' in about;
  const { id = ids.next('link', principal.id), isKept = isPhone, peerId = null } = isPhone ? {} : about;
  const target = isPhone ? about.phone : canonicalEmail(about.email);
  const nowMs = clock.now();
  return {
    id,
    kind,
    principalId: principal.id,
    targetHash: isPhone ? keyring.hashPhone(target) : keyring.hashEmail(target),
    encryptedTarget: isKept ? keyring.seal(target, linkTargetContext(id)) : null,
    peerId,
    failures: 0,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + LIFE_MS[kind],
    usedAtMs: null,
  };
}

/** What a passkey of an account is to sign. */
export function newChallenge(context: Context, kind: 'passkey' | 'new_passkey', principalId: string): Link {
  return newLinkAboutNothing(context, kind, principalId);
}

/** Hands a person of the embedding program over to a browser that has no session of its own. */
export function newHandOver(context: Context, principalId: string, target: string): Link {
  const link = newLinkAboutNothing(context, 'hand_over', principalId);
  return { ...link, encryptedTarget: context.keyring.seal(target, linkTargetContext(link.id)) };
}

function newLinkAboutNothing({ ids, clock }: Context, kind: LinkKind, principalId: string): Link {
  const nowMs = clock.now();
  return {
    id: ids.next('link', principalId),
    kind,
    principalId,
    targetHash: '',
    encryptedTarget: null,
    peerId: null,
    failures: 0,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + LIFE_MS[kind],
    usedAtMs: null,
  };
}

/** The address or number that a change is about, or what a hand-over is for. */
export function targetOf({ keyring }: Context, { id, encryptedTarget }: Link): string {
  if (encryptedTarget === null) throw new TypeError(`${id} keeps no address.`);
  return keyring.open(encryptedTarget, linkTargetContext(id));
}

export function linkTargetContext(id: string): string {
  return `link-target:${id}`;
}
