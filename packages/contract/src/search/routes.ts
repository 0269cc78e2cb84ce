import { merchantToken, operator, route, routesOf } from '../basics/declare.ts';
import { MEMBERS, STAFF } from '../people/roles.ts';
import * as schemas from './schemas.ts';

/** The operator's search by anything that is printed somewhere, and a merchant's among its own objects. */
export const searchRoutes = routesOf('Merchant', {
  searchOwn: route.get('/merchant/search', merchantToken(MEMBERS), {
    summary: 'Find payments, refunds, disputes, payouts, payment links and webhook endpoints of the merchant',
    description:
      'Payments that their list finds by `q`, with refunds and disputes; an object by its id; links and endpoints by their words.',
    client: 'search.find',
    query: schemas.ownSearchQuery,
    answer: schemas.ownSearchResults,
  }),
  search: route.get('/admin/search', operator(STAFF), {
    summary: 'Find objects by id, reference, e-mail address or phone number',
    client: 'search.find',
    query: schemas.searchQuery,
    answer: schemas.searchResults,
  }),
});
