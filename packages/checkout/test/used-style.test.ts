import { styleTrimmer } from '@mitako/pages';
import { expect, test } from 'vitest';
import { STYLE } from '../src/style.ts';

const withUsedStyle = styleTrimmer(STYLE);

const styleOf = (body: string): string => {
  const html = withUsedStyle(`<style>${STYLE}.own{}</style>${body}`);
  return html.slice('<style>'.length, html.indexOf('.own{}'));
};

test('rules without a class stay on every page, and what is for some screens', () => {
  const style = styleOf('<p>Text</p>');
  for (const text of [
    ':root{',
    'h1{',
    ':focus-visible{',
    '[hidden]{',
    '@media(prefers-color-scheme:dark){',
    '@media print{',
  ]) {
    expect(style).toContain(text);
  }
});

test('rules of a class stay where something has it, alone or among others', () => {
  expect(styleOf('<p class="soft big">Text</p>')).toMatch(/\.big\{.*/);
  expect(styleOf('<p class="soft">Text</p>')).not.toContain('.big{');
  expect(styleOf('<p>class big</p>')).not.toContain('.big{');
});

test('a rule of two classes needs both, a rule of two selectors one of them', () => {
  expect(styleOf('<p class="method">Text</p>')).not.toContain('.method.off{');
  expect(styleOf('<p class="method off">Text</p>')).toContain('.method.off{');
  expect(styleOf('<p class="soft">Text</p>')).toContain('.order .label,.soft{');
});

test('the rules stay in their order, and nothing else of the page changes', () => {
  const classes = [...new Set(Array.from(STYLE.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name))].join(' ');
  expect(styleOf(`<p class="${classes}">Text</p>`)).toBe(STYLE);
  expect(withUsedStyle('<style>.own{}</style>')).toBe('<style>.own{}</style>');
});
