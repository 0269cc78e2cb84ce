import { ACTIONS, BY_HAND, payReason, refundReason } from './french-reasons.ts';
import type { ProviderBasis } from '../../rails/provider-claims.ts';
import type { PointData, PointMethod, Uncharged, Underway } from './points.ts';
import { capitalized, type Formatter, type Words, phrase } from './formatter.ts';

// French puts a no-break space before `:` and `;` and inside « ».

/**
 * Explanations for the merchant's support team, in French. « La plateforme » is the operator,
 * « l’opérateur » is the mobile-money provider.
 */
export const french: Words = {
  not_tried: ({ amount, createdAtMs, expiresAtMs }, format) =>
    `Le paiement de ${format.amount(amount)} a été créé le ${format.whenWithZone(createdAtMs)} et personne n’a encore essayé de le payer. ` +
    `Le client peut payer jusqu’au ${format.when(expiresAtMs)}\u00a0; au besoin, renvoyez-lui le lien de paiement.`,
  tried: ({ amount, method, failureCode, by: who, uncharged, atMs, attemptsLeft, expiresAtMs }, format) =>
    phrase(
      `Une tentative de paiement de ${format.amount(amount)}`,
      by(method),
      `a échoué le ${format.whenWithZone(atMs)}\u00a0: ${payReason(failureCode, who)}.`,
      unpaid(uncharged),
      `Il reste au client ${attemptsLeft}\u00a0${attemptsLeft > 1 ? 'tentatives' : 'tentative'}, jusqu’au ${format.when(expiresAtMs)}.`,
    ),
  prompted: ({ action, untilMs, ...underway }, format) =>
    `${asked(underway, format)}. Il doit maintenant ${ACTIONS[action]}, avant le ${format.when(untilMs)}.`,
  unanswered: ({ nextPollAtMs, ...underway }, format) =>
    `${asked(underway, format)}, ` +
    `mais nous n’avons pas encore de résultat ${of(provider(underway.method))}\u00a0: nous ne savons pas si l’argent a été prélevé. ` +
    `Nous le redemandons automatiquement${nextPollAtMs === null ? '' : `, la prochaine fois le ${format.when(nextPollAtMs)}`}. ` +
    `Aucune action n’est nécessaire pour l’instant\u00a0: ne faites pas payer le client une deuxième fois.`,
  in_review: ({ pollsCount, ...underway }, format) =>
    `${neverAnswered(underway, pollsCount, format)} ` +
    `La plateforme doit vérifier auprès ${of(provider(underway.method))} et trancher. ` +
    `En attendant, ne faites pas payer le client une deuxième fois.`,
  paid: (data, format) => phrase(paid(data, format), fee(data, 'vous ont été rendus', format)),
  failed: (data, format) => phrase(failed(data, format), PAY_AGAIN),
  canceled: (data, format) => phrase(canceled(data, 'Vous avez', format), PAY_AGAIN),
  expired: (data, format) => phrase(expired(data, format), PAY_AGAIN),
  late_payment_returning: (late, format) =>
    `${taken(late, format)} Cet argent lui est remboursé automatiquement\u00a0: nous n’avons pas encore la confirmation ${of(provider(late.method))}.`,
  late_payment_overdue: (late, format) =>
    `${taken(late, format)} Cet argent doit lui être remboursé, mais nous n’avons toujours pas la confirmation ${of(provider(late.method))}\u00a0: la plateforme doit vérifier.`,
  late_payment_returned: (late, format) =>
    `${taken(late, format)} Nous avons noté le ${format.when(late.returnedAtMs)} que cet argent lui a été remboursé.`,
  dispute_open: ({ amount, dueAtMs }, format) =>
    `${held(amount, format)} Envoyez vos preuves avant le ${format.when(dueAtMs)}, sinon vous risquez de perdre cette somme.`,
  dispute_overdue: ({ amount, dueAtMs }, format) =>
    `${held(amount, format)} Le délai pour envoyer vos preuves a pris fin le ${format.when(dueAtMs)}\u00a0; la plateforme doit trancher.`,
  dispute_under_review: ({ amount, submittedAtMs }, format) =>
    `${held(amount, format)} Vos preuves ont été reçues le ${format.when(submittedAtMs)}\u00a0; la plateforme doit trancher.`,
  dispute_won: ({ amount, atMs }, format) =>
    `Vous avez gagné le litige portant sur ${format.amount(amount)} le ${format.when(atMs)}\u00a0: l’argent vous a été rendu.`,
  dispute_lost: (lost, format) => `${lostBy('Vous avez', lost, format)}\u00a0: l’argent a été rendu au client.`,
  dispute_lost_returning: (lost, format) => `${lostBy('Vous avez', lost, format)}. ${returning(lost)}`,
  dispute_lost_overdue: (lost, format) =>
    `${lostBy('Vous avez', lost, format)}. ${returnOverdue(lost)}\u00a0: la plateforme doit vérifier.`,
  dispute_lost_returned: (lost, format) => `${lostBy('Vous avez', lost, format)}. ${paidBack(lost, format)}`,
  dispute_lost_owed: (lost, format) =>
    `${lostBy('Vous avez', lost, format)}. ${notReturned(lost)}\u00a0: la plateforme doit le lui rendre.`,
  refunded_in_full: ({ several, by: who, atMs }, format) =>
    `Le client a été remboursé en totalité${several ? ', en plusieurs fois, la dernière' : ''} le ${format.when(atMs)}${handOf(who)}.`,
  refunded_in_part: ({ amount, of: whole, several, by: who, atMs }, format) =>
    `Le client a été remboursé de ${format.amount(amount)} sur ${format.amount(whole)}${several ? ', en plusieurs fois, la dernière' : ''} le ${format.when(atMs)}${handOf(who)}.`,
  refund_pending: (pending, format) =>
    `${
      pending.several
        ? `Plusieurs remboursements, ${format.amount(pending.amount)} en tout, sont en cours`
        : `Un remboursement de ${format.amount(pending.amount)} est en cours`
    } depuis le ${format.when(pending.sinceMs)}\u00a0: nous n’avons pas encore la confirmation ${of(provider(pending.method))}, et nous la redemandons automatiquement.`,
  refund_overdue: (pending, format) => `${stillPending(pending, format)}\u00a0: la plateforme doit vérifier.`,
  refund_failed: (refund, format) =>
    `${refundFailed(refund, format)} L’argent est revenu sur votre solde\u00a0: demandez un nouveau remboursement, ou rendez l’argent au client par un autre moyen.`,
  nothing_to_do: () => 'Aucune action n’est nécessaire.',
};

