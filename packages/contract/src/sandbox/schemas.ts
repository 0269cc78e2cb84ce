import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { optionalIdempotencyKey, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { dispute } from '../disputes/schemas.ts';
import { payment } from '../payments/schemas.ts';
import { refund } from '../refunds/schemas.ts';
import {
  type ClockAdvanceParams,
  type SandboxClock,
  type Simulated,
  SIMULATED_METHODS,
  SIMULATED_OUTCOMES,
  type Simulate,
  type SimulateParams,
} from './types.ts';

export const simulateParams = typedBody<Simulate, SimulateParams>()(
  z.strictObject({
    outcome: z.enum(SIMULATED_OUTCOMES),
    method: describing(z.enum(SIMULATED_METHODS)).default('mobile_money'),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const clockAdvanceParams = typedBody<ClockAdvanceParams>()(
  z.strictObject({
    seconds: z
      .int()
      .min(1)
      .max(LIMITS.clockStepSecondsMax)
      .describe('How far to move it, 86400 for a day. It moves forward only, by ten years in all.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const sandboxClock = typed<SandboxClock>()(
  z.object({ time: timestamp, ahead_seconds: z.int() }).meta({ id: 'SandboxClock' }),
);

export const simulated = typed<Simulated>()(
  z.object({ payment, refund: refund.nullable(), dispute: dispute.nullable() }),
);
