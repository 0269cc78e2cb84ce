export type { OrangeCountry } from './method.ts';
export { orangeMoneyPush } from './push/orange-money-push.ts';
export type { OrangeMoneyPushOptions, Reason, Words } from './push/options.ts';
export { orangeMoneyWeb } from './web/orange-money-web.ts';
export type { OrangeMoneyWebOptions } from './web/options.ts';
