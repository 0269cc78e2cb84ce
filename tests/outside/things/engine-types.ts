// The engine from CommonJS and from ES modules.
import { createTestGateway } from '@mitako/testing';
import { createMitako } from 'mitako';

async function main(): Promise<void> {
  const mitako = await createMitako({
    shop: { name: 'Boutique du Wouri', livemode: false },
    store: ':memory:',
    publicUrl: 'http://localhost:4010/pay',
    secret: 'a root secret for tests, long enough to be one',
    background: 'elsewhere',
  });
  const payment = await mitako.shop.payments.create({ amount: 5000 });
  const amount: number | null = payment.amount;
  await mitako.close();
  const api = await createTestGateway();
  await api.close();
  console.log(`Created: ${amount}`);
}

void main();
