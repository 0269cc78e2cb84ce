import { startChild } from '../child.ts';
import { charged, latenciesOf } from '../cost.ts';
import { reachedPerSecond } from '../open-loop.ts';
import { amountFigure, figureOf } from '../report.ts';
import type { ReceiverTasks } from '../servers/receiver.ts';
import type { WalletTasks } from '../servers/wallet.ts';
import type { Scenario } from './scenario.ts';

/** Enough that no payer pays twice at once: the wallet's guard would make the second payment wait. */
const PAYERS = 4_000;
/** Each with one endpoint. */
const MERCHANTS = 8;
const WARM_UP_SECONDS = 5;
const DRAIN_TIMEOUT_MS = 120_000;
const PER_SECOND = { sqlite: 1_000, postgres: 800 } as const;

/**
 * Payments at an even pace, whatever the outcome of earlier ones: each is created, paid from a wallet, and delivered
 * twice, as created and as paid, and posted to the ledger, all by one process. Runs once, whatever the number of rounds.
 */
export const sustained: Scenario = async ({ databases, profileDirectory, progress, rate, seconds }) => {
  progress('registering payers and merchants');
  const perSecond = rate ?? PER_SECOND[databases.engine];
  const receiver = await startChild<ReceiverTasks>('servers/receiver.ts');
  const port = await receiver.ask('port');
  const gateway = await startChild<WalletTasks>('servers/wallet.ts', {
    arguments: [await databases.create('sustained'), String(PAYERS), String(MERCHANTS), String(port)],
    profileDirectory,
  });
  let paid = 0;

  const run = async (duration: number) => {
    await receiver.ask('reset');
    const load = await gateway.ask('sustain', { perSecond, seconds: duration });
    const distinct = load.events.length;
    const [{ receipts, lastAtMs }, postedAtMs] = await Promise.all([
      receiver.ask('received', { distinct, timeoutMs: DRAIN_TIMEOUT_MS }),
      gateway.ask('posted'),
    ]);
    if (load.failed === 0 && distinct !== 2 * load.paid) {
      throw new Error(`${load.paid} payments were created and paid, but there are ${distinct} events`);
    }
    paid += load.paid;
    const dueAtMs = new Map(load.events);
    const delays = new Map<string, number>();
    for (const { eventId, firstByteAtMs } of receipts) {
      const dueMs = dueAtMs.get(eventId);
      if (dueMs === undefined) throw new Error(`an unknown event came: ${eventId}`);
      if (!delays.has(eventId)) delays.set(eventId, firstByteAtMs - dueMs);
    }
    const deliveredSeconds = (lastAtMs - load.startedAtMs) / 1000;
    const tookSeconds = Math.max(deliveredSeconds, (postedAtMs - load.startedAtMs) / 1000);
    const value = reachedPerSecond(load.paid, duration, tookSeconds);
    const delivered = latenciesOf([...delays.values()]);
    return {
      ...load,
      value,
      operations: load.paid,
      delivered,
      deliveredSeconds,
      tookSeconds,
      again: receipts.length - delays.size,
    };
  };

  progress('warming up');
  await run(WARM_UP_SECONDS);
  progress(`${perSecond} payments a second for ${seconds} s`);
  const turn = await charged({ gateway, databases }, () => run(seconds));
  progress('verifying the ledger');
  const { captures, problems, unsettled } = await gateway.ask('proved');
  if (problems.length > 0) throw new Error(`the ledger is inconsistent: ${problems.join('; ')}`);
  const { latencies, delivered, deliveredSeconds, tookSeconds, failed, again } = turn.done;
  if (failed === 0 && captures !== paid) throw new Error(`${paid} were paid, but there are ${captures} transfers`);
  await Promise.all([receiver, gateway].map((child) => child.stop()));

  return [
    figureOf({
      name: 'payments a second, each created, paid and delivered twice',
      unit: '1/s',
      ours: [turn],
      floorName: '',
      floor: null,
      mark: { kind: 'per_second_at_least', perSecond: PER_SECOND[databases.engine] },
      notes: [
        `sustained: ${perSecond} a second were due for ${seconds} s; ${failed} were refused; the last delivery came after ${deliveredSeconds.toFixed(1)} s, all was posted after ${tookSeconds.toFixed(1)} s, and what comes later than a second after the end lowers the rate.`,
        `sustained: in process, PINs not hashed; no delivery is missing, ${again} came more than once, ${unsettled} were not settled by one attempt; as many transfers as payments, and the ledger verified.`,
        `sustained, from the time a payment was due: paid after ${latencies.p50Ms.toFixed(1)} ms (p50) and ${latencies.p99Ms.toFixed(1)} ms (p99).`,
      ],
    }),
    ...(['p50Ms', 'p99Ms'] as const).map((name) =>
      amountFigure({
        name: `due to first byte of its webhooks, ${name.slice(0, 3)}`,
        unit: 'ms',
        ours: delivered[name],
        rounds: [delivered[name]],
        mark: null,
        notes: [],
      }),
    ),
  ];
};
