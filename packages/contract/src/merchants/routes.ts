import { z } from 'zod';
import { itemOf, modeQuery, operatorModeQuery, pageOf, pageQuery } from '../basics/lists.ts';
import type { Delete, Get, MerchantOrKey, MerchantToken, Operator, Patch, Post, Put } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, ModeQuery, NoQuery, OperatorModeQuery, PageOf, PageQuery } from '../basics/types.ts';
import { passwordReset, registerParams } from '../people/schemas.ts';
import type { PasswordReset, RegisterParams } from '../people/types.ts';
import {
  balance,
  kyc,
  kycDecisionParams,
  kycParams,
  kycSubmission,
  logoParams,
  merchantListQuery,
  merchantProfile,
  merchantRecord,
  merchantUpdateParams,
  profileParams,
  suspendParams,
} from './schemas.ts';
import type {
  Balance,
  Kyc,
  KycDecisionParams,
  KycParams,
  KycSubmission,
  LogoParams,
  MerchantListQuery,
  MerchantProfile,
  MerchantRecord,
  MerchantUpdateParams,
  ProfileParams,
  SuspendParams,
} from './types.ts';

/** A merchant's profile, logo, KYC and balance; the operator's management of merchants. */
export interface MerchantRoutes {
  readonly getProfile: Get<'/merchant/profile', MerchantToken, NoQuery, ItemOf<'profile', MerchantProfile>>;
  readonly updateProfile: Patch<
    '/merchant/profile',
    MerchantToken,
    NoQuery,
    ProfileParams,
    ItemOf<'profile', MerchantProfile>
  >;
  readonly setLogo: Put<
    '/merchant/profile/logo',
    MerchantToken,
    NoQuery,
    LogoParams,
    ItemOf<'profile', MerchantProfile>
  >;
  readonly deleteLogo: Delete<'/merchant/profile/logo', MerchantToken, NoQuery, ItemOf<'profile', MerchantProfile>>;
  readonly getKyc: Get<'/merchant/kyc', MerchantToken, NoQuery, ItemOf<'kyc', Kyc>>;
  readonly submitKyc: Post<'/merchant/kyc', MerchantToken, NoQuery, KycParams, ItemOf<'kyc', Kyc>>;
  readonly getBalance: Get<'/merchant/balance', MerchantOrKey, ModeQuery, ItemOf<'balances', readonly Balance[]>>;
  readonly createMerchant: Post<
    '/admin/merchants',
    Operator,
    NoQuery,
    RegisterParams,
    ItemOf<'merchant', MerchantRecord>
  >;
  readonly listMerchants: Get<'/admin/merchants', Operator, MerchantListQuery, PageOf<'merchants', MerchantRecord>>;
  readonly getMerchant: Get<'/admin/merchants/{merchant_id}', Operator, NoQuery, ItemOf<'merchant', MerchantRecord>>;
  readonly updateMerchant: Patch<
    '/admin/merchants/{merchant_id}',
    Operator,
    NoQuery,
    MerchantUpdateParams,
    ItemOf<'merchant', MerchantRecord>
  >;
  readonly decideKyc: Post<
    '/admin/merchants/{merchant_id}/kyc',
    Operator,
    NoQuery,
    KycDecisionParams,
    ItemOf<'merchant', MerchantRecord>
  >;
  readonly listKycSubmissions: Get<
    '/admin/merchants/{merchant_id}/kyc-submissions',
    Operator,
    PageQuery,
    PageOf<'kyc_submissions', KycSubmission>
  >;
  readonly suspendMerchant: Post<
    '/admin/merchants/{merchant_id}/suspend',
    Operator,
    NoQuery,
    SuspendParams | undefined,
    ItemOf<'merchant', MerchantRecord>
  >;
  readonly reinstateMerchant: Post<
    '/admin/merchants/{merchant_id}/reinstate',
    Operator,
    NoQuery,
    undefined,
    ItemOf<'merchant', MerchantRecord>
  >;
  readonly createPasswordReset: Post<
    '/admin/merchants/{merchant_id}/password-reset',
    Operator,
    NoQuery,
    undefined,
    ItemOf<'password_reset', PasswordReset>
  >;
  readonly getMerchantBalance: Get<
    '/admin/merchants/{merchant_id}/balance',
    Operator,
    OperatorModeQuery,
    ItemOf<'balances', readonly Balance[]>
  >;
}

