import type { Role } from '@mitako/contract/names';
import { GatewayError } from '../errors.ts';

/** How merchants sign up: by a mailed link, at once, or not by themselves. */
export type SignUp = 'verified' | 'open' | 'closed';

/** How people open accounts by themselves. */
export interface SignUpModes {
  /** `verified`: by a mailed link. */
  readonly merchants: SignUp;
  /** A checkout is no place to wait for mail. */
  readonly users: Exclude<SignUp, 'verified'>;
}

interface SignUpOptions {
  readonly signUp?: SignUp | undefined;
  readonly userSignUp?: SignUpModes['users'] | undefined;
}

/**
 * Merchants prove their address where there is mail and live money.
 * @throws RangeError when links are to be mailed without a mailer
 */
export function checkedSignUp(
  { signUp, userSignUp = 'open' }: SignUpOptions,
  { hasMail, isLive }: { readonly hasMail: boolean; readonly isLive: boolean },
): SignUpModes {
  if (signUp === 'verified' && !hasMail) {
    throw new RangeError("signUp: 'verified' needs a mailer. Configure mail (MITAKO_MAIL), or choose another signUp.");
  }
  return { merchants: signUp ?? (hasMail && isLive ? 'verified' : 'open'), users: userSignUp };
}

interface Configured {
  readonly settings: { readonly signUp: SignUpModes };
}

/** @throws GatewayError `SIGN_UP_CLOSED` */
export function requireSignUp({ settings }: Configured, role: Role): void {
  if (modeOf(settings.signUp, role) === 'closed') throw new GatewayError('SIGN_UP_CLOSED');
}

/** @throws GatewayError `SIGN_UP_CLOSED`, `SIGN_UP_BY_EMAIL` */
export function requireOpenSignUp(context: Configured, role: Role): void {
  requireSignUp(context, role);
  if (modeOf(context.settings.signUp, role) === 'verified') throw new GatewayError('SIGN_UP_BY_EMAIL');
}

function modeOf({ merchants, users }: SignUpModes, role: Role): SignUp {
  return role === 'merchant' ? merchants : users;
}
