import { LIMITS, type Timestamp } from '@mitako/contract/names';
import { MitakoError } from './errors.ts';

/** A part of a list. Pass `next_cursor` as `cursor` to read on. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly has_more: boolean;
  /** Null on the last page. */
  readonly next_cursor: string | null;
}

/**
 * A list that is read as it is needed: nothing is sent before it is iterated or asked for a page.
 *
 * @example
 * ```ts
 * for await (const payment of mitako.payments.list({ status: 'succeeded' })) …
 * const page = await mitako.payments.list({ limit: 50 }).page();
 * const newest = await mitako.payments.list().toArray({ max: 500 });
 * ```
 */
export interface List<Item> extends AsyncIterable<Item> {
  /** Reads one page, the first one unless `cursor` was given. */
  page(): Promise<Page<Item>>;
  /**
   * Reads at most `max` items into memory.
   * @throws TypeError when `max` is not a whole number of 1 or more
   */
  toArray(options: { readonly max: number }): Promise<Item[]>;
}

/** Where a page starts and how many items it holds, as the query names them. */
export interface PagePosition {
  /** 1 … 100; 20 when absent. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the page before. */
  readonly cursor?: string | undefined;
}

/** A query as it is asked: all of it may be left out, one value stands for a list of one, moments are text. */
export type Asked<Query> = {
  readonly [Name in keyof Query]?:
    | (Name extends 'created_from' | 'created_to' ? Timestamp : OneOrMore<Exclude<Query[Name], undefined>>)
    | undefined;
};

/** The same, of whoever has a key: it has one mode. The format follows from the method. */
export type AskedByKey<Query> = Asked<Omit<Query, 'mode' | 'format'>>;

type OneOrMore<Value> = Value extends readonly (infer Item)[] ? Item | Value : Value;

/** Reads the page at a position, with whatever else the list was asked for. */
type ReadPage<Item> = (position: PagePosition) => Promise<Page<Item>>;

/** Makes a list of what reads its pages. */
export function createList<Item>(start: PagePosition, readPage: ReadPage<Item>): List<Item> {
  return {
    page: () => readPage(start),
    toArray: async ({ max }) => {
      if (!Number.isInteger(max) || max < 1) throw new TypeError('max must be a whole number of 1 or more.');
      const limit = start.limit ?? Math.min(max, LIMITS.pageSizeMax);
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
      throw new MitakoError('UNEXPECTED_RESPONSE', 'The list does not move on: the server gave the same cursor again.');
    }
    position = { ...position, cursor: page.next_cursor };
  }
}
