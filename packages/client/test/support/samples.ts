import { sampleAnswer } from '@mitako/contract';

/** What a login, a registration and a refresh answer. */
export const loggedIn = { ...sampleAnswer('login'), access_token: 'access-1', refresh_token: 'refresh-1' };
export const { principal } = loggedIn;
export const { cash_out_code: cashOutCode } = sampleAnswer('createCashOutCode');
export const held = sampleAnswer('getWallet').wallet.balances;
