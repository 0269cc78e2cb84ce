import { createGateway, sandboxRail } from '@mitako/core';
import { postgres } from '@mitako/postgres';
import { createLog, createServer } from 'mitako';

// `mitako serve`, but with webhooks to this machine allowed, which no production server allows.

const { MITAKO_STORE = '', MITAKO_SECRET = '', MITAKO_PUBLIC_URL = '' } = process.env;

const gateway = createGateway({
  store: postgres({ connectionString: MITAKO_STORE }),
  publicUrl: MITAKO_PUBLIC_URL,
  publicSandbox: true,
  secret: MITAKO_SECRET,
  rails: [sandboxRail()],
  webhooks: { allowNetworks: ['127.0.0.0/8'] },
  limits: 'off',
  logger: createLog('json'),
});
await gateway.start();
const server = createServer({ gateway });
const listening = await server.listen({ port: 0 });
process.once('SIGTERM', () => void close());
gateway.logger.info({}, `listening on ${listening}`);

async function close(): Promise<void> {
  await server.close();
  await gateway.close();
  process.exit();
}
