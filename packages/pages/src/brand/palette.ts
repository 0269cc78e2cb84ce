import { DARK, LIGHT, type Surface } from '../surfaces.ts';
import { contrast, parseColor, type Rgb } from '@mitako/core';
import { formatColor, fromOklch, toOklch } from './color.ts';

/** The page colours that follow a merchant's. */
export interface Palette {
  /** Links and icons, which must be readable. */
  readonly accent: string;
  /** Text on the accent. */
  readonly accentInk: string;
  /** Background of icons and of the selected item. */
  readonly tint: string;
  /** Background of buttons: the merchant's colour unchanged. */
  readonly button: string;
  /** Text on a button. */
  readonly buttonInk: string;
  /** Border of a button: its own colour, or a visible one if that is faint on the card. */
  readonly buttonEdge: string;
}

export interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
}

/** Without a merchant or a colour: indigo, which no provider, warning or error has. */
export const OWN_PALETTES: Palettes = {
  light: ownPalette({ accent: '#3340b8', accentInk: '#ffffff', tint: '#eceefb' }),
  dark: ownPalette({ accent: '#a8b1ff', accentInk: '#0d1030', tint: '#22274a' }),
};

function ownPalette(colors: Pick<Palette, 'accent' | 'accentInk' | 'tint'>): Palette {
  const { accent, accentInk } = colors;
  return { ...colors, button: accent, buttonInk: accentInk, buttonEdge: accent };
}

/** WCAG 2.2, 1.4.3: normal text. */
const CONTRAST_MIN = 4.5;
/** WCAG 2.2, 1.4.11: the boundary of a control. */
const EDGE_CONTRAST_MIN = 3;
/** Fraction of the way to black or white, in steps too small to see. */
const HALVINGS = 8;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/**
 * Palettes of a merchant's colour. Buttons use the colour itself, with black or white text, whichever is more readable:
 * one of the two has a contrast of at least 4.58:1 on any colour. Links, icons and tints use it where it is readable,
 * otherwise the closest darker colour (lighter in dark mode) of the same hue. Null for an invalid colour.
 */
export function palettesOf(brandColor: string): Palettes | null {
  const brand = parseColor(brandColor);
  if (brand === null) return null;
  const { chroma, hue } = toOklch(brand);
  const faint = Math.min(chroma, 0.03);
  return {
    light: paletteOn(LIGHT, { brand, ink: WHITE, tint: { lightness: 0.95, chroma: faint, hue }, end: 0 }),
    dark: paletteOn(DARK, {
      brand,
      ink: fromOklch({ lightness: 0.17, chroma: faint, hue }),
      tint: { lightness: 0.26, chroma: faint, hue },
      end: 1,
    }),
  };
}

/** Palettes of the service, in its own colour or in indigo. */
export function servicePalettes(color: string | null): Palettes {
  return (color === null ? null : palettesOf(color)) ?? OWN_PALETTES;
}

/** The dark ground beside the service's name, in light and in dark: white is legible on its colours, `glow` draws lines. */
const GROUND = { deep: [0.23, 0.07], 'deep-tint': [0.35, 0.1], glow: [0.72, 0.12] } as const;

/** That ground in the hue of a colour. */
export function groundOf(color: string): Readonly<Record<keyof typeof GROUND, string>> {
  const { chroma, hue } = toOklch(known(color));
  const shade = ([lightness, most]: readonly [number, number]) =>
    formatColor(fromOklch({ lightness, chroma: Math.min(chroma, most), hue }));
  return { deep: shade(GROUND.deep), 'deep-tint': shade(GROUND['deep-tint']), glow: shade(GROUND.glow) };
}

interface PaletteInput {
  readonly brand: Rgb;
  readonly ink: Rgb;
  readonly tint: ReturnType<typeof toOklch>;
  /** Direction in which everything becomes readable on the surface: black or white. */
  readonly end: 0 | 1;
}

function paletteOn(surface: Surface, input: PaletteInput): Palette {
  const { ink, soft, page, card } = surface;
  const texts = [ink, soft].map(known);
  // The opposite direction: towards the surface, on which those texts are readable.
  const tint = nearest(fromOklch(input.tint), input.end === 0 ? 1 : 0, (color) => isReadable(color, texts));
  const grounds = [known(page), known(card), tint];
  const accent = nearest(input.brand, input.end, (color) => isReadable(color, [...grounds, input.ink]));
  const isSeen = contrast(input.brand, known(card)) >= EDGE_CONTRAST_MIN;
  const isDarkInk = contrast(input.brand, BLACK) > contrast(input.brand, WHITE);
  return {
    accent: formatColor(accent),
    accentInk: formatColor(input.ink),
    tint: formatColor(tint),
    button: formatColor(input.brand),
    buttonInk: formatColor(isDarkInk ? BLACK : WHITE),
    buttonEdge: formatColor(isSeen ? input.brand : accent),
  };
}

/** The colour, or the nearest one of its hue on the way to black or white that passes; black or white itself must pass. */
function nearest(color: Rgb, end: 0 | 1, isAcceptable: (color: Rgb) => boolean): Rgb {
  if (isAcceptable(color)) return color;
  const from = toOklch(color);
  let near = from.lightness;
  let far: number = end;
  let found = fromOklch({ ...from, lightness: far });
  for (let round = 1; round <= HALVINGS; round += 1) {
    const lightness = (near + far) / 2;
    const tried = fromOklch({ ...from, lightness });
    if (isAcceptable(tried)) {
      far = lightness;
      found = tried;
    } else near = lightness;
  }
  return found;
}

function isReadable(color: Rgb, others: readonly Rgb[]): boolean {
  return others.every((other) => contrast(color, other) >= CONTRAST_MIN);
}

function known(color: string): Rgb {
  const rgb = parseColor(color);
  if (rgb === null) throw new TypeError(`${color} is no colour.`);
  return rgb;
}
