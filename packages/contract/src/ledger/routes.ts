import { open, operator, route, routesOf } from '../basics/declare.ts';
import { CHECK } from '../people/roles.ts';
import { itemOf, pageOf, periodPageQuery } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Ledger checks, started by the operator, and what is published of the ledger. */
export const ledgerRoutes = routesOf('Operator', {
  createLedgerCheck: route.post('/admin/ledger-checks', operator(CHECK), {
    summary: 'Start a ledger check in the background',
    description: 'Read the check for its result.',
    audit: { action: 'ledger_check.create', subject: { type: 'ledger_check', answer: 'ledger_check' } },
    answer: itemOf('ledger_check', schemas.ledgerCheck, 'The check of the ledger.'),
    status: 202,
    errors: ['LEDGER_CHECK_RUNNING'],
  }),
  listLedgerChecks: route.get('/admin/ledger-checks', operator(CHECK), {
    summary: 'List ledger checks, newest first',
    query: periodPageQuery,
    answer: pageOf('ledger_checks', schemas.ledgerCheck),
  }),
  getLedgerCheck: route.get('/admin/ledger-checks/{ledger_check_id}', operator(CHECK), {
    summary: 'Read a ledger check',
    answer: itemOf('ledger_check', schemas.ledgerCheck, 'The check of the ledger.'),
    errors: ['LEDGER_CHECK_NOT_FOUND'],
  }),
  getLedgerCheckpoint: route.get('/admin/ledger-checkpoints/{day}', operator(CHECK), {
    summary: 'Read the checkpoint of a day',
    description: 'One is made of each day on the following one, from ten minutes after midnight UTC on.',
    client: 'ledgerChecks.retrieveCheckpoint',
    answer: itemOf('checkpoint', schemas.ledgerCheckpoint, 'The checkpoint of the day.'),
    errors: ['LEDGER_CHECKPOINT_NOT_FOUND'],
  }),
  listPublishedCheckpoints: route.get('/.well-known/mitako-ledger', open, {
    part: 'checkout',
    summary: 'Signatures of the newest checkpoints of the ledger, and their key',
    description: 'Whoever keeps them can tell later whether the ledger of a day was changed.',
    client: null,
    root: true,
    limit: 'address',
    bare: true,
    answer: schemas.publishedCheckpoints,
  }),
  getPublishedCheckpoint: route.get('/.well-known/mitako-ledger/{day}', open, {
    part: 'checkout',
    summary: 'Signature of the checkpoint of a day',
    client: null,
    root: true,
    limit: 'address',
    bare: true,
    answer: schemas.publishedCheckpoint,
    errors: ['LEDGER_CHECKPOINT_NOT_FOUND'],
  }),
});
