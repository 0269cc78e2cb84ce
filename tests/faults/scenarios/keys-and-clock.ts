import type { Scenario } from '../support/scenario.ts';
import { clocksApart } from './clocks-apart.ts';
import { clockJumps } from './clock-jumps.ts';
import { signingKeysRotate, webhookSecretsRotate } from './keys-rotated.ts';

/** Signing keys, webhook secrets and the time change under running processes. */
export const keysAndClock: Scenario = {
  name: 'keys-and-clock',
  title: 'signing keys and webhook secrets rotated under load, clocks 8 s apart, and a clock that jumps by hours',
  holds: [
    'no valid token is refused',
    'every webhook verifies',
    'no lease is shared by clocks 8 s apart',
    'no event is lost, no delivery given up early, nothing captured twice while the clock jumps',
  ],
  engines: ['sqlite', 'postgres'],
  deadlineMs: { short: 120_000, long: 150_000 },
  async run(context) {
    const receiver = await context.startReceiver({ whole: true });
    const servers = await Promise.all([context.startServer(), context.startServer()]);
    context.progress('signing keys are rotated');
    const signing = await signingKeysRotate(context, servers);
    context.progress('webhook secrets are rotated');
    const secrets = await webhookSecretsRotate(context, servers, receiver);
    await Promise.all(servers.map((server) => server.stop()));
    context.progress('two clocks are eight seconds apart');
    const apart = await clocksApart(context, receiver);
    context.progress('the clock jumps');
    const jumps = await clockJumps(context, receiver);
    return { ...signing, ...secrets, ...apart, ...jumps };
  },
};
