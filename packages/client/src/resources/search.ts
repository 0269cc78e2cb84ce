// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions } from '../options.ts';
import type { OwnSearchQuery, OwnSearchResults, SearchQuery, SearchResults } from '@mitako/contract/names';

/** Search among the merchant's payments, refunds, disputes, payouts, links and endpoints of a mode. */
export interface OwnSearch {
  /**
   * Find payments, refunds, disputes, payouts, payment links and webhook endpoints of the merchant. Payments that their
   * list finds by `q`, with refunds and disputes; an object by its id; links and endpoints by their words.
   */
  find(params: OwnSearchQuery, options?: CallOptions): Promise<OwnSearchResults>;
}

/** Search by an id, a reference, an e-mail address, a phone number or a merchant's name. */
export interface Search {
  /** Find objects by id, reference, e-mail address or phone number. */
  find(params: SearchQuery, options?: CallOptions): Promise<SearchResults>;
}
