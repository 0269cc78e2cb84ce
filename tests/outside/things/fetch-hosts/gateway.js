// A gateway for hosts that answer requests of the Fetch API.
import { sandboxRail } from '@mitako/core';
import { createMitako } from 'mitako';
import { createHmac } from 'node:crypto';
import process from 'node:process';

const { MITAKO_PUBLIC_URL: publicUrl, MITAKO_SECRET: secret } = process.env;

export const mitako = await createMitako({
  marketplace: {},
  store: ':memory:',
  publicUrl,
  secret,
  background: 'elsewhere',
  limits: 'off',
  rails: [
    {
      ...sandboxRail(),
      parseCallback({ headers, rawBody }) {
        const signature = createHmac('sha256', 'key').update(rawBody).digest('hex');
        console.log(`Signed: ${headers['x-signature'] === signature}`);
        return null;
      },
    },
  ],
});
const { merchant } = await mitako.gateway.seedSandbox();
console.log(`Seeded: ${JSON.stringify(merchant)}`);
