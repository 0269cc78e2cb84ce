import { generateSecret, generateURI, verifySync } from 'otplib';

/** Of RFC 6238, as every application has it. */
const STEP_SECONDS = 30;
/** How far the clock of a phone may be off. */
const TOLERANCE_SECONDS = STEP_SECONDS;
/** So old a code is not valid, but shows that it is the clock that is wrong. */
const EXPLAINED_SECONDS = 5 * 60;

/** 160 bits in Base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** What a QR code has for the application. */
export function totpUri(secret: string, issuer: string, account: string): string {
  return generateURI({ issuer, label: account, secret });
}

/** @property step the time step of a right code. A code of a clock that is slow is `late`; one that is ahead is not told. */
export type TotpVerdict = { readonly kind: 'right'; readonly step: number } | { readonly kind: 'late' | 'wrong' };

export function judgeTotp(secret: string, token: string, nowMs: number): TotpVerdict {
  // Everything but six digits throws.
  if (!/^\d{6}$/.test(token)) return { kind: 'wrong' };
  const about = { secret, token, epoch: Math.floor(nowMs / 1000) };
  const found = verifySync({ ...about, epochTolerance: TOLERANCE_SECONDS });
  if (found.valid && 'timeStep' in found) return { kind: 'right', step: found.timeStep };
  return { kind: verifySync({ ...about, epochTolerance: [EXPLAINED_SECONDS, 0] }).valid ? 'late' : 'wrong' };
}
