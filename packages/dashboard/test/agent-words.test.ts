import { expect, test } from 'vitest';
import { TEXT } from '../src/agents/counter-text.ts';

test.each([
  ['fr', /reste 1 essai[ .]/, /reste 2 essais[ .]/],
  ['en', /have 1 attempt left/, /have 2 attempts left/],
] as const)('what an agent has left agrees with its number (%s)', (locale, one, two) => {
  const { code, pin } = TEXT[locale].refusals;
  for (const message of [code, pin]) {
    expect(message(1)).toMatch(one);
    expect(message(2)).toMatch(two);
  }
});
