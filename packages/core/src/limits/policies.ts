/** One rate limit. Its key names what it counts: an API key, an address, a checkout. */
export interface RateLimitPolicy {
  /** What it counts. */
  readonly name:
    | 'live_key'
    | 'test_key'
    | 'live_merchant'
    | 'test_merchant'
    | 'session'
    | 'login'
    | 'login_address'
    | 'login_account'
    | 'login_account_hour'
    | 'login_account_day'
    | 'login_device'
    | 'factor'
    | 'factor_hour'
    | 'factor_day'
    | 'register'
    | 'mail'
    | 'mail_day'
    | 'mail_address'
    | 'text'
    | 'text_day'
    | 'texts'
    | 'pay'
    | 'checkout'
    | 'payment_link'
    | 'cash_out_code'
    | 'sandbox_clock'
    | 'replay_failed'
    | 'test_payments'
    | 'cash_code'
    | 'cash_code_address'
    | 'cash_holder'
    | 'cash_holder_day'
    | 'prompt'
    | 'receipt'
    | 'receipt_address'
    | 'rail_callback'
    | 'address';
  /** Requests per window. */
  readonly quota: number;
  /** Length of the window, in seconds. */
  readonly windowSeconds: number;
  /** Maximum burst, if larger than the quota: the difference is granted every `burstWindowSeconds`. */
  readonly burst?: number;
  /** Seconds in which the burst beyond the quota is granted once. With `burst` only. */
  readonly burstWindowSeconds?: number;
  /**
   * For attempts at a secret, or writes that fill a table: processes with shared counts ask the store before they
   * answer. Under other policies each decides from its own knowledge. Has no burst.
   */
  readonly isExact?: boolean;
  /**
   * Its keys are counted before it is known whether they exist, so anyone can invent them: in a store they share a bounded
   * number of rows.
   */
  readonly isInvented?: boolean;
}

