export { mtnMomo } from './mtn-momo.ts';
export type { MtnCredentials, MtnMomoOptions } from './options.ts';
export type { MtnCountry } from './method.ts';
export { provisionSandbox, type ProvisionedUser } from './provision.ts';
export type { Reasons } from './reasons.ts';
