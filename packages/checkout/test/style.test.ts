import { DARK, LIGHT } from '@mitako/pages';
import { describe, expect, test } from 'vitest';
import { STYLES } from '../src/style.ts';

const SCHEMES = { light: LIGHT, dark: DARK } as const;

describe.each(Object.entries(STYLES))('the style of pages to %s', (_, style) => {
  const [light = '', dark = ''] = style.split('@media(prefers-color-scheme:dark)');

  test.each([
    ['light', light],
    ['dark', dark],
  ] as const)('stands on the surfaces that colours are fitted to, %s', (name, css) => {
    const variables = Object.fromEntries(
      [...(/:root{([^}]*)}/.exec(css)?.[1] ?? '').matchAll(/--([\w-]+):([^;]+)/g)].map(([, key, value]) => [
        key,
        value,
      ]),
    );
    expect(variables).toMatchObject(SCHEMES[name]);
  });

  test('leaves a button the colours that were fitted for reading, under the pointer too', () => {
    expect(style.match(/\.button:hover{[^}]*}/g)).toEqual(['.button:hover{text-decoration:underline}']);
    expect(style).not.toContain('filter:');
  });
});
