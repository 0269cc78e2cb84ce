import { LIMITS, type LogoType } from '@mitako/contract/names';
import type { LogoFault } from './logo-fault.ts';
import { validatePng } from './validate-png.ts';
import { validateWebp } from './validate-webp.ts';

/**
 * Returns why a file cannot be a merchant's logo, or null.
 *
 * It validates the file's structure: each part once, from its declared length to the next, and that the data of a PNG
 * inflates to the size that it declares. That bounds what the image costs a browser. Only browsers decode the pixels, as
 * for any image on the web.
 */
export function validateLogo(contentType: LogoType, bytes: Uint8Array): LogoFault | null {
  if (bytes.length > LIMITS.logoBytesMax) {
    return { rule: 'max_bytes', message: `must be a file of at most ${LIMITS.logoBytesMax} bytes` };
  }
  return contentType === 'image/png' ? validatePng(bytes) : validateWebp(bytes);
}
