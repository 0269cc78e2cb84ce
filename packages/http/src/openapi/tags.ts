/** Chapters of the document, in reading order for newcomers. */
export const TAGS = [
  { name: 'Payments', description: 'What a shop does: create a payment intent, read it, list, cancel.' },
  { name: 'Checkout', description: 'What the customer does with a payment: look at it, pay, cancel.' },
  { name: 'Payment links', description: 'Reusable pages for payments, and what their visitors do with them.' },
  { name: 'Customers', description: 'Who pays, by number or account: payments, totals, notes, and erasing them.' },
  { name: 'Refunds', description: 'Giving money back, in full or in part.' },
  { name: 'Disputes', description: 'Payments that a payer contests, and what the merchant says to it.' },
  { name: 'Settlements', description: 'Payouts to the merchant, and the ledger rows each is the sum of.' },
  { name: 'Sandbox', description: 'Test payments, and what can be made to happen to them.' },
  { name: 'Accounts', description: 'Registering, logging in, tokens, devices, and the wallet PIN.' },
  { name: 'Wallet', description: "A user's money: balance, statement, and consent to a cash-out." },
  { name: 'Agents', description: 'Cash over the counter: cash in, cash out, float and statement.' },
  { name: 'Merchant', description: 'Profile, KYC and balance of a merchant.' },
  { name: 'API keys', description: 'Secret keys for servers.' },
  { name: 'Webhooks', description: 'Where events are delivered, and with which secret they are signed.' },
  { name: 'Events', description: 'What happened, how its delivery went, and delivering it again.' },
  { name: 'Rails', description: 'Where payment operators say that something became of a charge.' },
  {
    name: 'Operator',
    description: 'What the operator of the gateway does, with an operator key or logged in as operator.',
  },
  { name: 'Legacy', description: 'Kept for shops that confirm payments by token.' },
] as const;
