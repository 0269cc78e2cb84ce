import { merchantOrKey, merchantToken, omissible, operator, route, routesOf } from '../basics/declare.ts';
import {
  ADMINISTER,
  ASSIST,
  DECIDE,
  EVERYBODY,
  MANAGE,
  READ_BALANCES,
  READ_FILES,
  READ_MONEY,
  STAFF,
} from '../people/roles.ts';
import { itemOf, listOf, modeQuery, operatorModeQuery, pageOf, pageQuery } from '../basics/schemas.ts';
import { merchantCreateParams, passwordReset } from '../people/schemas.ts';
import * as schemas from './schemas.ts';

/** A merchant's profile, logo, KYC and balance; the operator's management of merchants. */
export const merchantRoutes = routesOf('Merchant', {
  getProfile: route.get('/merchant/profile', merchantToken(EVERYBODY), {
    summary: 'Read the merchant profile',
    answer: itemOf('profile', schemas.merchantProfile, 'The profile of the merchant.'),
  }),
  updateProfile: route.patch('/merchant/profile', merchantToken(MANAGE), {
    summary: 'Change name, support contacts and colour',
    audit: {
      action: 'merchant.update_profile',
      subject: { type: 'merchant', own: true },
      details: ['name', 'support_email', 'brand_color'],
    },
    body: schemas.profileParams,
    answer: itemOf('profile', schemas.merchantProfile, 'The profile of the merchant.'),
  }),
  setLogo: route.put('/merchant/profile/logo', merchantToken(MANAGE), {
    summary: 'Set or replace the logo of the checkouts',
    client: 'profile.setLogo',
    audit: { action: 'merchant.set_logo', subject: { type: 'merchant', own: true }, details: ['content_type'] },
    body: schemas.logoParams,
    answer: itemOf('profile', schemas.merchantProfile, 'The profile of the merchant.'),
  }),
  deleteLogo: route.delete('/merchant/profile/logo', merchantToken(MANAGE), {
    summary: 'Delete the logo',
    client: 'profile.deleteLogo',
    audit: { action: 'merchant.delete_logo', subject: { type: 'merchant', own: true } },
    answer: itemOf('profile', schemas.merchantProfile, 'The profile of the merchant.'),
  }),
  getKyc: route.get('/merchant/kyc', merchantToken(MANAGE), {
    part: 'marketplace',
    summary: 'Read the business verification (KYC)',
    answer: itemOf('kyc', schemas.kyc, 'The business verification.'),
  }),
  submitKyc: route.post('/merchant/kyc', merchantToken(MANAGE), {
    part: 'marketplace',
    summary: 'Submit the business verification (KYC)',
    description: 'Refused while a submission waits for its decision, and once it is approved.',
    audit: { action: 'merchant.submit_kyc', subject: { type: 'merchant', own: true } },
    body: schemas.kycParams,
    answer: itemOf('kyc', schemas.kyc, 'The business verification.'),
    errors: ['KYC_ALREADY_SUBMITTED'],
  }),
  getBalance: route.get('/merchant/balance', merchantOrKey('balance:read', READ_MONEY), {
    summary: 'Read the balance',
    query: modeQuery,
    answer: listOf('balances', schemas.balance, 'One for each currency and mode.'),
  }),
  createMerchant: route.post('/admin/merchants', operator(DECIDE), {
    part: 'marketplace',
    summary: 'Create a merchant account',
    audit: { action: 'merchant.create', subject: { type: 'merchant', answer: 'merchant' }, details: ['name'] },
    body: merchantCreateParams,
    answer: itemOf('merchant', schemas.merchantRecord),
    status: 201,
    errors: ['EMAIL_TAKEN'],
  }),
  listMerchants: route.get('/admin/merchants', operator(STAFF), {
    summary: 'List merchants, newest first, `?kyc_status=pending` for those that need a decision',
    query: schemas.merchantListQuery,
    answer: pageOf('merchants', schemas.merchantRecord),
  }),
  getMerchant: route.get('/admin/merchants/{merchant_id}', operator(STAFF), {
    summary: 'Read a merchant',
    answer: itemOf('merchant', schemas.merchantRecord),
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  updateMerchant: route.patch('/admin/merchants/{merchant_id}', operator(ADMINISTER), {
    summary: "Update a merchant's fees and settlement terms, for future payments",
    audit: {
      action: 'merchant.update_terms',
      subject: { type: 'merchant', parameter: 'merchant_id' },
      details: ['fees', 'settlement'],
    },
    body: schemas.merchantUpdateParams,
    answer: itemOf('merchant', schemas.merchantRecord),
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  decideKyc: route.post('/admin/merchants/{merchant_id}/kyc', operator(DECIDE), {
    part: 'marketplace',
    summary: 'Approve or reject a KYC submission, ask for more, or withdraw or restore an approval',
    client: 'merchants.decideKyc',
    audit: {
      action: 'merchant.decide_kyc',
      subject: { type: 'merchant', parameter: 'merchant_id' },
      details: ['decision', 'note'],
    },
    body: schemas.kycDecisionParams,
    answer: itemOf('merchant', schemas.merchantRecord),
    errors: ['MERCHANT_NOT_FOUND', 'KYC_NOT_PENDING'],
  }),
  listKycSubmissions: route.get('/admin/merchants/{merchant_id}/kyc-submissions', operator(READ_FILES), {
    part: 'marketplace',
    summary: 'List the KYC submissions of a merchant, newest first, each with its documents and decisions',
    description: 'They are what an approval rests on.',
    client: { name: 'merchants.listKycSubmissions', params: 'KycSubmissionListParams' },
    query: pageQuery,
    answer: pageOf('kyc_submissions', schemas.kycSubmission),
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  suspendMerchant: route.post('/admin/merchants/{merchant_id}/suspend', operator(DECIDE), {
    summary: 'Suspend a merchant: it accepts no new live payments',
    description: 'The merchant reads the reason.',
    audit: { action: 'merchant.suspend', subject: { type: 'merchant', parameter: 'merchant_id' }, details: ['reason'] },
    body: omissible(schemas.suspendParams),
    answer: itemOf('merchant', schemas.merchantRecord),
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  createPasswordReset: route.post('/admin/merchants/{merchant_id}/password-reset', operator(ASSIST), {
    part: 'marketplace',
    summary: 'Issue a code by which a merchant chooses a new password, once and within an hour',
    description: 'Make sure who asks: the code is a login.',
    client: 'merchants.createPasswordReset',
    audit: { action: 'merchant.issue_password_reset', subject: { type: 'merchant', parameter: 'merchant_id' } },
    answer: itemOf('password_reset', passwordReset, 'The code, shown once.'),
    status: 201,
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  reinstateMerchant: route.post('/admin/merchants/{merchant_id}/reinstate', operator(DECIDE), {
    summary: 'Lift a suspension',
    audit: {
      action: 'merchant.reinstate',
      subject: { type: 'merchant', parameter: 'merchant_id' },
      details: ['reason'],
    },
    body: omissible(schemas.suspendParams),
    answer: itemOf('merchant', schemas.merchantRecord),
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  getMerchantBalance: route.get('/admin/merchants/{merchant_id}/balance', operator(READ_BALANCES), {
    summary: 'Read the balance of a merchant, in both modes',
    client: { name: 'merchants.balance', params: 'MerchantModeParams' },
    query: operatorModeQuery,
    answer: listOf('balances', schemas.balance, 'One for each currency and mode.'),
    errors: ['MERCHANT_NOT_FOUND'],
  }),
});
