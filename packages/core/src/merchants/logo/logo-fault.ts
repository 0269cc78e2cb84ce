import { LIMITS } from '@mitako/contract/names';

/** Why a file is rejected as a logo: the rule for clients, and the end of "The file …". */
export interface LogoFault {
  readonly rule: 'max_bytes' | 'max_pixels' | 'format' | 'animated';
  readonly message: string;
}

/** Animations need a control that stops them: WCAG 2.2.2 and 2.3.1. */
export const ANIMATED: LogoFault = { rule: 'animated', message: 'must be a still image, not an animation' };

/** A small file can contain an image that fills a phone's memory: at the limit it takes 4 MB. */
export function validateSize(width: number, height: number): LogoFault | null {
  const { logoPixelsMax: max } = LIMITS;
  if ([width, height].every((side) => side >= 1 && side <= max)) return null;
  return { rule: 'max_pixels', message: `must be 1 to ${max} pixels wide and high` };
}
