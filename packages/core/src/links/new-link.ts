import type { Context } from '../context.ts';
import type { Link, LinkKind, Principal } from '../model.ts';
import { canonicalEmail } from '../people/contact.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long each is good. */
const LIFE_MS: Readonly<Record<LinkKind, number>> = {
  reset_password: 30 * MINUTE_MS,
  verify_email: 24 * HOUR_MS,
  email_change_new: 24 * HOUR_MS,
  email_change_old: 24 * HOUR_MS,
};

/** A new link of an account about an address. */
export function newLink(
  { ids, clock, keyring }: Context,
  kind: LinkKind,
  principal: Pick<Principal, 'id'>,
  target: { readonly email: string; readonly isKept?: boolean; readonly id?: string; readonly peerId?: string },
): Link {
  const id = target.id ?? ids.next('link', principal.id);
  const email = canonicalEmail(target.email);
  const nowMs = clock.now();
  return {
    id,
    kind,
    principalId: principal.id,
    targetHash: keyring.hashEmail(email),
    encryptedTarget: target.isKept === true ? keyring.seal(email, sealingContext(id)) : null,
    peerId: target.peerId ?? null,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + LIFE_MS[kind],
    usedAtMs: null,
  };
}

/** The address that a change is about. */
export function targetOf({ keyring }: Context, { id, encryptedTarget }: Link): string {
  if (encryptedTarget === null) throw new TypeError(`${id} keeps no address.`);
  return keyring.open(encryptedTarget, sealingContext(id));
}

function sealingContext(id: string): string {
  return `link-target:${id}`;
}
