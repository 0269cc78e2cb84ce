export { type NotchPayChannel, notchPayChannels } from './channels.ts';
export { notchPay } from './notch-pay.ts';
export type { NotchPayOptions } from './options.ts';
