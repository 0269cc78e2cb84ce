// For tests of a merchant's own code. A separate entry, so that no server bundles it.
export {
  certifyReceiver,
  type CertifyOptions,
  type CertifiedCase,
  type CertifyReport,
  type CertifyVerdict,
} from './certify/certify-receiver.ts';
export type { PaymentReferences } from './certify/effects.ts';
export { CERTIFY_CASES, type CertifyCaseName } from './certify/cases.ts';
export * from './test-webhooks/create-test-webhooks.ts';
