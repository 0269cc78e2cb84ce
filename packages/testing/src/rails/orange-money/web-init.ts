/** A payment that was initiated. */
export interface WebPayment {
  readonly orderId: string;
  readonly amount: number;
  readonly payToken: string;
  readonly notifToken: string;
  readonly notifUrl: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** As the page calls the merchant. */
  readonly name: string;
  readonly createdAtMs: number;
  confirmedAtMs: number;
  status: 'INITIATED' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED';
  /** What a confirmed payment becomes; null: not known yet. */
  becomes: 'SUCCESS' | 'FAILED' | null;
  transactionId: string | null;
}

/** What is wrong with the body of an init, in Orange's words; null: nothing. */
export function validateInit(
  fields: Readonly<Record<string, unknown>> | null,
  rules: { readonly merchantKey: string | null; readonly currency: string; readonly isLocalAllowed: boolean },
): object | null {
  if (fields === null) return { code: 22, message: 'Invalid body', description: 'The body is not JSON' };
  const missing = NAMES.find((name) => fields[name] === undefined || fields[name] === '');
  if (missing !== undefined) {
    return { code: 23, message: 'Missing body field', description: `The field ${missing} is missing` };
  }
  const invalid = NAMES.find((name) => !isValid(name, fields[name], rules));
  if (invalid === undefined) return null;
  return { code: 28, message: 'Invalid body field', description: `The field ${invalid} is invalid` };
}

const NAMES = [
  'merchant_key',
  'currency',
  'order_id',
  'amount',
  'return_url',
  'cancel_url',
  'notif_url',
  'lang',
  'reference',
] as const;

function isValid(
  name: (typeof NAMES)[number],
  value: unknown,
  rules: { readonly merchantKey: string | null; readonly currency: string; readonly isLocalAllowed: boolean },
): boolean {
  // The only one that is a number.
  if (name === 'amount') return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
  if (typeof value !== 'string') return false;
  switch (name) {
    case 'merchant_key':
      return rules.merchantKey === null || value === rules.merchantKey;
    case 'currency':
      return value === rules.currency;
    case 'order_id':
    case 'reference':
      return value.length <= 30;
    case 'lang':
      return value === 'fr' || value === 'en';
    case 'return_url':
    case 'cancel_url':
    case 'notif_url':
      return value.length <= 120 && URL.canParse(value) && isAddress(new URL(value), rules.isLocalAllowed);
  }
}

function isAddress({ protocol, hostname }: URL, isLocalAllowed: boolean): boolean {
  const isLocal = hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]';
  return /^https?:$/.test(protocol) && (isLocalAllowed || !isLocal);
}
