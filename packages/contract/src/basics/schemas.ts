import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { idParameter, text } from './text.ts';
import { aliased, part, typed } from './typed.ts';
import type * as types from './types.ts';
import type { ItemOf, PageOf } from './answers.ts';

/** Query strings are text; only plain decimal digits are accepted as numbers. */
export const queryInteger = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

/** Newest first, `limit` 1 … 100. A limit out of range is rejected, not clamped. */
export const pageFields = {
  limit: queryInteger
    .pipe(z.int().min(1).max(LIMITS.pageSizeMax))
    .default(LIMITS.pageSizeDefault)
    .describe('1 … 100. Default: 20.'),
  cursor: text(128, 1).optional().describe('`next_cursor` of the previous page.'),
};

export const modeFields = {
  mode: z
    .enum(['live', 'test'])
    .optional()
    .describe('With an access token: the mode to read. Default: `live`, or `test` while KYC is not approved.'),
};

export const operatorModeFields = { mode: z.enum(['live', 'test']).optional().describe('Default: both.') };

/** Filters of the operator's files over all merchants. */
export const operatorFields = {
  merchant_id: idParameter.optional().describe('Only those of this merchant.'),
  ...operatorModeFields,
};

/** The same of lists. */
export const operatorPageFields = { ...pageFields, ...operatorFields };

/** Filters of the operator's lists over all merchants. */
export const operatorPageQuery = typed<types.OperatorPageQuery>('OperatorPageQuery').strict(operatorPageFields);
/** The part of a list to return, newest first. */
export const pageQuery = typed<types.PageQuery>('PageQuery').strict(pageFields);
export const modeQuery = typed<types.ModeQuery>('ModeQuery').strict(modeFields);
export const modePageQuery = typed<types.ModePageQuery>('ModePageQuery').strict({ ...pageFields, ...modeFields });
/** The mode of a merchant that the operator reads. */
export const operatorModeQuery = typed<types.OperatorModeQuery>('OperatorModeQuery').strict(operatorModeFields);

/** A time in a query or a body: ISO 8601 with an offset, or `Z`. */
export const moment = aliased(
  'Timestamp',
  z.iso.datetime({ offset: true }).transform((value) => Date.parse(value)),
  'Moment',
);

/** Of lists by the time of creation, `periodPageQuery`. */
export const periodFields = {
  created_from: moment.optional().describe('Only what was created at this time or later.'),
  created_to: moment.optional().describe('Only what was created before this time.'),
};

/** A page of a list by the time of creation. */
export const periodPageQuery = typed<types.PeriodPageQuery>('PeriodPageQuery').strict({
  ...pageFields,
  ...periodFields,
});

/** A list by the time of creation. */
part('PeriodQuery', periodFields);

/** Whether a list is narrowed by a period: of creation, or of when payments succeeded. */
export function takesPeriod(query: z.ZodType, of: 'created' | 'succeeded'): boolean {
  return query instanceof z.ZodObject && `${of}_from` in query.shape;
}

/** Pagination of a list. Pass `next_cursor` as `cursor` to read the next page. */
export const pagination = typed<types.Pagination>('Pagination').component({
  limit: z.int().describe('The most items of a page.'),
  has_more: z.boolean().describe('True: there is another page.'),
  next_cursor: z.string().nullable().describe('Pass it as `cursor`; null: this is the last page.'),
});

export const deleted = typed<types.Deleted>('Deleted').object({
  deleted: z.literal(true).describe('Always true.'),
  id: z.string().describe('Identifier of what was deleted.'),
});

/** The schema of {@link ItemOf}. */
export function itemOf<Name extends string, Item>(
  name: Name,
  item: z.ZodType<Item>,
  meaning = `The ${inWords(name)}.`,
): z.ZodType<ItemOf<Name, Item>> {
  return named<ItemOf<Name, Item>>({ [name]: item.describe(meaning) });
}

/** The schema of `{ <name>: […] }`, a list without pages. */
export function listOf<Name extends string, Item>(
  name: Name,
  item: z.ZodType<Item>,
  meaning?: string,
): z.ZodType<ItemOf<Name, readonly Item[]>> {
  return itemOf(name, z.array(item), meaning);
}

/** The schema of {@link PageOf}. */
export function pageOf<Plural extends string, Item>(
  plural: Plural,
  item: z.ZodType<Item>,
  meaning = `The ${inWords(plural)} of this page.`,
): z.ZodType<PageOf<Plural, Item>> {
  return named<PageOf<Plural, Item>>({
    [plural]: z.array(item).describe(meaning),
    pagination: pagination.describe('How to read the next page.'),
  });
}

function inWords(name: string): string {
  return name.replaceAll('_', ' ').replace('api ', 'API ');
}

/** TypeScript types a computed property name as any string, so `itemOf` and `pageOf` state the type. */
function named<Type>(fields: Readonly<Record<string, z.ZodType>>): z.ZodType<Type> {
  const schema: z.ZodType = z.object(fields);
  return schema as z.ZodType<Type>;
}
