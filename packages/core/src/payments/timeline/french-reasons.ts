import type { FailureCode } from '@mitako/contract/names';
import type { ProviderBasis } from '../../rails/provider-claims.ts';

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
  provider_unavailable: 'le paiement n’a pas pu passer par l’opérateur',
  provider_error: 'l’opérateur a signalé une erreur',
  payer_busy: 'un autre paiement du client était en cours',
  gateway_account: 'le compte de la plateforme chez l’opérateur n’était pas utilisable',
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
  gateway_account: 'le compte de la plateforme chez l’opérateur est bloqué ou vide',
};

const NO_REASON = 'la raison n’est pas connue';

export const BY_HAND = 'c’est noté à la main';

export function payReason(code: FailureCode | null, by: ProviderBasis<'reportedFailure'>): string {
  return reason(PAY_REASONS, code, by);
}

export function refundReason(code: FailureCode | null, by: ProviderBasis<'refusedRefund'>): string {
  return reason(REFUND_REASONS, code, by);
}

/** The provider's reason only with its claim: the gateway's own finding is not an error that a provider reported. */
function reason(words: Readonly<Record<FailureCode, string>>, code: FailureCode | null, by: ProviderBasis): string {
  if (by === 'operator') return BY_HAND;
  return code === null || (by === 'gateway' && code === 'provider_error') ? NO_REASON : words[code];
}
