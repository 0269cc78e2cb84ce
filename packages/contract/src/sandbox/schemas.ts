import { z } from 'zod';
import { idempotencyKey } from '../basics/text.ts';
import { SIMULATED_OUTCOMES } from './types.ts';

export const simulateParams = z.strictObject({
  outcome: z.enum(SIMULATED_OUTCOMES),
  idempotency_key: idempotencyKey.optional(),
});
