import { contrast, parseColor, type Rgb } from '@mitako/core';
import { expect, test } from 'vitest';
import { BASE_STYLE } from '../src/style.ts';
import { DARK, LIGHT, type Surface } from '../src/surfaces.ts';
import { DARK_STATES, LIGHT_STATES, type States } from '../src/tokens.ts';

const SCHEMES = [
  ['light', LIGHT, LIGHT_STATES],
  ['dark', DARK, DARK_STATES],
] as const satisfies readonly (readonly [string, Surface, States])[];

function known(color: string): Rgb {
  const rgb = parseColor(color);
  if (rgb === null) throw new TypeError(`${color} is no colour`);
  return rgb;
}

test.each(SCHEMES)(
  '%s: every text is readable where it stands, and every control has a visible edge',
  (_, on, states) => {
    const pairs: [string, string, number][] = [];
    for (const { ink, tint } of Object.values(states)) {
      for (const ground of [tint, on.card, on.page]) pairs.push([ink, ground, 4.5]);
      pairs.push([on.ink, tint, 4.5]);
    }
    for (const ground of [on.page, on.card])
      pairs.push([on.ink, ground, 4.5], [on.soft, ground, 4.5], [on.edge, ground, 3]);
    const faint = pairs.filter(([text, ground, least]) => contrast(known(text), known(ground)) < least);
    expect(faint).toEqual([]);
  },
);

test('the style knows each state and each size in both schemes', () => {
  const [light = '', dark = ''] = BASE_STYLE.split('prefers-color-scheme:dark');
  for (const [name, { ink }] of Object.entries(LIGHT_STATES)) expect(light).toContain(`--${name}:${ink}`);
  for (const [name, { ink }] of Object.entries(DARK_STATES)) expect(dark).toContain(`--${name}:${ink}`);
  expect(light).toContain('--t6:1.5rem');
});
