import { z } from 'zod';
import { typed } from '../basics/typed.ts';
import type { RailCallback } from './types.ts';

export const railCallback = typed<RailCallback>()(
  z.object({ headers: z.record(z.string(), z.string()), text: z.string() }),
);
