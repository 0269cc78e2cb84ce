import { startChild } from '../child.ts';
import { percentile, ratios, spreadOf } from '../measure.ts';
import type { CrowdTasks } from '../servers/crowd.ts';
import type { GatewayTasks } from '../servers/gateway.ts';
import type { PacedPaymentsTasks } from '../servers/paced-payments.ts';
import type { Scenario } from './scenario.ts';

const CROWD = { idle: 5_000, dripping: 500 };
const PACE = { perSecond: 100, count: 2_000 };
const WARM_UP = { perSecond: 200, count: 1_000 };

/** Payments created beside connections that only cost: 5 000 idle ones, and 500 whose requests never end. */
export const crowd: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('starting processes');
  const [gateway, payments, others] = await Promise.all([
    startChild<GatewayTasks>('servers/gateway.ts', { arguments: [await databases.create('crowd')], profileDirectory }),
    startChild<PacedPaymentsTasks>('servers/paced-payments.ts'),
    startChild<CrowdTasks>('servers/crowd.ts'),
  ]);
  const { whole: port } = await gateway.ask('ports');
  const key = await gateway.ask('liveKey');

  progress('warming up');
  await payments.ask('create', { port, key, ...WARM_UP });
  const beside: number[] = [];
  const alone: number[] = [];
  let cut = 0;
  for (let round = 1; round <= rounds; round += 1) {
    progress(`round ${round} of ${rounds}`);
    alone.push(percentile(await payments.ask('create', { port, key, ...PACE }), 0.99));
    await others.ask('gather', { port, ...CROWD });
    beside.push(percentile(await payments.ask('create', { port, key, ...PACE }), 0.99));
    const counted = await others.ask('count');
    if (counted.open < CROWD.idle + CROWD.dripping) throw new Error(`only ${counted.open} connections were open`);
    cut += counted.cut;
    await others.ask('leave');
  }
  await Promise.all([gateway, payments, others].map((child) => child.stop()));

  return [
    {
      name: 'create beside 5 000 idle and 500 dripping connections, p99',
      unit: 'ms',
      ours: spreadOf(beside).median,
      floorName: 'the same alone',
      floor: spreadOf(alone).median,
      ratio: spreadOf(ratios(beside, alone)),
      mark: { kind: 'ratio_at_most', ratio: 2 },
      notes: [
        `crowd: ${PACE.perSecond} payments a second, each answered with 201; ${cut} connections were cut for their slowness and came back at once.`,
      ],
    },
  ];
};
