export { advanceSandboxClock, getSandboxClock } from './sandbox-clock.ts';
export { simulatePayment } from './simulate-payment.ts';
