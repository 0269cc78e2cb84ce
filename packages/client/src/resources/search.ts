import type { SearchQuery, SearchResults } from '@mitako/contract/names';
import type { CallOptions } from '../options.ts';

/** Search by anything that is printed somewhere. */
export interface Search {
  /** What an id, a reference, an e-mail address or a phone number names, among all merchants. */
  find(query: SearchQuery, options?: CallOptions): Promise<SearchResults>;
}
