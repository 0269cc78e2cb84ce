import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import type { KnownDevice } from '../../model.ts';
import { isSame } from '../../system/is-same.ts';
import type { HashKeys } from '../../system/keyring.ts';

/** The token of a device is its id and its secret; a browser in which several people log in sends one of each. */
const TOKENS_MAX = 5;
const SECRET_BYTES = 32;

/**
 * The device of an account that these tokens name. One read whatever they are, also where there is no account: its time
 * reveals nothing.
 */
export async function knownDevice(
  context: Context,
  principalId: string,
  tokens: string | undefined,
): Promise<KnownDevice | null> {
  if (tokens === undefined) return null;
  const devices = await context.store.read.knownDevices(principalId);
  const sinceMs = context.clock.now() - LIMITS.knownDeviceLifeMs;
  for (const token of tokens.split(' ', TOKENS_MAX)) {
    const [id, secret = ''] = token.split('.');
    const device = devices.find((each) => each.id === id && each.lastLoginAtMs > sinceMs);
    if (device !== undefined && isSecretOf(context, device, secret)) return device;
  }
  return null;
}

/** Whether it logs in without the second factor now. */
export function isTrusted({ clock }: Context, device: KnownDevice | null): device is KnownDevice {
  return device !== null && device.trustedUntilMs > clock.now();
}

/** A new device of an account, and the token that it keeps. */
export function newDevice(
  context: Context,
  principalId: string,
  name: string,
): { readonly device: KnownDevice; readonly token: string } {
  const id = context.ids.next('knownDevice', principalId);
  const secret = Buffer.from(context.random.bytes(SECRET_BYTES)).toString('base64url');
  const nowMs = context.clock.now();
  const secretHash = hashOf(context.keyring, id, secret);
  return {
    device: { id, principalId, secretHash, name, createdAtMs: nowMs, lastLoginAtMs: nowMs, trustedUntilMs: 0 },
    token: `${id}.${secret}`,
  };
}

function isSecretOf(context: Context, { id, secretHash }: KnownDevice, secret: string): boolean {
  return context.keyring.under((keys) => isSame(secretHash, hashOf(keys, id, secret))).includes(true);
}

/** Keyed, and of 256 random bits: a slow hash would add nothing. */
function hashOf(keys: HashKeys, id: string, secret: string): string {
  return keys.hashKey(`known-device:${id}:${secret}`);
}
