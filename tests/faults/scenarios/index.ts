import type { Scenario } from '../support/scenario.ts';
import { hungEndpoint } from './hung-endpoint.ts';
import { oneIntent } from './one-intent.ts';
import { sameKey } from './same-key.ts';
import { workerLost } from './worker-lost.ts';

/** All of them, in the order they are run. */
export const SCENARIOS: readonly Scenario[] = [sameKey, oneIntent, workerLost, hungEndpoint];
