export { airtelMoney } from './airtel-money.ts';
export type { AirtelCountry } from './countries.ts';
export type { AirtelMoneyOptions, AirtelRefunds } from './options.ts';
