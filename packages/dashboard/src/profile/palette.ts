import { type Palettes, paletteRules, palettesOf, servicePalettes } from '@mitako/pages';
import type { Page } from '../shell/page.ts';

/** The palettes of a merchant with this colour; where it is none, or the service's own, those of the service. */
export function palettesFor(page: Page, color: string | null): Palettes {
  const own = color === null || color.toLowerCase() === ownColor(page) ? null : palettesOf(color);
  return own ?? servicePalettes(page.site.brand.color);
}

/** Of the service: a field of a colour is never empty, so that this one stands for none. */
export function ownColor({ site }: Page): string {
  return servicePalettes(site.brand.color).light.button;
}

/** For the script of the preview, which does not calculate contrast. */
export function sendPalette(page: Page): Response {
  const { light, dark } = palettesFor(page, page.query('color'));
  return page.request.json({ light: paletteRules(light), dark: paletteRules(dark) });
}
