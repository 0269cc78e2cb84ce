import { DARK, LIGHT, type Surface } from '../surfaces.ts';
import { contrast, parseColor, type Rgb } from '@mitako/core';
import { formatColor, fromOklch, toOklch } from './color.ts';

/** The colours of the page that follow a merchant's. */
export interface Palette {
  /** Of links and icons, which have to be read. */
  readonly accent: string;
  /** Of text on the accent. */
  readonly accentInk: string;
  /** Behind icons, and behind what is chosen. */
  readonly tint: string;
  /** Behind a button's text: a merchant's colour as it is. */
  readonly button: string;
  /** Of text on a button. */
  readonly buttonInk: string;
  /** Around a button: its own colour, or where that is faint on the card one that is seen. */
  readonly buttonEdge: string;
}

export interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
}

/** Where there is no merchant, or one without a colour: copper. */
export const OWN_PALETTES: Palettes = {
  light: ownPalette({ accent: '#93431a', accentInk: '#ffffff', tint: '#f8ece4' }),
  dark: ownPalette({ accent: '#eaa06f', accentInk: '#1c0f06', tint: '#2e2119' }),
};

function ownPalette(colors: Pick<Palette, 'accent' | 'accentInk' | 'tint'>): Palette {
  const { accent, accentInk } = colors;
  return { ...colors, button: accent, buttonInk: accentInk, buttonEdge: accent };
}

/** WCAG 2.2, 1.4.3: of text that is neither large nor bold. */
const CONTRAST_MIN = 4.5;
/** WCAG 2.2, 1.4.11: of what tells a button from its ground. */
const EDGE_CONTRAST_MIN = 3;
/** Of the way to black or white, until the steps are smaller than eyes can tell. */
const HALVINGS = 8;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/**
 * Palettes of a merchant's colour. Buttons have the colour itself, with black or white on it, whichever is read better:
 * one of the two has at least 4.58:1 on any colour. Links, icons and tints have it where it can be read, otherwise made
 * darker (lighter, in the dark) by as little as it takes, its hue kept. Null for what is no colour.
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

interface Wish {
  readonly brand: Rgb;
  readonly ink: Rgb;
  readonly tint: ReturnType<typeof toOklch>;
  /** Lightness at which everything can be read on the surface: black or white. */
  readonly end: 0 | 1;
}

function paletteOn(surface: Surface, wish: Wish): Palette {
  const { ink, soft, page, card } = surface;
  const texts = [ink, soft].map(known);
  // The other way: towards the surface, on which those texts can be read.
  const tint = nearest(fromOklch(wish.tint), wish.end === 0 ? 1 : 0, (color) => isReadable(color, texts));
  const grounds = [known(page), known(card), tint];
  const accent = nearest(wish.brand, wish.end, (color) => isReadable(color, [...grounds, wish.ink]));
  const isSeen = contrast(wish.brand, known(card)) >= EDGE_CONTRAST_MIN;
  const isDarkInk = contrast(wish.brand, BLACK) > contrast(wish.brand, WHITE);
  return {
    accent: formatColor(accent),
    accentInk: formatColor(wish.ink),
    tint: formatColor(tint),
    button: formatColor(wish.brand),
    buttonInk: formatColor(isDarkInk ? BLACK : WHITE),
    buttonEdge: formatColor(isSeen ? wish.brand : accent),
  };
}

/** The colour, or the nearest one of its hue on the way to black or white that will do; black or white itself must. */
function nearest(color: Rgb, end: 0 | 1, willDo: (color: Rgb) => boolean): Rgb {
  if (willDo(color)) return color;
  const from = toOklch(color);
  let near = from.lightness;
  let far: number = end;
  let found = fromOklch({ ...from, lightness: far });
  for (let round = 1; round <= HALVINGS; round += 1) {
    const lightness = (near + far) / 2;
    const tried = fromOklch({ ...from, lightness });
    if (willDo(tried)) {
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
