import { colorRules } from '../surfaces.ts';
import { groundOf, type Palette, palettesOf } from './palette.ts';

/** Additional style of a page whose merchant has a colour; empty without one. Not for print, which is black. */
export function brandStyle(brandColor: string | null): string {
  const palettes = brandColor === null ? null : palettesOf(brandColor);
  if (palettes === null) return '';
  const { light, dark } = palettes;
  return `@media screen{${rootOf(light)}}@media screen and (prefers-color-scheme:dark){${rootOf(dark)}}`;
}

/** The same for pages of the service itself, which also have a dark ground beside its name. */
export function serviceStyle(color: string | null): string {
  return color === null ? '' : `:root{${colorRules(groundOf(color))}}${brandStyle(color)}`;
}

function rootOf(palette: Palette): string {
  return `:root{${paletteRules(palette)}}`;
}

/** The CSS declarations of a palette. */
export function paletteRules({ accent, accentInk, tint, button, buttonInk, buttonEdge }: Palette): string {
  return `--accent:${accent};--accent-ink:${accentInk};--tint:${tint};--button:${button};--button-ink:${buttonInk};--button-edge:${buttonEdge}`;
}
