import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { idParameter, text } from './text.ts';
import type { Pagination } from './types.ts';

/** Query strings carry text; only plain decimal digits are a number. */
export const queryInteger = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

/** Newest first, `limit` 1 … 100, out of range is refused rather than clamped. */
export const pageQuery = z.strictObject({
  limit: queryInteger.pipe(z.int().min(1).max(LIMITS.pageSizeMax)).default(LIMITS.pageSizeDefault),
  cursor: text(128, 1).optional(),
});

export const modeQuery = z.strictObject({
  mode: z
    .enum(['live', 'test'])
    .optional()
    .describe('With an access token: which mode to look at. `live`, or `test` while KYC is not approved.'),
});

/** Which rows of all merchants the operator lists. */
export const operatorQuery = z.strictObject({
  ...pageQuery.shape,
  merchant_id: idParameter.optional(),
  mode: z.enum(['live', 'test']).optional().describe('Both when absent.'),
});

/** A moment in a query or a body: ISO 8601 with an offset, or `Z`. */
export const moment = z.iso.datetime({ offset: true }).transform((value) => Date.parse(value));

export const pagination = z
  .object({ limit: z.int(), has_more: z.boolean(), next_cursor: z.string().nullable() })
  .meta({ id: 'Pagination' }) satisfies z.ZodType<Pagination>;

/** `{ <plural>: […], pagination }`, the shape of every list. */
export function pageOf<Name extends string, Item extends z.ZodType>(
  name: Name,
  item: Item,
): z.ZodObject<Record<Name, z.ZodArray<Item>> & { pagination: typeof pagination }> {
  return z.object({ [name]: z.array(item), pagination } as Record<Name, z.ZodArray<Item>> & {
    pagination: typeof pagination;
  });
}
