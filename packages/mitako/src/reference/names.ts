/** Names that the id of an operation does not give in a few words. */
const NAMES: Readonly<Record<string, string>> = {
  createPayment: 'Create a payment',
  getPayment: 'Retrieve a payment',
  cancelPayment: 'Cancel a payment',
  chargePayment: 'Charge a number',
  confirmPayment: 'Confirm a code',
  createRefund: 'Refund a payment',
  confirmCheckout: 'Confirm a code',
  payCheckout: 'Pay',
  cancelCheckout: 'Cancel',
  getLegacyStatus: 'Retrieve a status',
  setPin: 'Set a PIN',
  getMe: 'Retrieve an account',
  getKyc: 'Retrieve KYC',
  submitKyc: 'Submit KYC',
  decideKyc: 'Decide KYC',
  listKycSubmissions: 'List KYC submissions',
  pingWebhookEndpoint: 'Send a ping',
  simulatePayment: 'Simulate an outcome',
  advanceSandboxClock: 'Move the clock',
  getSandboxClock: 'Read the clock',
  rotateWebhookSecret: 'Rotate a secret',
  listMerchantEndpoints: 'List endpoints',
  createWebhookEndpoint: 'Add an endpoint',
  searchOwn: 'Search',
  receiveRailCallback: 'Callback (POST)',
  receiveRailCallbackByPut: 'Callback (PUT)',
  receiveRailCallbackByGet: 'Callback (GET)',
  receiveAttemptCallback: 'Attempt callback (POST)',
  receiveAttemptCallbackByPut: 'Attempt callback (PUT)',
  receiveAttemptCallbackByGet: 'Attempt callback (GET)',
};

/** The name of an operation in a menu, from its id: `listPaymentLinks` is "List payment links". */
export function nameOf(operationId: string): string {
  const [verb = '', ...nouns] = operationId
    .replace(/^(\w+?)(?:All|Any)(?=[A-Z])/, '$1')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('api key', 'API key')
    .split(' ');
  const said = verb === 'get' ? 'retrieve' : verb;
  return NAMES[operationId] ?? [`${said.charAt(0).toUpperCase()}${said.slice(1)}`, ...nouns].join(' ');
}
