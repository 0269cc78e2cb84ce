/** sRGB, each channel 0 … 255; computed colours are not rounded. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rrggbb`; null for anything else. */
export function parseColor(text: string | undefined): Rgb | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text ?? '') ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Contrast of two colours, 1 … 21, as defined by WCAG 2.2. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map(linearLight) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear value, 0 … 1, of a channel 0 … 255. */
export function linearLight(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
