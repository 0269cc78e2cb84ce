import { expect, test } from 'vitest';
import { leanStyle } from '../src/lean-style.ts';

const STYLE = [
  ':root{--a:1}',
  '@media(prefers-color-scheme:dark){:root{--a:2}}',
  'a{color:red}',
  '.card>:last-child,.alert p{margin:0}',
  '.card .name:not(.off){gap:0}',
  '.heading :is(.button,.link){width:auto}',
  '.off{color:gray}',
  'h2{top:0}',
  '@media(min-width:40rem){.card{padding:2px}.alert{padding:3px}}',
  '@media print{.alert{border:0}}',
  '@keyframes turn{to{transform:rotate(1turn)}}',
].join('');

function styleOf(body: string, style = STYLE): string {
  const html = leanStyle(STYLE)(`<style nonce="x">${style}</style>${body}`);
  return /<style nonce="x">(.*)<\/style>/.exec(html)?.[1] ?? '';
}

test('a page keeps the rules of its elements and classes, in their order', () => {
  expect(styleOf('<p class="card"><a>')).toBe(
    ':root{--a:1}@media(prefers-color-scheme:dark){:root{--a:2}}a{color:red}.card>:last-child,.alert p{margin:0}@media(min-width:40rem){.card{padding:2px}}@keyframes turn{to{transform:rotate(1turn)}}',
  );
});

test('a rule needs all classes of one of its selectors, but none of those that it excludes or chooses among', () => {
  expect(styleOf('<p class="alert">')).toContain('.card>:last-child,.alert p{');
  expect(styleOf('<p class="card"><b class="name">')).toContain('.card .name:not(.off){');
  expect(styleOf('<b class="name">')).not.toContain('.name');
  expect(styleOf('<p class="heading">')).toContain('.heading :is(.button,.link){');
});

test('a brace in a string begins and ends no rule', () => {
  const style = `.off:before{content:"}"}.on{top:0}`;
  expect(leanStyle(style)(`<style>${style}</style><p class="on">`)).toBe('<style>.on{top:0}</style><p class="on">');
});

test('a rule needs the elements of one of its selectors, whatever their state', () => {
  const style = '[open]>summary::before{top:0}details li,ol{top:1px}a:hover{top:2px}*{top:3px}';
  const left = (body: string): string => leanStyle(style)(`<style>${style}</style>${body}`);
  expect(left('<p>')).toBe('<style>*{top:3px}</style><p>');
  expect(left('<summary><a>')).toBe(
    '<style>[open]>summary::before{top:0}a:hover{top:2px}*{top:3px}</style><summary><a>',
  );
  expect(left('<ol>')).toContain('details li,ol{top:1px}');
});

test('texts and values do not count: two pages that differ in a key alone have one style', () => {
  const page = (key: string): string =>
    styleOf(`<p class="card" id="${key}"><input value="a ${key} b">${key} .${key}</p>`);
  for (const key of ['off', 'alert', 'h2', 'name']) expect(page(key)).toBe(page('k4-7'));
});

test('a class that a script sets counts', () => {
  expect(styleOf(`<script>e.classList.toggle('off')</script>`)).toContain('.off{color:gray}');
});

test('rules of the page itself stay, and so does a page without the style', () => {
  expect(styleOf('', `${STYLE}.own{top:0}`)).toContain('.own{top:0}');
  expect(leanStyle(STYLE)('<p>')).toBe('<p>');
});
