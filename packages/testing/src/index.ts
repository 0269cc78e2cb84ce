export { captureMessages, type CapturedMessages } from './captured-messages.ts';
export { captureWebhooks, type CapturedWebhooks } from './captured-webhooks.ts';
export { fastHasher } from './fast-hasher.ts';
export { createTestClock, type TestClock } from './test-clock.ts';
export * from './test-gateway.ts';
export { runRailConformance } from './rail-conformance/run-rail-conformance.ts';
export type {
  ProviderProbe,
  RailConformanceOptions,
  MadeCharge,
  None,
  ProviderFault,
  RailUnderTest,
  StrangeAnswer,
  TestPayer,
} from './rail-conformance/suite.ts';
export * from './receiver-conformance/run-receiver-conformance.ts';
export { runStoreConformance } from './store-conformance/run-store-conformance.ts';
export type { ConformanceDatabase, StoreConformanceOptions, TestFunctions } from './store-conformance/suite.ts';