const merchantParameters = z.object({ merchant_id: idParameter });
const tokenOnly: MerchantToken = { kind: 'merchant' };

export const merchantRoutes: RouteTable<MerchantRoutes> = {
  getProfile: {
    method: 'GET',
    path: '/merchant/profile',
    tag: 'Merchant',
    summary: 'Read the merchant profile',
    auth: tokenOnly,
    parameters: noParameters,
    query: noQuery,
    success: { 200: itemOf('profile', merchantProfile) },
    errors: [],
  },
  updateProfile: {
    method: 'PATCH',
    path: '/merchant/profile',
    tag: 'Merchant',
    summary: 'Change name, support contacts and colour',
    auth: tokenOnly,
    audit: {
      action: 'merchant.update_profile',
      subject: { type: 'merchant', own: true },
      details: ['name', 'support_email', 'brand_color'],
    },
    parameters: noParameters,
    query: noQuery,
    body: profileParams,
    success: { 200: itemOf('profile', merchantProfile) },
    errors: [],
  },
  setLogo: {
    method: 'PUT',
    path: '/merchant/profile/logo',
    tag: 'Merchant',
    summary: 'Set the logo of the checkouts',
    auth: tokenOnly,
    audit: { action: 'merchant.set_logo', subject: { type: 'merchant', own: true }, details: ['content_type'] },
    parameters: noParameters,
    query: noQuery,
    body: logoParams,
    success: { 200: itemOf('profile', merchantProfile) },
    errors: [],
  },
  deleteLogo: {
    method: 'DELETE',
    path: '/merchant/profile/logo',
    tag: 'Merchant',
    summary: 'Delete the logo',
    auth: tokenOnly,
    audit: { action: 'merchant.delete_logo', subject: { type: 'merchant', own: true } },
    parameters: noParameters,
    query: noQuery,
    success: { 200: itemOf('profile', merchantProfile) },
    errors: [],
  },
  getKyc: {
    method: 'GET',
    path: '/merchant/kyc',
    tag: 'Merchant',
    summary: 'Read the business verification (KYC)',
    auth: tokenOnly,
    parameters: noParameters,
    query: noQuery,
    success: { 200: itemOf('kyc', kyc) },
    errors: [],
  },
  submitKyc: {
    method: 'POST',
    path: '/merchant/kyc',
    tag: 'Merchant',
    summary: 'Submit the business verification (KYC)',
    auth: tokenOnly,
    audit: { action: 'merchant.submit_kyc', subject: { type: 'merchant', own: true } },
    parameters: noParameters,
    query: noQuery,
    body: kycParams,
    success: { 200: itemOf('kyc', kyc) },
    errors: ['KYC_ALREADY_SUBMITTED'],
  },
  getBalance: {
    method: 'GET',
    path: '/merchant/balance',
    tag: 'Merchant',
    summary: 'Read the balance',
    auth: { kind: 'merchant', scope: 'balance:read' },
    parameters: noParameters,
    query: modeQuery,
    success: { 200: itemOf('balances', z.array(balance)) },
    errors: [],
  },
  createMerchant: {
    method: 'POST',
    path: '/admin/merchants',
    tag: 'Operator',
    summary: 'Create a merchant account',
    auth: operator,
    audit: { action: 'merchant.create', subject: { type: 'merchant', answer: 'merchant' }, details: ['name'] },
    parameters: noParameters,
    query: noQuery,
    body: registerParams,
    success: { 201: itemOf('merchant', merchantRecord) },
    errors: ['EMAIL_TAKEN'],
  },
  listMerchants: {
    method: 'GET',
    path: '/admin/merchants',
    tag: 'Operator',
    summary: 'List merchants, newest first',
    auth: operator,
    parameters: noParameters,
    query: merchantListQuery,
    success: { 200: pageOf('merchants', merchantRecord) },
    errors: [],
  },
  getMerchant: {
    method: 'GET',
    path: '/admin/merchants/{merchant_id}',
    tag: 'Operator',
    summary: 'Read a merchant',
    auth: operator,
    parameters: merchantParameters,
    query: noQuery,
    success: { 200: itemOf('merchant', merchantRecord) },
    errors: ['MERCHANT_NOT_FOUND'],
  },
  updateMerchant: {
    method: 'PATCH',
    path: '/admin/merchants/{merchant_id}',
    tag: 'Operator',
    summary: "Update a merchant's fees and settlement terms",
    auth: operator,
    audit: {
      action: 'merchant.update_terms',
      subject: { type: 'merchant', parameter: 'merchant_id' },
      details: ['fees', 'settlement'],
    },
    parameters: merchantParameters,
    query: noQuery,
    body: merchantUpdateParams,
    success: { 200: itemOf('merchant', merchantRecord) },
    errors: ['MERCHANT_NOT_FOUND'],
  },
  decideKyc: {
    method: 'POST',
    path: '/admin/merchants/{merchant_id}/kyc',
    tag: 'Operator',
    summary: 'Approve or reject a KYC submission, ask for more, or withdraw or restore an approval',
    auth: operator,
    audit: {
      action: 'merchant.decide_kyc',
      subject: { type: 'merchant', parameter: 'merchant_id' },
      details: ['decision', 'note'],
    },
    parameters: merchantParameters,
    query: noQuery,
    body: kycDecisionParams,
    success: { 200: itemOf('merchant', merchantRecord) },
    errors: ['MERCHANT_NOT_FOUND', 'KYC_NOT_PENDING'],
  },
  listKycSubmissions: {
    method: 'GET',
    path: '/admin/merchants/{merchant_id}/kyc-submissions',
    tag: 'Operator',
    summary: 'List the KYC submissions of a merchant, newest first, each with its documents and decisions',
    auth: operator,
    parameters: merchantParameters,
    query: pageQuery,
    success: { 200: pageOf('kyc_submissions', kycSubmission) },
    errors: ['MERCHANT_NOT_FOUND'],
  },
  suspendMerchant: {
    method: 'POST',
    path: '/admin/merchants/{merchant_id}/suspend',
    tag: 'Operator',
    summary: 'Suspend a merchant: it accepts no new live payments',
    auth: operator,
    audit: { action: 'merchant.suspend', subject: { type: 'merchant', parameter: 'merchant_id' }, details: ['reason'] },
    parameters: merchantParameters,
    query: noQuery,
    body: suspendParams,
    bodyOptional: true,
    success: { 200: itemOf('merchant', merchantRecord) },
    errors: ['MERCHANT_NOT_FOUND'],
  },
  createPasswordReset: {
    method: 'POST',
    path: '/admin/merchants/{merchant_id}/password-reset',
    tag: 'Operator',
    summary: 'Issue a code by which a merchant chooses a new password, once and within an hour',
    auth: operator,
    audit: { action: 'merchant.issue_password_reset', subject: { type: 'merchant', parameter: 'merchant_id' } },
    parameters: merchantParameters,
    query: noQuery,
    success: { 201: itemOf('password_reset', passwordReset) },
    errors: ['MERCHANT_NOT_FOUND'],
  },
  reinstateMerchant: {
    method: 'POST',
    path: '/admin/merchants/{merchant_id}/reinstate',
    tag: 'Operator',
    summary: 'Lift a suspension',
    auth: operator,
    audit: { action: 'merchant.reinstate', subject: { type: 'merchant', parameter: 'merchant_id' } },
    parameters: merchantParameters,
    query: noQuery,
    success: { 200: itemOf('merchant', merchantRecord) },
    errors: ['MERCHANT_NOT_FOUND'],
  },
  getMerchantBalance: {
    method: 'GET',
    path: '/admin/merchants/{merchant_id}/balance',
    tag: 'Operator',
    summary: 'Read the balance of a merchant, in both modes',
    auth: operator,
    parameters: merchantParameters,
    query: operatorModeQuery,
    success: { 200: itemOf('balances', z.array(balance)) },
    errors: ['MERCHANT_NOT_FOUND'],
  },
};
