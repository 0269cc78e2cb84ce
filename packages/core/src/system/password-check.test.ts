import { afterAll, expect, test } from 'vitest';
import { silentLogger } from './logger.ts';
import { createPasswordCheck } from './password-check.ts';

const logged: unknown[] = [];
const check = createPasswordCheck({ ...silentLogger(), error: (fields) => logged.push(fields) });

afterAll(() => check.close());

test.each([
  'password1234',
  'motdepasse12',
  'azertyuiop12',
  'Cameroun2025',
  'bafoussam237',
  'lionsindomptables',
  'aaaaaaaaaaaaaaaa',
  '123456789012',
  'qwertyuiop[]',
  'orangemoney1',
])('%s is common', async (password) => {
  expect(await check.isCommon(password)).toBe(true);
});

test.each(['quatre mots au hasard', 'correct horse battery', 'a good password', 'p9x-Rq27-vtLw', 'ɛ̀wùdí mə̀ ŋgɔ́ŋ'])(
  '%s is not',
  async (password) => {
    expect(await check.isCommon(password)).toBe(false);
  },
);

test('a hundred and twenty-eight digits, which would take seconds, are judged by the first of them', async () => {
  expect(await check.isCommon('3141592653589793'.repeat(8))).toBe(false);
});

test('many at once are judged one after the other, and what is too much is refused', async () => {
  const many = Array.from({ length: 60 }, (_, place) => check.isCommon(`password${place}`));
  const outcomes = await Promise.allSettled(many);
  expect(outcomes.slice(0, 50).every((one) => one.status === 'fulfilled' && one.value)).toBe(true);
  expect(outcomes.slice(50)).toEqual(
    Array.from({ length: 10 }, () => ({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 }),
    })),
  );
});

test('it starts again after it was closed', async () => {
  const waiting = check.isCommon('password1234');
  check.close();
  await expect(waiting).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await check.isCommon('password1234')).toBe(true);
  expect(logged).toEqual([]);
});
