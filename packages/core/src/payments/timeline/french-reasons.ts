import type { FailureCode } from '@mitako/contract/names';
import type { OutgoingError } from '../../ports/system.ts';

export const ACTIONS = {
  approve_on_phone: 'confirmer sur son téléphone',
  enter_otp: 'saisir le code qu’il a reçu par SMS',
  redirect: 'confirmer sur la page de l’opérateur',
} as const;

const PAY_REASONS: Readonly<Record<FailureCode, string>> = {
  insufficient_funds: 'solde insuffisant',
  payer_timeout: 'le client n’a pas confirmé à temps',
  payer_declined: 'le client a refusé le paiement',
  invalid_code: 'trop de codes incorrects',
  invalid_payer: 'ce numéro n’a pas de compte chez cet opérateur',
  payer_limit_reached: 'le client a atteint un plafond fixé par l’opérateur',
  payer_account_blocked: 'le compte du client est bloqué',
  provider_unavailable: 'l’opérateur n’était pas disponible',
  provider_error: 'l’opérateur a signalé une erreur',
  payer_busy: 'un autre paiement du client était en cours',
  gateway_account: 'le compte de la passerelle chez l’opérateur n’était pas utilisable',
};

const REFUND_REASONS: Readonly<Record<FailureCode, string>> = {
  insufficient_funds: 'le compte d’où partent les remboursements n’était pas assez approvisionné',
  payer_timeout: 'le client n’a pas confirmé à temps',
  payer_declined: 'le client a refusé l’argent',
  invalid_code: 'trop de codes incorrects',
  invalid_payer: 'ce numéro n’a plus de compte chez cet opérateur',
  payer_limit_reached: 'le compte du client a atteint un plafond fixé par l’opérateur',
  payer_account_blocked: 'le compte du client est bloqué',
  provider_unavailable: 'l’opérateur n’était pas disponible',
  provider_error: 'l’opérateur a signalé une erreur',
  payer_busy: 'un autre paiement du client était en cours',
  gateway_account: 'le compte de la passerelle chez l’opérateur est bloqué ou vide',
};

const NO_REASON = 'la raison n’est pas connue';

/** Why a webhook could not be delivered, without a status from the server. */
const DELIVERY_ERRORS: Readonly<Record<OutgoingError, string>> = {
  timeout: 'votre serveur n’a pas répondu à temps',
  address_not_allowed: 'votre serveur se trouve à une adresse privée, qui n’est pas autorisée',
  name_not_resolved: 'le nom de domaine de votre serveur est introuvable',
  connection_refused: 'votre serveur a refusé la connexion',
  connection_failed: 'la connexion à votre serveur a échoué',
  tls_failed: 'la connexion sécurisée (TLS) à votre serveur a échoué',
  invalid_response: 'la réponse de votre serveur est illisible',
  too_late: 'le délai d’envoi a pris fin avant l’essai suivant',
};

const NO_ANSWER = 'votre serveur n’a pas répondu';

export function payReason(code: FailureCode | null): string {
  return code === null ? NO_REASON : PAY_REASONS[code];
}

export function refundReason(code: FailureCode | null): string {
  return code === null ? NO_REASON : REFUND_REASONS[code];
}

export function deliveryError(word: string | null): string {
  return word !== null && isDeliveryError(word) ? DELIVERY_ERRORS[word] : NO_ANSWER;
}

function isDeliveryError(word: string): word is OutgoingError {
  return Object.hasOwn(DELIVERY_ERRORS, word);
}
