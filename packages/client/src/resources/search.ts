import type { OwnSearchQuery, OwnSearchResults, SearchQuery, SearchResults } from '@mitako/contract/names';
import type { CallOptions } from '../options.ts';

/** Search by anything that is printed somewhere. */
export interface Search {
  /** What an id, a reference, an e-mail address or a phone number names, among all merchants. */
  find(query: SearchQuery, options?: CallOptions): Promise<SearchResults>;
}

/** Search among the merchant's own objects of a mode. */
export interface OwnSearch {
  /** What the list of payments finds by `q`, with refunds and disputes; an id; words of links and endpoints. */
  find(query: OwnSearchQuery, options?: CallOptions): Promise<OwnSearchResults>;
}
