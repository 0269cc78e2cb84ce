import { DARK, HOVER_BRIGHTNESS, LIGHT, type Surface } from '../surfaces.ts';
import { contrast, formatColor, fromOklch, parseColor, type Rgb, toOklch } from './color.ts';

/** The colours of the page that follow a merchant's. */
export interface Palette {
  /** Of links, icons and buttons. */
  readonly accent: string;
  /** Of text on a button. */
  readonly accentInk: string;
  /** Behind icons, and behind what is chosen. */
  readonly tint: string;
}

export interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
}

/** Where there is no merchant, or one without a colour: copper. */
export const OWN_PALETTES: Palettes = {
  light: { accent: '#93431a', accentInk: '#ffffff', tint: '#f8ece4' },
  dark: { accent: '#eaa06f', accentInk: '#1c0f06', tint: '#2e2119' },
};

/** WCAG 2.2, 1.4.3: of text that is neither large nor bold. */
const CONTRAST_MIN = 4.5;
/** Of the way to black or white, until the steps are smaller than eyes can tell. */
const HALVINGS = 8;
const WHITE: Rgb = [255, 255, 255];

/**
 * Palettes of a merchant's colour: the colour as it is where everything in it and on it can be read, otherwise made
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
  const accent = nearest(
    wish.brand,
    wish.end,
    (color) => isReadable(color, [...grounds, wish.ink]) && contrast(bright(color), bright(wish.ink)) >= CONTRAST_MIN,
  );
  return { accent: formatColor(accent), accentInk: formatColor(wish.ink), tint: formatColor(tint) };
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

function bright(color: Rgb): Rgb {
  return color.map((channel) => Math.min(255, Math.round(channel * HOVER_BRIGHTNESS))) as unknown as Rgb;
}

function known(color: string): Rgb {
  const rgb = parseColor(color);
  if (rgb === null) throw new TypeError(`${color} is no colour.`);
  return rgb;
}
