import { html } from 'hono/html';
import type { Problem } from '../pay-checkout.ts';
import type { Html } from './layout.ts';

/** What each refusal, and each failure of a try, is called to the user. What ends a payment has a screen instead. */
const SENTENCES: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: 'Adresse e-mail ou mot de passe incorrect.',
  VALIDATION_ERROR: 'Vérifiez ce que vous avez saisi.',
  PIN_RESET_REQUIRED: 'Trop de codes incorrects. Choisissez un nouveau code.',
  TOKEN_REVOKED: 'Vous avez été déconnecté de cet appareil. Reconnectez-vous.',
  REFRESH_TOKEN_INVALID: 'Votre session est terminée. Reconnectez-vous.',
  REFRESH_TOKEN_REUSED: 'Votre session a été fermée par sécurité. Reconnectez-vous.',
  INSUFFICIENT_FUNDS: 'Il n’y a pas assez d’argent sur votre portefeuille. Payez par Mobile Money, ou rechargez-le.',
  PAYMENT_DECLINED: 'Le paiement a été refusé. Essayez un autre moyen.',
  METHOD_NOT_AVAILABLE: 'Ce moyen de paiement n’est pas possible ici. Choisissez-en un autre.',
  RAIL_ERROR: 'L’opérateur ne répond pas. Rien n’a été débité\u00a0; réessayez, ou payez autrement.',
  MODE_MISMATCH: 'Un compte d’essai ne peut pas payer avec du vrai argent.',
  ACCOUNT_SUSPENDED: 'Ce compte est suspendu. Contactez l’assistance.',
  insufficient_funds: 'Il n’y avait pas assez d’argent. Essayez un autre moyen.',
  invalid_payer: 'Ce numéro n’a pas de compte chez cet opérateur. Vérifiez-le.',
  payer_limit_reached: 'Ce compte a atteint la limite de son opérateur. Essayez un autre moyen.',
  payer_timeout: 'Le paiement n’a pas été confirmé à temps.',
  payer_declined: 'Le paiement a été refusé sur le téléphone.',
  payer_account_blocked: 'Ce compte est bloqué chez son opérateur.',
  invalid_code: 'Trop de codes incorrects.',
  provider_error: 'L’opérateur n’a pas pu traiter le paiement.',
  provider_unavailable: 'L’opérateur est indisponible. Essayez un autre moyen.',
  CONNECTION_FAILED: 'Pas de réponse du réseau.',
  TIMED_OUT: 'Le réseau met trop de temps à répondre.',
};

/** Why the user has to retry, and when it makes sense. */
export function problemLine(problem: Problem | null): Html | '' {
  return problem === null ? '' : html`<p role="alert">${sentenceOf(problem)}${again(problem)}</p>`;
}

export function sentenceOf({ code, attemptsLeft }: Problem): string {
  if (code === 'PIN_LOCKED' || (code === 'INVALID_PIN' && attemptsLeft === 0))
    return 'Trop de codes incorrects\u00a0: votre code est bloqué.';
  if (code !== 'INVALID_PIN' && code !== 'INVALID_CODE')
    return SENTENCES[code] ?? 'Cela n’a pas marché. Réessayez dans un instant.';
  if (attemptsLeft === undefined) return 'Code incorrect.';
  return attemptsLeft === 1
    ? 'Code incorrect. C’est votre dernier essai.'
    : `Code incorrect. Il vous reste ${attemptsLeft} essais.`;
}

function again({ againAtMs }: Problem): string {
  if (againAtMs === undefined) return '';
  const time = new Date(againAtMs).toLocaleTimeString('fr', { hour: '2-digit', minute: '2-digit' });
  return ` Réessayez à ${time}.`;
}
