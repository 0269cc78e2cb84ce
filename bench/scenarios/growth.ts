import { startChild } from '../child.ts';
import { ratios, spreadOf } from '../measure.ts';
import { makeHistory, buildHistory } from '../payment-history.ts';
import type { Figure } from '../report.ts';
import type { GrowthTasks } from '../servers/growth.ts';
import type { ScenarioOptions } from './scenario.ts';

const FEW = 10_000;

/**
 * What calls of a merchant take with many payments, each with its events and deliveries, compared with ten thousand.
 * Both databases are measured in turn, so that other work on the machine affects both.
 */
export async function growth(
  { rounds, databases, profileDirectory, progress }: ScenarioOptions,
  payments: number,
): Promise<readonly Figure[]> {
  const counts = [FEW, payments];
  const addresses = [await databases.create('few'), await databases.create('many')];
  const server = await startChild<GrowthTasks>('servers/growth.ts', { arguments: addresses, profileDirectory });
  const reported = await server.ask('prepare');
  const endMs = Date.now() - 60_000;
  for (const [place, address] of addresses.entries()) {
    const count = counts[place] ?? 0;
    const report = reported[place];
    if (report === undefined) throw new Error('there is nothing to tell');
    const of = `of ${count.toLocaleString('en-US')}`;
    await makeHistory(address, count, endMs, (made) => progress(`${made} ${of} payments made`));
    await buildHistory(address, count, report, (made) => progress(`${made} ${of} payments told and delivered`));
  }
  const names = await server.ask('ready', counts);
  const few = new Map(names.map((name) => [name, [] as number[]]));
  const many = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const name of names) {
      const [fewMs = Number.NaN, manyMs = Number.NaN] = await server.ask('turn', name);
      if (round === 0) continue;
      few.get(name)?.push(fewMs);
      many.get(name)?.push(manyMs);
    }
  }
  await server.stop();
  return names.map((name): Figure => {
    const [ours, floor] = [many.get(name) ?? [], few.get(name) ?? []];
    return {
      name: `${name}, ${payments.toLocaleString('en-US').replaceAll(',', ' ')} payments`,
      unit: 'ms',
      ours: spreadOf(ours).median,
      floorName: 'the same with 10 000',
      floor: spreadOf(floor).median,
      ratio: spreadOf(ratios(ours, floor)),
      mark: { kind: 'ratio_at_most', ratio: 1.2 },
      notes: [
        'growth: calls one after another in process, the median of 60 a round; deliveries 64 a round, each its share.',
      ],
    };
  });
}
