import { createGateway, type Gateway } from '@mitako/core';
import { GATEWAY } from '../people.ts';
import { RAIL_ID } from '../rail.ts';
import { Violation } from '../violation.ts';
import type { World } from '../world.ts';

/** Verifies the ledger with the engine's own check, and that no money was created or lost. @throws Violation */
export async function checkLedger(world: World): Promise<void> {
  const { database, scheduler } = world;
  const auditor: Gateway = createGateway({
    ...GATEWAY,
    store: database.store,
    clock: { now: () => scheduler.nowMs(), sleep: () => Promise.resolve() },
  });
  const { problems } = await auditor.ledger.verify();
  const [problem] = problems;
  if (problem !== undefined) {
    throw new Violation(problem.code === 'balance_negative' ? 'I2' : 'I1', `${problem.code}: ${problem.message}`);
  }
  const [sum] = await database.rows('select coalesce(sum(amount), 0) as total from mitako_entries');
  if (sum?.['total'] !== 0) throw new Violation('I1', `all entries sum to ${String(sum?.['total'])}`);
}

/** The gateway's ledger agrees with the provider's own. @throws Violation */
export async function checkAgainstProvider({ database, rail }: World): Promise<void> {
  const [row] = await database.rows(
    `select coalesce(sum(amount), 0) as total from mitako_entries where account_id in
     (select id from mitako_accounts where kind = 'rail_clearing' and livemode = 1 and owner_id like ?)`,
    `${RAIL_ID}.%`,
  );
  const { taken, paidCharges, paidRefunds } = rail;
  // What operators returned at the provider's counter after it had refused, as only they can know.
  const recorded = await database.rows(
    `select id, amount from mitako_refunds
     where dispute_id is not null and status = 'succeeded' and answered_by = 'operator' and livemode = 1`,
  );
  const counter = recorded.filter(({ id }) => !paidRefunds.has(String(id)));
  const booked = -Number(row?.['total']);
  const paidBack = rail.paidBack + counter.reduce((sum, { amount }) => sum + Number(amount), 0);
  const attempts = await database.rows('select id, status, amount from mitako_attempts where rail = ?', RAIL_ID);
  for (const { id, status, amount } of attempts) {
    const isBooked = status === 'succeeded' || status === 'paid_late';
    const paid = paidCharges.get(String(id));
    if (isBooked !== (paid !== undefined)) {
      throw new Violation(
        'I1',
        `the provider ${paid === undefined ? 'never took' : 'took'} the money of attempt ${String(id)}, which is ${String(status)}`,
      );
    }
    if (paid !== undefined && paid !== amount)
      throw new Violation('I1', `the provider took ${paid} for attempt ${String(id)}`);
  }
  if (booked !== taken - paidBack) {
    throw new Violation(
      'I1',
      `the ledger says the provider holds ${booked}; it collected ${taken} and paid ${paidBack} back`,
    );
  }
}
