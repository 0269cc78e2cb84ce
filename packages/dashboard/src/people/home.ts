/** The security of the account, below a panel and its mode. */
export const HOME = '/account/security';
