/** `account`: a wallet account that was logged in. `phone`: a mobile money number, where none was. */
export const CUSTOMER_TYPES = ['account', 'phone'] as const;

/** What a customer is known by: a wallet account, or a mobile money number. */
export type CustomerType = (typeof CUSTOMER_TYPES)[number];
