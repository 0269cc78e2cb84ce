import type { Get, MerchantToken, Operator } from '../basics/route-types.ts';
import { noParameters, operator, type RouteTable } from '../basics/route.ts';
import { ownSearchQuery, ownSearchResults, searchQuery, searchResults } from './schemas.ts';
import type { OwnSearchQuery, OwnSearchResults, SearchQuery, SearchResults } from './types.ts';

/** The operator's search by anything that is printed somewhere, and a merchant's among its own objects. */
export interface SearchRoutes {
  readonly searchOwn: Get<'/merchant/search', MerchantToken, OwnSearchQuery, OwnSearchResults>;
  readonly search: Get<'/admin/search', Operator, SearchQuery, SearchResults>;
}

export const searchRoutes: RouteTable<SearchRoutes> = {
  searchOwn: {
    method: 'GET',
    path: '/merchant/search',
    tag: 'Merchant',
    summary: 'Find payments, refunds, disputes, payouts, payment links and webhook endpoints of the merchant',
    auth: { kind: 'merchant' },
    parameters: noParameters,
    query: ownSearchQuery,
    success: { 200: ownSearchResults },
    errors: [],
  },
  search: {
    method: 'GET',
    path: '/admin/search',
    tag: 'Operator',
    summary: 'Find objects by id, reference, e-mail address or phone number',
    auth: operator,
    parameters: noParameters,
    query: searchQuery,
    success: { 200: searchResults },
    errors: [],
  },
};
