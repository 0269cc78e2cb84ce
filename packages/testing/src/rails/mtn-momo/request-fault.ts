import { isIP } from 'node:net';
import { json } from '../json.ts';
import type { ReceivedRequest } from '../received-request.ts';
import type { Transaction } from './transaction.ts';
import { UUID_V4 } from './users.ts';

/** What is wrong with a request to move money, in MTN's words; null: nothing. Logical faults come as 500. */
export function validateRequest(
  request: ReceivedRequest,
  fields: Readonly<Record<string, unknown>> | null,
  rules: {
    readonly kind: Transaction['kind'];
    readonly targetEnvironment: string;
    readonly currency: string;
    readonly callbackHost: string | null;
    /** Also at an address of this machine. */
    readonly isCalledAnywhere: boolean;
  },
): Response | null {
  const { headers } = request;
  const { kind, targetEnvironment, currency, callbackHost, isCalledAnywhere } = rules;
  const environmentFault = validateEnvironment(request, targetEnvironment);
  if (environmentFault !== null) return environmentFault;
  if (!UUID_V4.test(headers.get('x-reference-id') ?? '')) return invalid('X-Reference-Id must be UUID v4.');
  if (fields === null) return invalid('The body is not JSON.');
  const { amount, payerMessage, payeeNote, externalId } = fields;
  if (typeof amount !== 'string' || !/^[1-9]\d{0,11}(\.\d+)?$/.test(amount)) return invalid('Invalid amount.');
  if (currency === 'XAF' && amount.includes('.')) return invalid('Unsupported decimals.');
  if (typeof externalId !== 'string' || externalId === '') return invalid('Invalid externalId.');
  for (const note of [payerMessage, payeeNote]) {
    if (typeof note !== 'string' || !/^[A-Za-z0-9 .,-]{1,128}$/.test(note)) return invalid('Invalid message or note.');
  }
  if (!isPartyOf(kind, fields)) return invalid('Invalid party.');
  const url = headers.get('x-callback-url');
  if (url !== null && !isCalledAnywhere && !isCalledBack(url, callbackHost, targetEnvironment)) {
    return json(500, {
      code: 'INVALID_CALLBACK_URL_HOST',
      message: 'Callback URL with different host name then configured.',
    });
  }
  if (fields['currency'] !== currency)
    return json(500, { code: 'INVALID_CURRENCY', message: 'Currency not supported.' });
  return null;
}

export function validateEnvironment({ headers }: ReceivedRequest, targetEnvironment: string): Response | null {
  const environment = headers.get('x-target-environment');
  if (environment === null) return invalid('X-Target-Environment is missing.');
  if (environment === targetEnvironment) return null;
  return json(500, { code: 'NOT_ALLOWED_TARGET_ENVIRONMENT', message: 'Access to target environment is forbidden.' });
}

function invalid(message: string): Response {
  return json(400, { code: 'VALIDATION_ERROR', message });
}

function isPartyOf(kind: Transaction['kind'], fields: Readonly<Record<string, unknown>>): boolean {
  if (kind === 'refund') return typeof fields['referenceIdToRefund'] === 'string';
  const party = fields[kind === 'requesttopay' ? 'payer' : 'payee'];
  const { partyIdType, partyId }: Readonly<Record<string, unknown>> = { ...(typeof party === 'object' ? party : {}) };
  return partyIdType === 'MSISDN' && typeof partyId === 'string' && /^\d{8,15}$/.test(partyId);
}

/** A host name, the one of the API user; in production by https. */
function isCalledBack(url: string, callbackHost: string | null, targetEnvironment: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, protocol } = new URL(url);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return false;
  if (targetEnvironment !== 'sandbox' && protocol !== 'https:') return false;
  return callbackHost === null || callbackHost === hostname;
}
