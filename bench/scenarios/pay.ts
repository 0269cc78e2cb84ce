import { startChild } from '../child.ts';
import { ratios, spreadOf } from '../measure.ts';
import type { WalletTasks } from '../servers/wallet.ts';
import type { Scenario } from './scenario.ts';

const PAYERS = 32;
const MERCHANTS = 1_000;
const PAYMENTS = 2_000;
const WARM_UP = 500;

/** Pays one merchant from many wallets, compared with as many payments to a thousand merchants. */
export const pay: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('registering payers and merchants');
  const engine = await startChild<WalletTasks>('servers/wallet.ts', {
    arguments: [await databases.create('wallets'), String(PAYERS), String(MERCHANTS)],
    profileDirectory,
  });
  const perSecond: Record<'one' | 'many', number[]> = { one: [], many: [] };
  const cpu: number[] = [];
  let paid = 0;
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    const payments = round === 0 ? WARM_UP : PAYMENTS;
    for (const [side, merchants] of [
      ['one', 1],
      ['many', MERCHANTS],
    ] as const) {
      await engine.ask('create', { payments, merchants });
      const cpuBefore = await engine.cpuMicroseconds();
      const rate = await engine.ask('pay');
      const cpuAfter = await engine.cpuMicroseconds();
      paid += payments;
      // The first round is a warm-up for the compiler.
      if (round === 0) continue;
      perSecond[side].push(rate);
      cpu.push((cpuAfter - cpuBefore) / payments);
    }
  }
  progress('verifying the ledger');
  const { captures, problems } = await engine.ask('proved');
  if (problems.length > 0) throw new Error(`the ledger is inconsistent: ${problems.join('; ')}`);
  if (captures !== paid) throw new Error(`${paid} payments were paid, but there are ${captures} transfers`);
  await engine.stop();

  return [
    {
      name: `wallet pay, ${PAYERS} payers, one merchant`,
      unit: '1/s',
      ours: spreadOf(perSecond.one).median,
      floorName: `the same to ${MERCHANTS.toLocaleString('en-US').replace(',', ' ')} merchants`,
      floor: spreadOf(perSecond.many).median,
      ratio: spreadOf(ratios(perSecond.one, perSecond.many)),
      mark: { kind: 'ratio_at_least', ratio: 0.9 },
      notes: [
        `pay: ${paid} payments, each answered as paid, as many transfers in the ledger, and the ledger verified; the process computes for ${Math.round(spreadOf(cpu).median)} µs a payment.`,
        'pay: in process, with an idempotency key each; the PIN is counted and not hashed; the ledger is chained meanwhile.',
      ],
    },
  ];
};
