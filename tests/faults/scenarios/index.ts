import type { Scenario } from '../support/scenario.ts';
import { endpointCap } from './endpoint-cap.ts';
import { hostileReceivers } from './hostile-receivers.ts';
import { hungEndpoint } from './hung-endpoint.ts';
import { keysAndClock } from './keys-and-clock.ts';
import { killNine } from './kill-nine.ts';
import { oneIntent } from './one-intent.ts';
import { postgresRestart } from './postgres-restart.ts';
import { notchPay, rails } from './rails.ts';
import { sameKey } from './same-key.ts';
import { workerLost } from './worker-lost.ts';

/** All scenarios, in the order in which they run. */
export const SCENARIOS: readonly Scenario[] = [
  killNine,
  sameKey,
  oneIntent,
  workerLost,
  endpointCap,
  hungEndpoint,
  hostileReceivers,
  postgresRestart,
  keysAndClock,
  rails,
  notchPay,
];
