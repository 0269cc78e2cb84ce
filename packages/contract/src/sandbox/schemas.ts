import { z } from 'zod';
import { idempotencyKey } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { dispute } from '../disputes/schemas.ts';
import { payment } from '../payments/schemas.ts';
import { refund } from '../refunds/schemas.ts';
import { type Simulated, SIMULATED_OUTCOMES, type SimulateParams } from './types.ts';

export const simulateParams = typedBody<SimulateParams>()(
  z.strictObject({
    outcome: z.enum(SIMULATED_OUTCOMES),
    idempotency_key: idempotencyKey.optional(),
  }),
);

export const simulated = typed<Simulated>()(
  z.object({ payment, refund: refund.nullable(), dispute: dispute.nullable() }),
);
