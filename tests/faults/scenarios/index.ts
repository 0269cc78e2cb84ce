import type { Scenario } from '../support/scenario.ts';
import { sameKey } from './same-key.ts';

/** All of them, in the order they are run. */
export const SCENARIOS: readonly Scenario[] = [sameKey];
