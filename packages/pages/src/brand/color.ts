import { linearLight, type Rgb } from '@mitako/core';

/**
 * A perceptual colour: lightness 0 … 1, chroma 0 … 0.4, hue in radians. At equal lightness, all hues look equally
 * light.
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

export function formatColor(rgb: Rgb): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** @see https://bottosson.github.io/posts/oklab/ for the numbers here and in {@link fromOklch} */
export function toOklch(rgb: Rgb): Oklch {
  const [red, green, blue] = rgb.map(linearLight) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** The colour in sRGB, or the most saturated one of its lightness and hue that screens can show. Rounded as written. */
export function fromOklch(color: Oklch): Rgb {
  if (isShown(unbounded(color))) return rounded(color);
  let [weak, strong] = [0, color.chroma];
  for (let round = 1; round <= 8; round += 1) {
    const chroma = (weak + strong) / 2;
    if (isShown(unbounded({ ...color, chroma }))) weak = chroma;
    else strong = chroma;
  }
  return rounded({ ...color, chroma: weak });
}

function unbounded({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function isShown(rgb: Rgb): boolean {
  return rgb.every((value) => value > -0.5 && value < 255.5);
}

function rounded(color: Oklch): Rgb {
  return unbounded(color).map((value) => Math.min(255, Math.max(0, Math.round(value)))) as unknown as Rgb;
}

function channel(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
}
