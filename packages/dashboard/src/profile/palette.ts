import { OWN_PALETTES, type Palettes, paletteRules, palettesOf } from '@mitako/pages';
import type { Page } from '../shell/page.ts';

/** The palettes of a merchant with this colour; where it is none, or the service's own, those of the service. */
export function palettesFor(color: string | null): Palettes {
  if (color === null || isOwnColor(color)) return OWN_PALETTES;
  return palettesOf(color) ?? OWN_PALETTES;
}

/** A field of a colour is never empty: the service's own colour stands for none. */
export function isOwnColor(color: string): boolean {
  return color.toLowerCase() === OWN_PALETTES.light.accent;
}

/** For the script of the preview, which does not calculate contrast. */
export function sendPalette(page: Page): Response {
  const { light, dark } = palettesFor(page.query('color'));
  return page.request.json({ light: paletteRules(light), dark: paletteRules(dark) });
}
