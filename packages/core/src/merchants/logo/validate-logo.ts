import { LIMITS, type LogoType } from '@mitako/contract/names';
import type { LogoFault } from './logo-fault.ts';
import { validatePng } from './validate-png.ts';
import { validateWebp } from './validate-webp.ts';

/**
 * Says why a file cannot be a merchant's logo; null when it can.
 *
 * Only the frame of the file is read, not its pixels: each part once, from its declared length to the next. That bounds
 * what the image costs a browser. The pixels are decoded in browsers alone, as those of any image on the web.
 */
export function validateLogo(contentType: LogoType, bytes: Uint8Array): LogoFault | null {
  if (bytes.length > LIMITS.logoBytesMax) {
    return { rule: 'max_bytes', message: `must be a file of at most ${LIMITS.logoBytesMax} bytes` };
  }
  return contentType === 'image/png' ? validatePng(bytes) : validateWebp(bytes);
}
