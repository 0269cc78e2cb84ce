import type { OwnSearchQuery, OwnSearchResults, SearchQuery, SearchResults } from '@mitako/contract/names';
import type { CallOptions } from '../options.ts';

/** Search by anything that is printed somewhere. */
export interface Search {
  /** Objects of all merchants that an id, a reference, an e-mail address or a phone number names. */
  find(query: SearchQuery, options?: CallOptions): Promise<SearchResults>;
}

/** Search among the merchant's own objects of a mode. */
export interface OwnSearch {
  /**
   * Payments that their list finds by `q`, with refunds and disputes; an object by its id; links and endpoints by their
   * words.
   */
  find(query: OwnSearchQuery, options?: CallOptions): Promise<OwnSearchResults>;
}
