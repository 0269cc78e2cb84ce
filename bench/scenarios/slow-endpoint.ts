import { startChild } from '../child.ts';
import { spreadOf } from '../measure.ts';
import { amountFigure, type Figure } from '../report.ts';
import type { DeliveriesTasks } from '../servers/deliveries.ts';
import type { ReceiverTasks } from '../servers/receiver.ts';
import type { Scenario } from './scenario.ts';

/** A shop's server over the internet, near and far: answer time and what one such endpoint must receive in a second. */
const ENDPOINTS = [
  { answersAfterMs: 80, perSecond: 400, events: 3_000 },
  { answersAfterMs: 300, perSecond: 100, events: 1_500 },
] as const;
const TIMEOUT_MS = 120_000;

/** Drains a backlog to one endpoint that answers late. The first answers, while the window grows, count too. */
export const slowEndpoint: Scenario = async ({ databases, profileDirectory, progress, rounds }) => {
  const figures: Figure[] = [];
  for (const { answersAfterMs, perSecond, events } of ENDPOINTS) {
    const name = `one endpoint that answers after ${answersAfterMs} ms`;
    const receiver = await startChild<ReceiverTasks>('servers/receiver.ts');
    await receiver.ask('answerAfter', answersAfterMs);
    const gateway = await startChild<DeliveriesTasks>('servers/deliveries.ts', {
      arguments: [await databases.create(`slow_${answersAfterMs}`), String(await receiver.ask('port')), '1'],
      profileDirectory,
    });
    const rates: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      progress(`${name}: round ${round} of ${rounds}`);
      const expected = await gateway.ask('fill', events);
      await receiver.ask('reset');
      const [startedAtMs, { receipts, lastAtMs }] = await Promise.all([
        gateway.ask('start'),
        receiver.ask('received', { distinct: expected.length, timeoutMs: TIMEOUT_MS }),
      ]);
      if (receipts.length !== expected.length) throw new Error(`${receipts.length} requests for ${expected.length}`);
      rates.push((expected.length * 1_000) / (lastAtMs - startedAtMs));
      const unsettled = await gateway.ask('next');
      if (unsettled > 0) throw new Error(`${unsettled} deliveries were not settled by one attempt`);
    }
    await Promise.all([receiver.stop(), gateway.stop()]);
    const range = spreadOf(rates);
    figures.push(
      amountFigure({
        name,
        unit: '1/s',
        ours: range.median,
        range,
        rounds: rates,
        mark: { kind: 'per_second_at_least', perSecond },
        notes: [`slow-endpoint: a backlog of ${events} events to one endpoint; every delivery came once.`],
      }),
    );
  }
  return figures;
};
