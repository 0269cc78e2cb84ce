import type { Rail } from '@mitako/core';
import { expect, test } from 'vitest';
import { requireNoneLive, SIMULATIONS, startSimulations, withoutSimulated } from '../src/simulations.ts';

test.each(SIMULATIONS)(
  'the rail of the simulated provider %s takes test money and finds nothing wrong',
  async (name) => {
    const simulations = await startSimulations([name], undefined);
    const { rails = [], phones = '' } = simulations ?? {};
    try {
      expect(rails.map(({ modes }) => modes)).toStrictEqual([['test']]);
      expect(await rails[0]?.check?.()).toStrictEqual([]);
      expect(await (await fetch(phones)).text()).toContain('Simulated phones');
      expect(new URL(phones).hostname).toBe('127.0.0.1');
    } finally {
      await simulations?.close();
    }
  },
);

test('a simulated provider takes the place of a test rail with its id, and never of a live one', () => {
  const rail = (id: string, mode: 'test' | 'live') => ({ id, modes: [mode], methods: [] }) as unknown as Rail;
  const simulated = [rail('mtn_momo_cm', 'test')];
  const replaced = rail('mtn_momo_cm', 'test');
  const live = rail('mtn_momo_cm', 'live');
  const other = rail('pawapay', 'live');
  expect(withoutSimulated([replaced, other], simulated)).toStrictEqual([other]);
  expect(() => requireNoneLive([replaced, other], simulated)).not.toThrow();
  expect(() => requireNoneLive([other, live], simulated)).toThrow(/rail mtn_momo_cm, which takes live money/);
});
