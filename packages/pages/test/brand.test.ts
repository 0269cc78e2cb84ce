import { expect, test } from 'vitest';
import { contrast, parseColor, type Rgb } from '@mitako/core';
import { toOklch } from '../src/brand/color.ts';
import { groundOf, OWN_PALETTES, type Palettes, palettesOf } from '../src/brand/palette.ts';
import { DARK, LIGHT } from '../src/surfaces.ts';

const SCHEMES = { light: LIGHT, dark: DARK } as const;

const NASTY = [
  '#ffff00',
  '#ffffff',
  '#000000',
  '#7f7f7f',
  '#808080',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#00ffff',
  '#fefefe',
  '#010101',
];

/** Spread over the whole cube, the same in each run. */
const SPREAD = Array.from(
  { length: 4096 },
  (_, place) => `#${((place * 4_099_991) % 0x1_00_00_00).toString(16).padStart(6, '0')}`,
);

/** What can be read in a page of this colour, and on what: text, ground, and contrast. */
function pairsOf(palettes: Palettes): readonly { readonly pair: string; readonly ratio: number }[] {
  return (['light', 'dark'] as const).flatMap((name) => {
    const { page, card, ink, soft } = SCHEMES[name];
    const { accent, accentInk, tint, button, buttonInk } = palettes[name];
    const pairs = {
      'accent on page': [accent, page],
      'accent on card': [accent, card],
      'accent on tint': [accent, tint],
      'text on accent': [accentInk, accent],
      'text of a button': [buttonInk, button],
      'text on tint': [ink, tint],
      'small text on tint': [soft, tint],
    } as const;
    return Object.entries(pairs).map(([pair, [text, ground]]) => ({
      pair: `${name}: ${pair}`,
      ratio: contrast(rgbOf(text), rgbOf(ground)),
    }));
  });
}

function rgbOf(color: string): Rgb {
  const rgb = parseColor(color);
  if (rgb === null) throw new TypeError(`${color} is no colour`);
  return rgb;
}

function paletteOf(color: string): Palettes {
  const palettes = palettesOf(color);
  if (palettes === null) throw new TypeError(`${color} has no palettes`);
  return palettes;
}

test('contrast follows WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([255, 255, 255], [0x76, 0x76, 0x76])).toBeCloseTo(4.54, 2);
  expect(contrast([12, 34, 56], [12, 34, 56])).toBe(1);
});

test.each(NASTY)('a checkout in %s is legible, in light and in dark', (color) => {
  expect(pairsOf(paletteOf(color)).filter(({ ratio }) => ratio < 4.5)).toEqual([]);
});

test('a checkout without a merchant colour is legible', () => {
  expect(pairsOf(OWN_PALETTES).filter(({ ratio }) => ratio < 4.5)).toEqual([]);
});

test('a checkout in any colour is legible', () => {
  const worst = SPREAD.flatMap((color) =>
    pairsOf(paletteOf(color)).flatMap(({ pair, ratio }) => (ratio < 4.5 ? [`${color} ${pair} ${ratio}`] : [])),
  );
  expect(new Set(SPREAD).size).toBe(4096);
  expect(worst).toEqual([]);
});

test.each([...NASTY, ...SPREAD.slice(0, 20)])('white text on the dark ground of %s is legible', (color) => {
  const { deep, 'deep-tint': tint, glow } = groundOf(color);
  // Small text there is white at 65 %, as it is mixed with the ground.
  const small = rgbOf(deep).map((channel) => channel + 0.65 * (255 - channel)) as unknown as Rgb;
  expect(contrast([255, 255, 255], rgbOf(deep))).toBeGreaterThan(7);
  expect(contrast([255, 255, 255], rgbOf(tint))).toBeGreaterThan(7);
  expect(contrast(small, rgbOf(deep))).toBeGreaterThan(4.5);
  expect(contrast(rgbOf(glow), rgbOf(deep))).toBeGreaterThan(3);
});

test('the hue is kept', () => {
  const strayed = SPREAD.flatMap((color) => {
    const brand = toOklch(rgbOf(color));
    const { light, dark } = paletteOf(color);
    return [light.accent, dark.accent].flatMap((accent) => {
      const found = toOklch(rgbOf(accent));
      // Of what is nearly grey, channels of 8 bits hold no exact hue: the distance between the colours is what is seen.
      const distance = 2 * Math.sin(Math.abs(found.hue - brand.hue) / 2) * Math.min(found.chroma, brand.chroma);
      return Math.abs(distance) > 0.012 ? [`${color} ${accent}`] : [];
    });
  });
  expect(strayed).toEqual([]);
});

test('a button keeps the colour, has the better text of black and white, and stands out on the card', () => {
  const wrong = SPREAD.flatMap((color) =>
    (['light', 'dark'] as const).flatMap((name) => {
      const { button, buttonInk, buttonEdge } = paletteOf(color)[name];
      const onButton = (ink: string): number => contrast(rgbOf(ink), rgbOf(button));
      const other = buttonInk === '#000000' ? '#ffffff' : '#000000';
      const onCard = (shade: string): number => contrast(rgbOf(shade), rgbOf(SCHEMES[name].card));
      const hasEdge = buttonEdge !== button;
      const isSeen = onCard(buttonEdge) >= 3 && hasEdge === onCard(button) < 3;
      return button === color && onButton(buttonInk) >= onButton(other) && isSeen ? [] : [`${color} ${name}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(paletteOf('#ffcc00').light).toMatchObject({ button: '#ffcc00', buttonInk: '#000000' });
  expect(paletteOf('#004f9f').dark).toMatchObject({ button: '#004f9f', buttonInk: '#ffffff' });
});

test('a colour is changed no more than necessary', () => {
  expect(paletteOf('#004f9f').light.accent).toBe('#004f9f');
  expect(paletteOf('#ffcc00').dark.accent).toBe('#ffcc00');
  const changed = SPREAD.flatMap((color) => {
    const { light, dark } = paletteOf(color);
    return (['light', 'dark'] as const).flatMap((name) => {
      const { accent } = { light, dark }[name];
      const least = Math.min(
        ...pairsOf({ light, dark }).flatMap(({ pair, ratio }) =>
          pair.startsWith(`${name}: accent`) || pair === `${name}: text on accent` ? [ratio] : [],
        ),
      );
      return accent !== color && least > 4.75 ? [`${color} ${accent} ${least}`] : [];
    });
  });
  expect(changed).toEqual([]);
});

test.each(['', '#fff', 'red', '#12345g', '#123456;}', 'url(#a)'])('%j is not a colour', (text) => {
  expect(palettesOf(text)).toBeNull();
});