const PAY_AGAIN = 'Si le client veut toujours payer, créez un nouveau paiement.';

export function paid({ amount, method, by: who, atMs, lateSinceMs }: PointData['paid'], format: Formatter): string {
  return (
    phrase(`Le client a payé ${format.amount(amount)}`, by(method)) +
    (lateSinceMs === null
      ? ` le ${format.whenWithZone(atMs)}${handOf([who])}.`
      : `\u00a0: nous l’avons appris le ${format.whenWithZone(atMs)}. ` +
        `Le délai avait pris fin le ${format.when(lateSinceMs)}, mais l’argent est arrivé${handOf([who])} et le paiement est valable.`)
  );
}

/** @param returned what happened to it: `vous ont été rendus` */
export function fee(
  { fee: whole, feeReturned }: PointData['paid'],
  returned: 'vous ont été rendus' | 'ont été rendus à la boutique',
  format: Formatter,
): string {
  if (whole === 0) return '';
  if (feeReturned === 0) return `Les frais de la plateforme sont de ${format.amount(whole)}.`;
  return feeReturned >= whole
    ? `Les frais de la plateforme, ${format.amount(whole)}, ${returned}.`
    : `Les frais de la plateforme sont de ${format.amount(whole - feeReturned)}\u00a0: sur ${format.amount(whole)}, ${format.amount(feeReturned)} ${returned}.`;
}

export function failed(data: PointData['failed'], format: Formatter): string {
  const { amount, method, atMs, failureCode, by: who, attemptsCount, uncharged } = data;
  return phrase(
    `Le paiement de ${format.amount(amount)}`,
    by(method),
    `a échoué le ${format.whenWithZone(atMs)}${attemptsCount > 1 ? `, au bout de ${attemptsCount}\u00a0tentatives` : ''}\u00a0:`,
    `${payReason(failureCode, who)}.`,
    unpaid(uncharged),
  );
}

/** @param merchant the merchant with its verb: `Vous avez` */
export function canceled(
  { amount, by: who, atMs, uncharged }: PointData['canceled'],
  merchant: string,
  format: Formatter,
): string {
  return phrase(
    who === null
      ? `Le paiement de ${format.amount(amount)} a été annulé le ${format.whenWithZone(atMs)}.`
      : `${who === 'customer' ? 'Le client a' : merchant} annulé le paiement de ${format.amount(amount)} le ${format.whenWithZone(atMs)}.`,
    unpaid(uncharged),
  );
}

export function expired({ amount, atMs, attemptsCount, uncharged }: PointData['expired'], format: Formatter): string {
  return phrase(
    `Le paiement de ${format.amount(amount)} a expiré le ${format.whenWithZone(atMs)}\u00a0: ` +
      `${attemptsCount === 0 ? 'personne n’a essayé de le payer' : 'aucune tentative n’a abouti'}.`,
    unpaid(uncharged),
  );
}

