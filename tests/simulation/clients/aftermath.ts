import type { DisputeRecord } from '@mitako/contract/names';
import type { World } from '../world.ts';
import { dataOf, insist, keyOrNone } from './insist.ts';
import * as customers from './customers.ts';
import * as merchants from './merchants.ts';

const PAYMENTS = 6;

/** People pay by phone once more. */
export async function paysOnceMore(world: World): Promise<void> {
  for (let made = 0; made < PAYMENTS; made += 1) {
    await merchants.createsPayment(world);
    await customers.paysByPhone(world);
  }
}

/** Every payment by phone is disputed, and mostly lost, or refunded. */
export async function returnsEverything(world: World): Promise<void> {
  const { database, memory, people, dice } = world;
  const rows = await database.rows(
    `select id from mitako_payments where livemode = 1 and status = 'succeeded' and method_type = 'mobile_money' order by id`,
  );
  for (const { id } of rows) {
    const payment = memory.payments.find((known) => known.id === id);
    if (payment === undefined) continue;
    const parameters = { payment_id: payment.id };
    if (dice.chance(0.3)) {
      await insist(world, { name: 'createRefund', bearer: payment.merchant.key, parameters, ...keyOrNone(world, 0.6) });
      continue;
    }
    const opened = dataOf<{ dispute: DisputeRecord }>(
      await insist(world, { name: 'openDispute', bearer: people.operatorKey, parameters, ...keyOrNone(world, 0.6) }),
    );
    if (opened === null) continue;
    await insist(world, {
      name: 'resolveDispute',
      bearer: people.operatorKey,
      parameters: { dispute_id: opened.dispute.id },
      body: { outcome: dice.chance(0.85) ? 'lost' : 'won' },
      ...keyOrNone(world, 0.6),
    });
  }
}
