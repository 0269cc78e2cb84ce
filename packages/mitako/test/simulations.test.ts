import { expect, test } from 'vitest';
import { SIMULATIONS, startSimulations } from '../src/simulations.ts';

test.each(SIMULATIONS)('the simulated provider %s serves phones, and its rail finds nothing wrong', async (name) => {
  const { rails, phones, close } = await startSimulations([name]);
  try {
    expect(rails.map(({ modes }) => modes)).toStrictEqual([['test']]);
    expect(await rails[0]?.check?.()).toStrictEqual([]);
    const [phone] = phones;
    expect(phone?.url).toBe(rails[0]?.baseUrl);
    expect(await (await fetch(phone?.url ?? '')).text()).toContain('simulated phones');
  } finally {
    await close();
  }
});
