import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('so many run at a time, in order, also after one that fails', async () => {
  const gate = createGate(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const all = ends.map((end, place) =>
    gate(() => {
      begun.push(place);
      return end.promise;
    }).catch(() => undefined),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error('broken'));
  await all[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const end of ends) end.resolve();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  await expect(gate(() => Promise.resolve('free again'))).resolves.toBe('free again');
});
