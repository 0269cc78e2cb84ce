import { z } from 'zod';
import { widening } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import { typed } from '../basics/typed.ts';
import { LOCALES } from '../basics/values.ts';
import type * as types from './types.ts';
import { NOTICE_CHOICES } from './values.ts';

const NONE = 'null: the role may not read it.';
const each = z.enum(['off', 'each']);

/** What a member is notified of by mail. */
export const notices = typed<types.Notices>('Notices').component({
  payments: z
    .enum(NOTICE_CHOICES)
    .nullable()
    .describe(`Payments: at once, from five in ten minutes on in one mail; or the sum of each day; ${NONE}`),
  refunds: each.nullable().describe(`Refunds that succeeded, gathered in the same way; ${NONE}`),
  disputes: each.nullable().describe(`Disputes that were opened, and a day before their deadline; ${NONE}`),
  payouts: each.nullable().describe(`Payouts that were paid or failed; ${NONE}`),
  webhooks: each.nullable().describe(`Webhook endpoints that have failed for an hour, and that recovered; ${NONE}`),
  verification: each.nullable().describe(`Decisions about the business verification; ${NONE}`),
  locale: z.enum(LOCALES).describe('Language of the messages to this person.'),
});

export const noticeParams = typedBody<types.NoticeParams>('NoticeParams').change({
  payments: widening(z.enum(NOTICE_CHOICES)).describe('`each`, `daily` or `off`.'),
  refunds: widening(each).describe('`each` or `off`.'),
  disputes: widening(each).describe('`each` or `off`.'),
  payouts: widening(each).describe('`each` or `off`.'),
  webhooks: widening(each).describe('`each` or `off`.'),
  verification: widening(each).describe('`each` or `off`.'),
  locale: widening(z.enum(LOCALES)).describe('Language of the messages to this person.'),
});
