// snippet: msw
import { createTestGateway } from '@mitako/testing';
import { gatewayHandlers } from '@mitako/testing/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startCheckout } from './shop.ts';

const api = await createTestGateway({ publicUrl: 'https://pay.example.cm' });
const server = setupServer(...gatewayHandlers(api));

beforeAll(() => {
  vi.stubEnv('MITAKO_API_URL', 'https://pay.example.cm/api/v1');
  vi.stubEnv('MITAKO_API_KEY', api.seed.merchant.testKey);
  server.listen();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.close();
  await api.close();
});

test('the shop sends its customer to the checkout', async () => {
  expect(await startCheckout('order-1', 5000)).toMatch(/^https:\/\/pay\.example\.cm\/checkout\//);
});
// end
