import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '../../context.ts';
import type { Role } from '@mitako/contract/names';
import type { Factor, Principal } from '../../model.ts';
import { siteUrl } from '../../system/site-url.ts';

/** Ed25519, ES256, RS256: what every device has at least one of. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];

/** A passkey that a device has made. Keys as base64url. */
export interface MadePasskey {
  readonly credentialKey: string;
  readonly publicKey: string;
  readonly signCount: number;
}

/** The host of the role's pages, to which browsers bind passkeys. */
export function relyingParty({ settings }: Context, role: Role): { readonly origin: string; readonly id: string } {
  const { origin, hostname } = new URL(siteUrl(settings, role));
  return { origin, id: hostname };
}

/** The passkey in what a device returned for a challenge; null: it is none, or of another page or challenge. */
export async function madePasskey(
  context: Context,
  { role }: Pick<Principal, 'role'>,
  challenges: readonly string[],
  json: string,
): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await library();
  return nullIfWrong(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(json) as RegistrationResponseJSON,
      ...expected(context, role, challenges),
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialKey: id, publicKey: Buffer.from(publicKey).toString('base64url'), signCount: counter };
  });
}

/** The id of the passkey that a device says it used; it is proven by {@link signCountOf}. */
export function claimedKey(json: string): string | null {
  try {
    const { id } = JSON.parse(json) as { readonly id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** How often a passkey has signed, by what it signed of this challenge; null: it did not. The commit compares the count. */
export async function signCountOf(
  context: Context,
  { role }: Pick<Principal, 'role'>,
  { credentialKey, publicKey }: Pick<Factor, 'credentialKey' | 'publicKey'>,
  challenges: readonly string[],
  json: string,
): Promise<number | null> {
  if (credentialKey === null || publicKey === null) return null;
  const { verifyAuthenticationResponse } = await library();
  return nullIfWrong(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: JSON.parse(json) as AuthenticationResponseJSON,
      ...expected(context, role, challenges),
      // The library throws for a count that went back, whose key we suspend.
      credential: { id: credentialKey, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

function expected(context: Context, role: Role, challenges: readonly string[]) {
  const { origin, id } = relyingParty(context, role);
  const expectedChallenge = (signed: string): boolean => challenges.includes(signed);
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
}

/** Takes 250 ms to load: with the first passkey. */
function library(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}

/** It throws for whatever a stranger may send: each mistake of a credential is the same to us. */
async function nullIfWrong<Value>(verify: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
