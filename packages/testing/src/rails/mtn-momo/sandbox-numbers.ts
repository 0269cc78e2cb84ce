/** What becomes of a charge or a transfer: paid, never answered, paid after a while, or failed for a reason. */
export type Outcome = 'SUCCESSFUL' | 'PENDING' | 'DELAYED' | { readonly reason: string };

const failing = (reason: string): Outcome => ({ reason });

/** MTN's own test numbers are `46733123` and these; all others pay. */
const PREFIX = '46733123';

const CHARGES: Readonly<Record<string, Outcome>> = {
  450: failing('INTERNAL_PROCESSING_ERROR'),
  451: failing('APPROVAL_REJECTED'),
  452: failing('EXPIRED'),
  453: 'PENDING',
  454: 'DELAYED',
  455: failing('PAYER_NOT_FOUND'),
  456: failing('PAYEE_NOT_ALLOWED_TO_RECEIVE'),
  457: failing('NOT_ALLOWED'),
  458: failing('NOT_ALLOWED_TARGET_ENVIRONMENT'),
  459: failing('INVALID_CALLBACK_URL_HOST'),
  460: failing('INVALID_CURRENCY'),
  461: failing('INTERNAL_PROCESSING_ERROR'),
  462: failing('SERVICE_UNAVAILABLE'),
  463: failing('COULD_NOT_PERFORM_TRANSACTION'),
};

const TRANSFERS: Readonly<Record<string, Outcome>> = {
  450: failing('INTERNAL_PROCESSING_ERROR'),
  451: failing('APPROVAL_REJECTED'),
  452: failing('EXPIRED'),
  453: 'PENDING',
  454: 'DELAYED',
  455: failing('NOT_ENOUGH_FUNDS'),
  456: failing('PAYER_LIMIT_REACHED'),
  457: failing('PAYEE_NOT_FOUND'),
  458: failing('NOT_ALLOWED'),
  459: failing('NOT_ALLOWED_TARGET_ENVIRONMENT'),
  460: failing('INVALID_CALLBACK_URL_HOST'),
  461: failing('INVALID_CURRENCY'),
  462: failing('INTERNAL_PROCESSING_ERROR'),
  463: failing('SERVICE_UNAVAILABLE'),
};

/** Production has no test numbers: these ends are the simulator's own. */
const PRODUCTION: Readonly<Record<string, Outcome>> = {
  '039': failing('APPROVAL_REJECTED'),
  129: 'PENDING',
  '019': failing('PAYER_LIMIT_REACHED'),
  '049': failing('LOW_BALANCE_OR_PAYEE_LIMIT_REACHED_OR_NOT_ALLOWED'),
  '059': failing('PAYER_NOT_FOUND'),
  '069': failing('SENDER_ACCOUNT_NOT_ACTIVE'),
};

/** Numbers with a wallet at MTN, by country. */
const SUBSCRIBERS = /^(?:237(?:67|65[0-4]|68[0-4])\d+|24206\d+)$/;

export function outcomeOfCharge(partyId: string, isSandbox: boolean): Outcome {
  if (isSandbox) return (partyId.startsWith(PREFIX) ? CHARGES[partyId.slice(PREFIX.length)] : null) ?? 'SUCCESSFUL';
  if (!SUBSCRIBERS.test(partyId)) return failing('PAYER_NOT_FOUND');
  return PRODUCTION[partyId.slice(-3)] ?? 'SUCCESSFUL';
}

export function outcomeOfTransfer(partyId: string, isSandbox: boolean): Outcome {
  if (isSandbox) return (partyId.startsWith(PREFIX) ? TRANSFERS[partyId.slice(PREFIX.length)] : null) ?? 'SUCCESSFUL';
  return SUBSCRIBERS.test(partyId) ? 'SUCCESSFUL' : failing('PAYEE_NOT_FOUND');
}

/** Whether a number has an account: active, not, none, or an error of the API. */
export function accountOf(partyId: string, isSandbox: boolean): boolean | null | { readonly code: string } {
  if (!isSandbox) return SUBSCRIBERS.test(partyId) && !partyId.endsWith('059') ? !partyId.endsWith('069') : null;
  switch (partyId) {
    case `${PREFIX}450`:
      return null;
    case `${PREFIX}451`:
      return false;
    case `${PREFIX}452`:
      return { code: 'NOT_ALLOWED' };
    case `${PREFIX}453`:
      return { code: 'NOT_ALLOWED_TARGET_ENVIRONMENT' };
    case `${PREFIX}454`:
      return { code: 'INTERNAL_PROCESSING_ERROR' };
    case `${PREFIX}455`:
      return { code: 'SERVICE_UNAVAILABLE' };
    default:
      return true;
  }
}
