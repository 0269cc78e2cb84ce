import { LIMITS } from '@mitako/contract/names';
import { onOneLine } from '@mitako/contract';
import { sessionOf } from '../../kernel/callers.ts';
import { refuse, type WriteOperation } from '../../kernel/operation.ts';
import { succeeded } from '../../kernel/result.ts';
import { newChallenge } from '../../links/new-link.ts';
import { challengeOf, challengesOf } from '../../links/token.ts';
import type { Factor, Link } from '../../model.ts';
import { emailOfAccount, nameOfAccount } from '../contact.ts';
import { added, factorToWire, freePlace } from '../factors/factors.ts';
import { readPrincipal } from '../logged-in.ts';
import { descriptorsOf, openChallenge } from './challenges.ts';
import { ALGORITHMS, madePasskey, type MadePasskey, relyingParty } from './verify-credential.ts';

export const beginPasskey: WriteOperation<'beginPasskey'> = {
  replay: { when: 'none' },
  async decide(context, { caller }) {
    const principal = await readPrincipal(context, sessionOf(caller));
    const factors = await context.store.read.factors(principal.id);
    if (freePlace(factors) === undefined) return refuse('FACTOR_LIMIT');
    const link = newChallenge(context, 'new_passkey', principal.id);
    const email = emailOfAccount(context, principal);
    return {
      changes: [{ type: 'link.insert', link }],
      answer: succeeded(201, {
        challenge_id: link.id,
        options: {
          challenge: challengeOf(context, link),
          rp: { id: relyingParty(context, principal.role).id, name: context.settings.brand.name },
          user: {
            id: Buffer.from(principal.id).toString('base64url'),
            name: email,
            displayName: nameOfAccount(context, principal),
          },
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
          excludeCredentials: descriptorsOf(factors),
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
          attestation: 'none',
          timeout: LIMITS.passkeyChallengeLifeMs,
        },
      }),
    };
  },
};

interface First {
  readonly link: Link;
  readonly made: MadePasskey;
}

/** What the device has signed confirms it at once. */
export const addPasskey: WriteOperation<'addPasskey', First | null> = {
  replay: { when: 'none' },
  // Of two at once, both at one place.
  refusals: { 'factor.insert': null, 'principal.set_factors': null, 'link.use': 'PASSKEY_INVALID' },
  async first(context, { caller, body }) {
    const session = sessionOf(caller);
    const link = await openChallenge(context, 'new_passkey', session.principalId, body.challenge_id);
    const made =
      link === null ? null : await madePasskey(context, session, challengesOf(context, link), body.credential);
    return link === null || made === null ? null : { link, made };
  },
  async decide(context, { caller, body, deviceName, origin }, { first }) {
    if (first === null) return refuse('PASSKEY_INVALID');
    const session = sessionOf(caller);
    const principal = await readPrincipal(context, session);
    const place = freePlace(await context.store.read.factors(principal.id));
    if (place === undefined) return refuse('FACTOR_LIMIT');
    if ((await context.store.read.factorByCredential(first.made.credentialKey)) !== null)
      return refuse('PASSKEY_INVALID');
    const nowMs = context.clock.now();
    const factor: Factor = {
      id: context.ids.next('factor', principal.id),
      principalId: principal.id,
      place,
      kind: 'passkey',
      encryptedSecret: null,
      ...first.made,
      name: onOneLine(body.name),
      lastStep: 0,
      deviceName,
      createdAtMs: nowMs,
      confirmedAtMs: nowMs,
      suspendedAtMs: null,
    };
    const { changes, codes } = added(context, principal, { sessionId: session.sessionId, id: factor.id, origin });
    return {
      changes: [
        { type: 'link.use', id: first.link.id, nowMs },
        // A place that waits for the first code of an application may be taken.
        { type: 'factors.delete_unconfirmed', principalId: principal.id },
        { type: 'factor.insert', factor },
        ...changes,
      ],
      answer: succeeded(201, { factor: factorToWire(factor), recovery_codes: codes }),
    };
  },
};
