import { LIMITS, type LogoType } from '@mitako/contract/names';
import { faultOfPng } from './fault-of-png.ts';
import { faultOfSvg } from './fault-of-svg.ts';

/**
 * What keeps a picture from being a merchant's logo, as the end of "The file …"; null when nothing does.
 *
 * It is the second of two locks. The first is how logos are shown: within `<img>`, where no browser runs a script or
 * loads anything, and at an address of their own under `Content-Security-Policy: sandbox; default-src 'none'`. What the
 * first does not hold off is held off here alone: a drawing that takes a browser minutes, that flickers, or that no browser
 * shows, where the page would have had the first letter of the name.
 */
export function faultOfLogo(contentType: LogoType, bytes: Uint8Array): string | null {
  if (bytes.length > LIMITS.logoBytesMax) return `must be a file of at most ${LIMITS.logoBytesMax} bytes`;
  return contentType === 'image/png' ? faultOfPng(bytes) : faultOfSvg(bytes);
}
