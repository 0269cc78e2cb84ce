import { z } from 'zod';
import { itemOf, modePageQuery, modeQuery, pageOf } from '../basics/lists.ts';
import type { Get, MerchantOrKey, Operator, Post } from '../basics/route-types.ts';
import { CSV, csv, noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, ModePageQuery, ModeQuery, NoQuery, PageOf } from '../basics/types.ts';
import {
  refund,
  refundCreateParams,
  refundExportQuery,
  refundListQuery,
  refundRecord,
  refundResolveParams,
} from './schemas.ts';
import type {
  Refund,
  RefundCreateParams,
  RefundExportQuery,
  RefundListQuery,
  RefundRecord,
  RefundResolveParams,
} from './types.ts';

/** Refunds of a merchant's payments, and of all merchants for the operator. */
export interface RefundRoutes {
  readonly createRefund: Post<
    '/gateway/payments/{payment_id}/refunds',
    MerchantOrKey,
    ModeQuery,
    RefundCreateParams | undefined,
    ItemOf<'refund', Refund>
  >;
  readonly listRefunds: Get<
    '/gateway/payments/{payment_id}/refunds',
    MerchantOrKey,
    ModePageQuery,
    PageOf<'refunds', Refund>
  >;
  readonly getRefund: Get<'/gateway/refunds/{refund_id}', MerchantOrKey, ModeQuery, ItemOf<'refund', Refund>>;
  readonly createOperatorRefund: Post<
    '/admin/payments/{payment_id}/refunds',
    Operator,
    NoQuery,
    RefundCreateParams | undefined,
    ItemOf<'refund', RefundRecord>
  >;
  readonly listAllRefunds: Get<'/admin/refunds', Operator, RefundListQuery, PageOf<'refunds', RefundRecord>>;
  readonly exportAllRefunds: Get<'/admin/refunds.csv', Operator, RefundExportQuery, string>;
  readonly getAnyRefund: Get<'/admin/refunds/{refund_id}', Operator, NoQuery, ItemOf<'refund', RefundRecord>>;
  readonly resolveRefund: Post<
    '/admin/refunds/{refund_id}/resolve',
    Operator,
    NoQuery,
    RefundResolveParams,
    ItemOf<'refund', RefundRecord>
  >;
}

const paymentParameters = z.object({ payment_id: idParameter });

export const refundRoutes: RouteTable<RefundRoutes> = {
  createRefund: {
    method: 'POST',
    path: '/gateway/payments/{payment_id}/refunds',
    tag: 'Refunds',
    summary: 'Refund a payment in full or in part',
    auth: { kind: 'merchant', scope: 'refunds:write' },
    audit: { action: 'refund.create', subject: { type: 'refund', answer: 'refund' }, details: ['amount', 'reason'] },
    parameters: paymentParameters,
    query: modeQuery,
    body: refundCreateParams,
    bodyOptional: true,
    success: { 201: itemOf('refund', refund) },
    errors: [
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_REFUNDABLE',
      'REFUND_NOT_SUPPORTED',
      'REFUND_EXCEEDS_REMAINING',
      'REFUND_LIMIT',
      'INSUFFICIENT_BALANCE',
      'REAUTHENTICATION_REQUIRED',
    ],
  },
  listRefunds: {
    method: 'GET',
    path: '/gateway/payments/{payment_id}/refunds',
    tag: 'Refunds',
    summary: 'List the refunds of a payment, newest first',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: paymentParameters,
    query: modePageQuery,
    success: { 200: pageOf('refunds', refund) },
    errors: ['PAYMENT_NOT_FOUND'],
  },
  getRefund: {
    method: 'GET',
    path: '/gateway/refunds/{refund_id}',
    tag: 'Refunds',
    summary: 'Read a refund',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: z.object({ refund_id: idParameter }),
    query: modeQuery,
    success: { 200: itemOf('refund', refund) },
    errors: ['REFUND_NOT_FOUND'],
  },
  createOperatorRefund: {
    method: 'POST',
    path: '/admin/payments/{payment_id}/refunds',
    tag: 'Operator',
    summary: 'Refund a payment of any merchant in full or in part',
    auth: operator,
    audit: { action: 'refund.create', subject: { type: 'refund', answer: 'refund' }, details: ['amount', 'reason'] },
    parameters: z.object({ payment_id: idParameter }),
    query: noQuery,
    body: refundCreateParams,
    bodyOptional: true,
    success: { 201: itemOf('refund', refundRecord) },
    errors: [
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_REFUNDABLE',
      'REFUND_NOT_SUPPORTED',
      'REFUND_EXCEEDS_REMAINING',
      'REFUND_LIMIT',
      'INSUFFICIENT_BALANCE',
    ],
  },
  listAllRefunds: {
    method: 'GET',
    path: '/admin/refunds',
    tag: 'Operator',
    summary: 'List refunds of all merchants, `?status=pending` for those whose rail has not answered',
    auth: operator,
    parameters: noParameters,
    query: refundListQuery,
    success: { 200: pageOf('refunds', refundRecord) },
    errors: [],
  },
  exportAllRefunds: {
    method: 'GET',
    path: '/admin/refunds.csv',
    tag: 'Operator',
    summary: 'Export refunds of all merchants as CSV',
    auth: operator,
    parameters: noParameters,
    query: refundExportQuery,
    success: { 200: csv },
    files: CSV,
    errors: [],
  },
  getAnyRefund: {
    method: 'GET',
    path: '/admin/refunds/{refund_id}',
    tag: 'Operator',
    summary: 'Read a refund of any merchant',
    auth: operator,
    parameters: z.object({ refund_id: idParameter }),
    query: noQuery,
    success: { 200: itemOf('refund', refundRecord) },
    errors: ['REFUND_NOT_FOUND'],
  },
  resolveRefund: {
    method: 'POST',
    path: '/admin/refunds/{refund_id}/resolve',
    tag: 'Operator',
    summary: 'Resolve a pending refund with the outcome from the provider',
    auth: operator,
    audit: {
      action: 'refund.resolve',
      subject: { type: 'refund', answer: 'refund' },
      details: ['outcome', 'failure_code'],
    },
    parameters: z.object({ refund_id: idParameter }),
    query: noQuery,
    body: refundResolveParams,
    success: { 200: itemOf('refund', refundRecord) },
    errors: ['REFUND_NOT_FOUND', 'REFUND_NOT_PENDING'],
  },
};