/** The limits of the API (decisions, "Limits"). */
export const RATE_LIMITS = {
  liveKey: { name: 'live_key', quota: 100, windowSeconds: 1, burst: 200, burstWindowSeconds: 10, isInvented: true },
  testKey: { name: 'test_key', quota: 25, windowSeconds: 1, burst: 50, burstWindowSeconds: 10, isInvented: true },
  /** By merchant, over all its keys: what one key may do, so that more of them bring no more. */
  liveMerchant: { name: 'live_merchant', quota: 100, windowSeconds: 1, burst: 200, burstWindowSeconds: 10 },
  testMerchant: { name: 'test_merchant', quota: 25, windowSeconds: 1, burst: 50, burstWindowSeconds: 10 },
  /**
   * By account, over all its sessions: apart from its keys, so that a busy server does not lock its owner out of the dashboard.
   */
  session: { name: 'session', quota: 50, windowSeconds: 1, burst: 100, burstWindowSeconds: 10 },
  /** By e-mail, or account, and address. */
  login: { name: 'login', quota: 5, windowSeconds: 60, isExact: true },
  /** By address, for any e-mail. */
  loginAddress: { name: 'login_address', quota: 30, windowSeconds: 60, isExact: true },
  /** By role and e-mail, existing or not, over all addresses: wrong passwords of devices that are not known. */
  loginAccount: { name: 'login_account', quota: 10, windowSeconds: 900, isExact: true, isInvented: true },
  loginAccountHour: { name: 'login_account_hour', quota: 20, windowSeconds: 3_600, isExact: true, isInvented: true },
  loginAccountDay: { name: 'login_account_day', quota: 50, windowSeconds: 86_400, isExact: true, isInvented: true },
  /** By known device, or session: its own wrong passwords. */
  loginDevice: { name: 'login_device', quota: 10, windowSeconds: 900, isExact: true },
  /** By account, after a right password: wrong codes of the second factor, from all addresses. */
  factor: { name: 'factor', quota: 5, windowSeconds: 900, isExact: true },
  factorHour: { name: 'factor_hour', quota: 10, windowSeconds: 3_600, isExact: true },
  factorDay: { name: 'factor_day', quota: 20, windowSeconds: 86_400, isExact: true },
  /** By address. */
  register: { name: 'register', quota: 5, windowSeconds: 60, isExact: true },
  /** By recipient: mails that strangers ask for. */
  mail: { name: 'mail', quota: 3, windowSeconds: 3_600, isExact: true, isInvented: true },
  mailDay: { name: 'mail_day', quota: 10, windowSeconds: 86_400, isExact: true, isInvented: true },
  /** By address, to any recipient. */
  mailAddress: { name: 'mail_address', quota: 10, windowSeconds: 3_600, isExact: true },
  /** By number: codes by text message, which cost money. */
  text: { name: 'text', quota: 3, windowSeconds: 3_600, isExact: true },
  textDay: { name: 'text_day', quota: 8, windowSeconds: 86_400, isExact: true },
  /** Of the whole gateway. */
  texts: { name: 'texts', quota: 500, windowSeconds: 86_400, isExact: true },
  /** By slug, once the address may send it. */
  pay: { name: 'pay', quota: 5, windowSeconds: 60, isExact: true, isInvented: true },
  /** By user. */
  cashOutCode: { name: 'cash_out_code', quota: 5, windowSeconds: 60, isExact: true },
  /** By merchant: each moves all that waits in test mode, in one commit. */
  sandboxClock: { name: 'sandbox_clock', quota: 60, windowSeconds: 60, isExact: true },
  /** By merchant: each writes up to 500 deliveries in one commit. */
  replayFailed: { name: 'replay_failed', quota: 20, windowSeconds: 60, isExact: true },
  /** By merchant: payments that are created in test mode, which needs no approval, from links too. */
  testPayments: { name: 'test_payments', quota: 5_000, windowSeconds: 86_400 },
  /** By agent: looking up and taking, so ten payments a minute; and looking up customers for cash-in. Wrong codes are counted apart, by day. */
  cashCode: { name: 'cash_code', quota: 20, windowSeconds: 60, isExact: true },
  /** By agent: customers looked up by number or e-mail, found or not, so that numbers are not tried one after the other. */
  cashHolder: { name: 'cash_holder', quota: 60, windowSeconds: 3_600, isExact: true },
  cashHolderDay: { name: 'cash_holder_day', quota: 300, windowSeconds: 86_400, isExact: true },
  /** By address, for all agents: agents of one provider of mobile Internet share few. */
  cashCodeAddress: { name: 'cash_code_address', quota: 120, windowSeconds: 60, isExact: true },
  /** By phone number, over all checkouts: prompts in live mode that the number has not paid. */
  prompt: { name: 'prompt', quota: 5, windowSeconds: 600, isExact: true },
  /** By reference, from anywhere: whoever has one must not try numbers. */
  receipt: { name: 'receipt', quota: 5, windowSeconds: 60, isExact: true, isInvented: true },
  /** By address, for any reference. */
  receiptAddress: { name: 'receipt_address', quota: 30, windowSeconds: 60, isExact: true },
  /** By slug and address. */
  checkout: { name: 'checkout', quota: 60, windowSeconds: 60, isInvented: true },
  /** By payment link and address: each creates a payment and may take a place. Many customers share an address. */
  paymentLink: { name: 'payment_link', quota: 20, windowSeconds: 60, isExact: true, isInvented: true },
  /**
   * By address. A provider sends callbacks from a few addresses, so as many as a live key may send; a rejected callback
   * costs no money, because attempts are polled anyway.
   */
  railCallback: { name: 'rail_callback', quota: 100, windowSeconds: 1, burst: 200, burstWindowSeconds: 10 },
  /**
   * By address: public keys, refreshing and logging out, and before what is counted by slug. A provider of mobile Internet has few addresses for many
   * people, so as many as a live key may send.
   */
  address: { name: 'address', quota: 100, windowSeconds: 1, burst: 200, burstWindowSeconds: 10 },
} as const satisfies Record<string, RateLimitPolicy>;
