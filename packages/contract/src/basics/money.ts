import { z } from 'zod';
import { describing } from './absence.ts';
import { LIMITS } from './limits.ts';
import { aliased } from './typed.ts';

export const amount = aliased('Amount', z.int().min(LIMITS.amountMin).max(LIMITS.amountMax)).describe(
  'In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA.',
);

export const storedAmount = aliased('Amount', z.int().min(0));

/** Codes that the engine does not support are rejected by the engine. */
export const currencyCode = z.string().regex(/^[A-Za-z]{3}$/, 'must be an ISO 4217 code such as XAF');

/** Currency of a body. The engine requires it when several currencies are configured. */
export const currency = describing(currencyCode).describe('Optional while a single currency is configured.');
