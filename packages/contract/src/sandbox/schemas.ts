import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';

import { LIMITS } from '../basics/limits.ts';
import { timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { dispute } from '../disputes/schemas.ts';
import { payment } from '../payments/schemas.ts';
import { refund } from '../refunds/schemas.ts';
import { SIMULATED_METHODS, SIMULATED_OUTCOMES } from './values.ts';
import type * as types from './types.ts';

export const simulateParams = typedBody<types.SimulateParams, types.Simulate>('SimulateParams', 'Simulate').object({
  outcome: z
    .enum(SIMULATED_OUTCOMES)
    .describe(
      'What shall happen. `fail` and `timeout` end one attempt, as its payer would: the payment stays open for another one, and fails with the last (`max_attempts`).',
    ),
  method: describing(z.enum(SIMULATED_METHODS))
    .default('mobile_money')
    .describe('How a payment without an attempt is paid; `cash` as by an agent. Default: `mobile_money`.'),
});

export const clockAdvanceParams = typedBody<types.ClockAdvanceParams>('ClockAdvanceParams').object({
  seconds: z
    .int()
    .min(1)
    .max(LIMITS.clockStepSecondsMax)
    .describe(
      'How far to move it, 1 … 31 536 000 seconds; 86 400 is a day. It moves forward only, by ten years in all.',
    ),
});

/**
 * A merchant's clock in test mode. What test objects wait for comes nearer when it is moved; live objects are not
 * affected.
 */
export const sandboxClock = typed<types.SandboxClock>('SandboxClock').component({
  time: timestamp.describe("The gateway's time, and how far it was advanced."),
  ahead_seconds: z.int().describe('How far it was moved in all, in seconds.'),
});

/** A test payment after the simulation, with its refund or dispute. */
export const simulated = typed<types.Simulated>('Simulated').object({
  payment: payment.describe('The payment, as it is now.'),
  refund: refund.nullable().describe('The refund that was simulated; null without one.'),
  dispute: dispute.nullable().describe('The dispute that was simulated; null without one.'),
});