/** `par MTN MoMo (•••789)` */
function by(method: PointMethod | null): string {
  if (method === null) return '';
  if (method.type === 'wallet') return 'depuis le portefeuille du client';
  if (method.type === 'cash') return 'en espèces chez un agent';
  const phone = method.phoneMasked === null ? '' : ` (${method.phoneMasked})`;
  return `par ${method.label ?? 'mobile money'}${phone}`;
}

export function provider(method: PointMethod | null): string {
  return method?.label ?? 'l’opérateur';
}

/** `de MTN MoMo`, `d’Orange Money` */
export function of(name: string): string {
  return /^[aeiouàâäéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export function taken(late: PointData['late_payment_returning'], format: Formatter): string {
  if (typeof late.by === 'string') {
    return `${format.amount(late.amount)} sont tout de même arrivés du client\u00a0: ${BY_HAND} le ${format.when(late.learnedAtMs)}, alors que le paiement était déjà terminé.`;
  }
  return (
    `${capitalized(provider(late.method))} a tout de même prélevé ${format.amount(late.amount)} au client\u00a0: ` +
    `nous l’avons appris le ${format.when(late.learnedAtMs)}, alors que le paiement était déjà terminé.`
  );
}

function unpaid(uncharged: Uncharged): string {
  if (uncharged === null) return '';
  return uncharged.includes('operator')
    ? 'D’après ce qui est noté à la main, le client n’a pas été débité.'
    : 'Le client n’a pas été débité.';
}

/** `, comme noté à la main` */
function handOf(bases: readonly ProviderBasis[]): string {
  return bases.includes('operator') ? ', comme noté à la main' : '';
}

export function neverAnswered(underway: Underway, pollsCount: number, format: Formatter): string {
  return (
    `${asked(underway, format)}, ` +
    `et nous n’avons pas de résultat ${of(provider(underway.method))}, malgré ${pollsCount}\u00a0${pollsCount > 1 ? 'demandes' : 'demande'} de notre part\u00a0: nous ne savons pas si l’argent a été prélevé.`
  );
}

function asked({ amount, method, startedAtMs }: Underway, format: Formatter): string {
  return phrase(
    `Le client a lancé le paiement de ${format.amount(amount)}`,
    by(method),
    `le ${format.whenWithZone(startedAtMs)}`,
  );
}

export function held(amount: number, format: Formatter): string {
  return `Un litige est ouvert sur ${format.amount(amount)}\u00a0: cette somme est bloquée.`;
}

/** @param who who lost it, with its verb: `Vous avez` */
export function lostBy(who: string, { amount, atMs }: PointData['dispute_lost'], format: Formatter): string {
  return `${who} perdu le litige portant sur ${format.amount(amount)} le ${format.when(atMs)}`;
}

export function returning({ method }: PointData['dispute_lost_returning']): string {
  return `L’argent revient au client par un remboursement via ${provider(method)}, dont nous n’avons pas encore la confirmation\u00a0; nous la redemandons automatiquement.`;
}

export function returnOverdue({ method }: PointData['dispute_lost_overdue']): string {
  return `Le remboursement via ${provider(method)} qui doit rendre l’argent au client est toujours sans confirmation`;
}

export function paidBack(
  { method, returnedAtMs, by: who }: PointData['dispute_lost_returned'],
  format: Formatter,
): string {
  return typeof who === 'object'
    ? `${capitalized(provider(method))} a rendu l’argent au client et l’a confirmé le ${format.when(returnedAtMs)}.`
    : `La plateforme a noté le ${format.when(returnedAtMs)} que l’argent a été rendu au client.`;
}

export function notReturned({ method, refusal }: PointData['dispute_lost_owed']): string {
  const reason =
    refusal === null
      ? ''
      : typeof refusal.by === 'object'
        ? `${capitalized(provider(method))} n’a pas fait le remboursement (${refundReason(refusal.failureCode, refusal.by)}). `
        : `La plateforme a noté que le remboursement a échoué. `;
  return `${reason}Le client n’a pas encore l’argent`;
}

export function stillPending(
  { several, amount, sinceMs, method }: PointData['refund_overdue'],
  format: Formatter,
): string {
  return `${
    several
      ? `Plusieurs remboursements, ${format.amount(amount)} en tout, attendent`
      : `Un remboursement de ${format.amount(amount)} attend`
  } depuis le ${format.when(sinceMs)} la confirmation ${of(provider(method))}`;
}

export function refundFailed(
  { amount, failureCode, by: who, atMs }: PointData['refund_failed'],
  format: Formatter,
): string {
  return `Le remboursement de ${format.amount(amount)} a échoué le ${format.when(atMs)}\u00a0: ${refundReason(failureCode, who)}.`;
}
