import { PAGE_SIZE_MAX, type PeriodPageQuery, type Timestamp } from '@mitako/contract/names';
import { MitakoError } from './errors.ts';

/** A page of a list. Pass `next_cursor` as `cursor` to read the next one. */
export interface Page<Item> {
  /** Of this page. */
  readonly items: readonly Item[];
  /** True: there is another page. */
  readonly has_more: boolean;
  /** Null on the last page. */
  readonly next_cursor: string | null;
}

/**
 * A lazy list: nothing is sent before you iterate it or request a page.
 *
 * @example
 * ```ts
 * for await (const payment of mitako.payments.list({ status: 'succeeded' })) …
 * const page = await mitako.payments.list({ limit: 50 }).page();
 * const newest = await mitako.payments.list().toArray({ max: 500 });
 * ```
 */
export interface List<Item> extends AsyncIterable<Item> {
  /** Reads one page, the first one unless `cursor` is given. */
  page(): Promise<Page<Item>>;
  /**
   * Reads at most `max` items into memory.
   * @throws TypeError when `max` is not an integer of at least 1
   */
  toArray(options: {
    /** The most items to read. */
    readonly max: number;
  }): Promise<Item[]>;
}

/** Position and size of a page, with the query's names. */
export interface PagePosition {
  /** 1 … 100. Default: 20. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly cursor?: string | undefined;
}

/** A query as sent: all fields are optional, a single value may stand for an array, times are strings. */
export type QueryParams<Query> = {
  readonly [Name in keyof Query]?:
    | (Name extends `${'created' | 'succeeded'}_${'from' | 'to'}`
        ? Timestamp
        : OneOrMore<Exclude<Query[Name], undefined>>)
    | undefined;
};

/** A page of a list by the time of creation, and the period that it is of. */
export interface PeriodPosition extends QueryParams<PeriodPageQuery> {}

/** The same for callers with a key, which has one mode. */
export type KeyQueryParams<Query> = QueryParams<Omit<Query, 'mode'>>;

type OneOrMore<Value> = Value extends readonly (infer Item)[] ? Item | Value : Value;

/** Reads the page at a position, with the list's filters. */
type ReadPage<Item> = (position: PagePosition) => Promise<Page<Item>>;

/** Creates a list from a function that reads its pages. */
export function createList<Item>(start: PagePosition, readPage: ReadPage<Item>): List<Item> {
  return {
    page: () => readPage(start),
    // JavaScript may pass nothing.
    toArray: async (options?: { readonly max: number }) => {
      const max = Number(options?.max);
      if (!Number.isInteger(max) || max < 1) throw new TypeError('max must be an integer of at least 1.');
      const limit = start.limit ?? Math.min(max, PAGE_SIZE_MAX);
      const items: Item[] = [];
      for await (const item of iterate({ ...start, limit }, readPage)) {
        items.push(item);
        if (items.length === max) break;
      }
      return items;
    },
    [Symbol.asyncIterator]: () => iterate(start, readPage),
  };
}

async function* iterate<Item>(start: PagePosition, readPage: ReadPage<Item>): AsyncGenerator<Item, void, undefined> {
  let position = start;
  for (;;) {
    const page = await readPage(position);
    yield* page.items;
    if (!page.has_more || page.next_cursor === null) return;
    if (page.next_cursor === position.cursor) {
      throw new MitakoError('UNEXPECTED_RESPONSE', 'The server gave the same cursor again.');
    }
    position = { ...position, cursor: page.next_cursor };
  }
}
