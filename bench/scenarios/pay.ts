import { startChild } from '../child.ts';
import { charged, type Turn } from '../cost.ts';
import { alternate } from '../measure.ts';
import { figureOf, type Mark } from '../report.ts';
import type { WalletTasks } from '../servers/wallet.ts';
import type { Scenario } from './scenario.ts';

const MERCHANTS = 1_000;
const PAYMENTS = 2_000;
/** Payers who pay at the same moment. */
const AT_ONCE = 32;
const PER_SECOND = { sqlite: 2_000, postgres: 1_600 } as const;

/**
 * Payments to one merchant, each from a wallet of its own, compared with as many payments to a thousand merchants. Until
 * all is posted: a payer who pays once is an account with one entry.
 */
export const pay: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('registering payers and merchants');
  const engine = await startChild<WalletTasks>('servers/wallet.ts', {
    arguments: [await databases.create('wallets'), String(PAYMENTS), String(MERCHANTS)],
    profileDirectory,
  });
  let paid = 0;
  const turn = (merchants: number) => async (): Promise<Turn> => {
    paid += PAYMENTS;
    await engine.ask('create', { payments: PAYMENTS, merchants });
    return charged({ gateway: engine, databases }, () => engine.ask('pay', { atOnce: AT_ONCE }));
  };
  const { one, many } = await alternate({ rounds, progress }, { one: turn(1), many: turn(MERCHANTS) });
  progress('verifying the ledger');
  const { captures, problems } = await engine.ask('proved');
  if (problems.length > 0) throw new Error(`the ledger is inconsistent: ${problems.join('; ')}`);
  if (captures !== paid) throw new Error(`${paid} payments were paid, but there are ${captures} transfers`);
  await engine.stop();

  const marks: readonly Mark[] = [
    { kind: 'ratio_at_least', ratio: 0.9 },
    { kind: 'per_second_at_least', perSecond: PER_SECOND[databases.engine] },
  ];
  return marks.map((mark) =>
    figureOf({
      name: 'wallet pay, a payer each, posted, one merchant',
      unit: '1/s',
      ours: one,
      floorName: `the same to ${MERCHANTS.toLocaleString('en-US').replace(',', ' ')} merchants`,
      floor: many,
      mark,
      notes: [
        `pay: ${paid} payments, each answered as paid, as many transfers in the ledger, and the ledger verified.`,
        'pay: in process, with an idempotency key each; the PIN is counted and not hashed; until no entry waits to be posted.',
      ],
    }),
  );
};
