import { engineStore, numberOfId } from '@mitako/core/engine';
import { expect, it } from 'vitest';
import { aMerchant, aPayment } from '../../testing/src/store-conformance/fixtures.ts';
import { sqlite } from '../src/index.ts';

// The words of payments are indexed after everything else of a group, by a number made of the payment's id.

it('of payments committed together, one whose id has the number of another is refused, and only that one', async () => {
  const store = engineStore(sqlite({ path: ':memory:' }));
  await store.migrations.migrate();
  const merchant = aMerchant();
  await store.commit([{ type: 'merchant.insert', merchant }]);
  const of = (id: string) =>
    aPayment({ id, slug: id.slice(4), merchantId: merchant.id, customerReference: 'order-1042', description: null });
  const [one, same, other] = [
    of('pay_01k0000000aaaaaaaaaaaaaaaa'),
    of('pay_01k0000000aaaaaaaaaaaaaaab'),
    of('pay_01k0000000baaaaaaaaaaaaaaa'),
  ];
  expect(numberOfId(one.id)).toBe(numberOfId(same.id));

  const outcomes = await Promise.all(
    [one, same, other].map((payment) => store.commit([{ type: 'payment.insert', payment }])),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(['applied', 'refused', 'applied']);
  expect(outcomes[1]).toMatchObject({ guard: 'payment.insert' });
  expect(await store.read.paymentById(same.id)).toBeNull();
  expect(await store.read.paymentById(other.id)).toEqual(other);
  await store.close();
});
