/** `account`: a wallet account that was logged in. `phone`: a mobile money number, where none was. */
export const CUSTOMER_TYPES = ['account', 'phone'] as const;

export type CustomerType = (typeof CUSTOMER_TYPES)[number];
