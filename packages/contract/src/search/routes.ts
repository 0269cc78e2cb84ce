import type { Get, Operator } from '../basics/route-types.ts';
import { noParameters, operator, type RouteTable } from '../basics/route.ts';
import { searchQuery, searchResults } from './schemas.ts';
import type { SearchQuery, SearchResults } from './types.ts';

/** The operator's search by anything that is printed somewhere. */
export interface SearchRoutes {
  readonly search: Get<'/admin/search', Operator, SearchQuery, SearchResults>;
}

export const searchRoutes: RouteTable<SearchRoutes> = {
  search: {
    method: 'GET',
    path: '/admin/search',
    tag: 'Operator',
    summary: 'Find what an id, a reference, an e-mail address or a phone number names',
    auth: operator,
    parameters: noParameters,
    query: searchQuery,
    success: { 200: searchResults },
    errors: [],
  },
};
