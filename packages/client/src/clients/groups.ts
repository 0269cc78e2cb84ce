/** A group of methods: the name of its interface, and what it has. */
type Group = readonly [name: string, text: string];

/**
 * The groups of methods of each client. A route names its group (`client: 'disputes.list'`), and `scripts/client.mjs`
 * writes the interfaces, the tables of methods and those of the README. The group without a name is the client itself.
 */
export const GROUPS: Readonly<
  Record<'server' | 'merchant' | 'operator' | 'wallet' | 'agent', Readonly<Record<string, Group>>>
> = {
  server: {
    payments: ['Payments', 'Payment intents and their refunds.'],
    paymentLinks: ['PaymentLinks', 'Reusable pages to share or print; each visitor gets a payment.'],
    customers: ['Customers', 'Payers, including those who tried: by number, or by wallet account. With notes.'],
    refunds: ['Refunds', 'Refunds by id. Create and list them with their payment.'],
    disputes: [
      'Disputes',
      "Payments that a payer or the payer's provider contests. The amount is held until they are resolved.",
    ],
    files: ['Files', 'Files for the evidence of disputes: PDF, JPEG or PNG of at most 5 MiB.'],
    settlements: ['Settlements', 'Payouts to the merchant, and the ledger entries that they sum up.'],
    webhookEndpoints: ['WebhookEndpoints', 'Where webhooks go.'],
    events: ['Events', 'Events, as sent to webhooks.'],
    deliveries: ['Deliveries', 'Webhooks that were sent, with each attempt.'],
    methods: ['OfferedMethods', 'The payment methods that the checkouts offer, and their health.'],
    balance: ['Balances', 'Balances of the merchant, by currency.'],
    sandbox: ['Sandbox', 'Outcomes of test payments, and the time of test mode. A live key gets `MODE_MISMATCH`.'],
  },
  merchant: {
    profile: ['Profile', 'Name, contacts, colour and logo.'],
    members: ['Members', 'The people of the merchant: invitations, roles, sessions.'],
    ownership: ['Ownership', 'Who owns the merchant.'],
    memberships: ['Memberships', 'The merchants of the logged-in person.'],
    notices: ['MemberNotices', 'What the logged-in member is notified of by mail.'],
    kyc: ['MerchantKyc', 'Business verification (KYC), required for live payments.'],
    apiKeys: ['ApiKeys', "Secret keys of both modes, for the merchant's server."],
    payoutAccount: ['PayoutAccounts', 'Where settlements are paid out, in each mode.'],
    methods: ['Methods', 'Which payment methods the checkouts show, and in which order.'],
    overview: ['Overviews', 'The figures of the first page.'],
    reports: ['Reports', 'What was paid, lost and paid out by day, with the period before.'],
    search: [
      'OwnSearch',
      "Search among the merchant's payments, refunds, disputes, payouts, links and endpoints of a mode.",
    ],
    auditLog: ['AuditLog', 'Actions of the merchant, and of the operator on the merchant.'],
  },
  operator: {
    merchants: ['Merchants', 'Merchants: verification, suspension, fees, settlement terms.'],
    methods: ['OperatorMethods', 'Payment methods of a merchant, with order and limits, and those of the gateway.'],
    rails: ['Rails', 'Rails with their health, figures and balances.'],
    agents: ['Agents', 'Agents, their limits and their floats.'],
    agentLocations: ['AgentLocations', 'Where customers find an agent, as the checkout shows it.'],
    payments: ['OperatorPayments', 'Payments of all merchants.'],
    refunds: ['OperatorRefunds', 'Refunds of all merchants. Create them with `payments.refund`.'],
    disputes: ['OperatorDisputes', 'Disputes of all merchants. Open them with `payments.dispute`.'],
    settlements: ['OperatorSettlements', 'Settlements of all merchants.'],
    payoutAccounts: ['OperatorPayoutAccounts', 'Where merchants are paid out.'],
    payoutExports: ['PayoutExports', 'Due payouts and their bank files (CSV, ISO 20022).'],
    files: ['OperatorFiles', 'Files that merchants uploaded.'],
    attempts: ['Attempts', 'Payment attempts, and those that need a review.'],
    reports: ['OperatorReports', 'What was paid, lost and paid out by day, with the period before.'],
    search: ['Search', "Search by an id, a reference, an e-mail address, a phone number or a merchant's name."],
    deliveries: ['OperatorDeliveries', 'Webhooks of all merchants.'],
    people: ['OperatorPeople', 'The people of the operator: invitations, roles, access.'],
    users: ['Users', 'Users: how well they are known, and the limits of their wallets.'],
    accounts: ['Accounts', 'Sessions of an account of any role.'],
    operatorKeys: ['OperatorKeys', "Keys for the operator's API, each with one role."],
    auditLog: ['OperatorAuditLog', 'Actions of merchants and operators.'],
    messages: ['Messages', 'Mail and text messages to people.'],
    health: ['OperatorHealth', 'Queues, workers and the store.'],
    ledgerChecks: ['LedgerChecks', 'Checks of the ledger.'],
  },
  wallet: {
    balance: ['WalletBalance', 'The balances of the wallet, by currency.'],
    transactions: ['Transactions', 'The statement.'],
    cashOutCodes: ['CashOutCodes', 'The codes that an agent requires before paying out.'],
    checkout: ['Checkouts', 'Payment of a checkout in the app. The slug is the last part of the `checkout_url`.'],
    paymentLinks: ['VisitedPaymentLinks', 'Payment links for their visitors. The slug is the last part of the `url`.'],
  },
  agent: {
    '': ['Cash', 'Cash operations.'],
    cashPayments: ['CashPayments', 'Checkouts that customers pay in cash.'],
    float: ['Float', "The float's balance, and the agent's limits."],
    transactions: ['Transactions', 'The statement.'],
  },
};
