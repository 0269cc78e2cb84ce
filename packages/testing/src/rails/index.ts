// Simulated providers, written from their protocols and not from the rails that speak to them, so that both can disagree.

export type { Fault, Faults } from './faults.ts';
export type { Answer, Phones, Prompt } from './phones.ts';
export type { ReceivedRequest } from './received-request.ts';
export type { ListeningProvider, ListenOptions } from './listen.ts';
export { phonesPage, type PhonesOf } from './phones-page.ts';
export { simulators, type SimulatorPlace } from './simulators.ts';
export { servePhones } from './serve-phones.ts';
export type { SimulatedProvider } from './simulated-provider.ts';
export { SITUATIONS, type Situation } from './situations.ts';
export { simulateMtnMomo, type SimulatedMtnMomo, type SimulatedMtnMomoOptions } from './mtn-momo/mtn-momo.ts';
export * from './airtel-money/airtel-money.ts';
export type { AirtelMoneyCountry } from './airtel-money/collections.ts';
export * from './orange-money/push.ts';
export * from './orange-money/web.ts';
export { simulateNotchPay, type SimulatedNotchPayOptions } from './notch-pay/notch-pay.ts';
export { simulatePawapay, type SimulatedPawapay, type SimulatedPawapayOptions } from './pawapay/pawapay.ts';
