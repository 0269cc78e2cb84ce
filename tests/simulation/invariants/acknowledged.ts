import { KEY_LIVES_MS } from '../memory.ts';
import type { World } from '../world.ts';
import { Violation } from '../violation.ts';

/** Everything acknowledged exists as acknowledged. @throws Violation */
export async function checkAcknowledged({ database, memory }: World): Promise<void> {
  for (const { what, table, id, columns } of memory.promised) {
    const [row] = await database.rows(`select * from ${table} where id = ?`, id);
    if (row === undefined) throw new Violation('I6', `${what} was acknowledged: there is no ${id}`);
    for (const [column, allowed] of Object.entries(columns)) {
      const found = row[column];
      if (!allowed.some((value) => value === found)) {
        throw new Violation(
          'I6',
          `${what} was acknowledged: ${id} has ${column} ${String(found)}, not ${allowed.join(' or ')}`,
        );
      }
    }
  }
  // Each key has a new reference, so that a second payment is found even if neither was acknowledged. By the clocks that made
  // them: a process that started behind the others learns of their day at once, and the keys that it has recorded end.
  const [twice] = await database.rows(
    `select customer_reference, count(*) as payments from mitako_payments
     group by customer_reference having count(*) > 1 and max(created_at_ms) - min(created_at_ms) < ? limit 1`,
    KEY_LIVES_MS,
  );
  if (twice !== undefined) {
    throw new Violation('I7', `${String(twice['customer_reference'])} made ${String(twice['payments'])} payments`);
  }
}
