import { operator, route, routesOf } from '../basics/declare.ts';
import { ADMINISTER, ASSIST, READ_MESSAGES } from '../people/roles.ts';
import { itemOf, pageOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Messages to people, as the operator sees them. */
export const messageRoutes = routesOf('Operator', {
  listMessages: route.get('/admin/messages', operator(READ_MESSAGES), {
    summary: 'List mail and text messages to people, newest first, without their text',
    client: 'messages.list',
    query: schemas.messageListQuery,
    answer: pageOf('messages', schemas.message),
  }),
  sendTestMessage: route.post('/admin/messages/test', operator(ADMINISTER), {
    summary: 'Send a test message to the address of the logged-in operator',
    client: 'messages.sendTest',
    audit: { action: 'message.send_test', subject: { type: 'message', answer: 'message' } },
    answer: itemOf('message', schemas.message),
    status: 202,
    errors: ['MAIL_NOT_CONFIGURED', 'PERMISSION_DENIED'],
  }),
  reportBounce: route.post('/admin/bounced-messages/{message_id}', operator(ASSIST), {
    summary: 'Report that a mail came back to the mailbox of the sender',
    description:
      'For programs that read that mailbox. Notices to the address stop until its owner confirms it or changes it; messages about security go on.',
    client: 'messages.reportBounce',
    audit: { action: 'message.report_bounce', subject: { type: 'message', parameter: 'message_id' } },
    answer: itemOf('message', schemas.message),
    errors: ['MESSAGE_NOT_FOUND'],
  }),
});
