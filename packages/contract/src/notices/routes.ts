import { route, routesOf, token } from '../basics/declare.ts';
import { itemOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** What members of a merchant are notified of by mail: each for their own membership. */
export const noticeRoutes = routesOf('Accounts', {
  getNotices: route.get('/auth/merchant/me/notices', token('merchant'), {
    summary: 'Read what the logged-in member is notified of by mail',
    client: 'notices.get',
    answer: itemOf('notices', schemas.notices),
  }),
  setNotices: route.patch('/auth/merchant/me/notices', token('merchant'), {
    summary: 'Choose what the logged-in member is notified of by mail',
    description:
      'For the merchant that the session acts for. Messages about the security of the account are always sent.',
    client: 'notices.update',
    body: schemas.noticeParams,
    answer: itemOf('notices', schemas.notices),
    errors: ['MAIL_NOT_CONFIGURED'],
  }),
});
