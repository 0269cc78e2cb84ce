import { ACTIONS, payReason, refundReason } from './french-reasons.ts';
import type { PointData, PointMethod, Underway } from './points.ts';
import { capitalized, type Formatter, type Words, phrase } from './formatter.ts';

// French puts a no-break space before `:` and `;` and inside « ».

/**
 * Explanations for the merchant's support team, in French. « L’équipe de la passerelle » is the operator, « l’opérateur
 * » is the mobile-money provider.
 */
export const french: Words = {
  not_tried: ({ amount, createdAtMs, expiresAtMs }, format) =>
    `Le paiement de ${format.amount(amount)} a été créé le ${format.whenWithZone(createdAtMs)} et personne n’a encore essayé de le payer. ` +
    `Le client peut payer jusqu’au ${format.when(expiresAtMs)}\u00a0; au besoin, renvoyez-lui le lien de paiement.`,
  tried: ({ amount, method, failureCode, isSaid, atMs, attemptsLeft, expiresAtMs }, format) =>
    phrase(
      `Une tentative de paiement de ${format.amount(amount)}`,
      by(method),
      `a échoué le ${format.whenWithZone(atMs)}\u00a0: ${isSaid ? payReason(failureCode) : 'c’est noté à la main'}.`,
      'Le client n’a pas été débité.',
      `Il reste au client ${attemptsLeft}\u00a0${attemptsLeft > 1 ? 'tentatives' : 'tentative'}, jusqu’au ${format.when(expiresAtMs)}.`,
    ),
  prompted: ({ action, untilMs, ...underway }, format) =>
    `${asked(underway, format)}. Il doit maintenant ${ACTIONS[action]}, avant le ${format.when(untilMs)}.`,
  unanswered: ({ nextPollAtMs, ...underway }, format) =>
    `${asked(underway, format)}, ` +
    `mais ${provider(underway.method)} n’a pas encore dit si l’argent a été prélevé. ` +
    `Nous le lui redemandons automatiquement${nextPollAtMs === null ? '' : `, la prochaine fois le ${format.when(nextPollAtMs)}`}. ` +
    `Aucune action n’est nécessaire pour l’instant\u00a0: ne faites pas payer le client une deuxième fois.`,
  in_review: ({ pollsCount, ...underway }, format) =>
    `${neverAnswered(underway, pollsCount, format)} ` +
    `L’équipe de la passerelle doit vérifier auprès ${of(provider(underway.method))} et trancher. ` +
    `En attendant, ne faites pas payer le client une deuxième fois.`,
  paid: (data, format) => phrase(paid(data, format), fee(data, 'vous ont été rendus', format)),
  failed: (data, format) => phrase(failed(data, format), PAY_AGAIN),
  canceled: (data, format) => phrase(canceled(data, 'Vous avez', format), PAY_AGAIN),
  expired: (data, format) => phrase(expired(data, format), PAY_AGAIN),
  late_payment_returning: (late, format) =>
    `${taken(late, format)} Cet argent lui est remboursé automatiquement\u00a0: ${provider(late.method)} ne l’a pas encore confirmé.`,
  late_payment_overdue: (late, format) =>
    `${taken(late, format)} Cet argent doit lui être remboursé, mais ${provider(late.method)} ne l’a toujours pas confirmé\u00a0: l’équipe de la passerelle doit vérifier.`,
  late_payment_returned: (late, format) =>
    `${taken(late, format)} Cet argent lui a été remboursé le ${format.when(late.returnedAtMs)}.`,
  dispute_open: ({ amount, dueAtMs }, format) =>
    `${held(amount, format)} Envoyez vos preuves avant le ${format.when(dueAtMs)}, sinon vous risquez de perdre cette somme.`,
  dispute_overdue: ({ amount, dueAtMs }, format) =>
    `${held(amount, format)} Le délai pour envoyer vos preuves a pris fin le ${format.when(dueAtMs)}\u00a0; l’équipe de la passerelle doit trancher.`,
  dispute_under_review: ({ amount, submittedAtMs }, format) =>
    `${held(amount, format)} Vos preuves ont été reçues le ${format.when(submittedAtMs)}\u00a0; l’équipe de la passerelle doit trancher.`,
  dispute_won: ({ amount, atMs }, format) =>
    `Vous avez gagné le litige portant sur ${format.amount(amount)} le ${format.when(atMs)}\u00a0: l’argent vous a été rendu.`,
  dispute_lost: (lost, format) => `${lostBy('Vous avez', lost, format)}\u00a0: l’argent a été rendu au client.`,
  dispute_lost_returning: (lost, format) => `${lostBy('Vous avez', lost, format)}. ${returning(lost)}`,
  dispute_lost_overdue: (lost, format) =>
    `${lostBy('Vous avez', lost, format)}. ${returnOverdue(lost)}\u00a0: l’équipe de la passerelle doit vérifier.`,
  dispute_lost_returned: (lost, format) => `${lostBy('Vous avez', lost, format)}. ${paidBack(lost, TEAM, format)}`,
  dispute_lost_owed: (lost, format) =>
    `${lostBy('Vous avez', lost, format)}. ${notReturned(lost, TEAM)}\u00a0: l’équipe de la passerelle doit le lui rendre.`,
  refunded_in_full: ({ several, atMs }, format) =>
    `Le client a été remboursé en totalité${several ? ', en plusieurs fois, la dernière' : ''} le ${format.when(atMs)}.`,
  refunded_in_part: ({ amount, of: whole, several, atMs }, format) =>
    `Le client a été remboursé de ${format.amount(amount)} sur ${format.amount(whole)}${several ? ', en plusieurs fois, la dernière' : ''} le ${format.when(atMs)}.`,
  refund_pending: (pending, format) =>
    `${
      pending.several
        ? `Plusieurs remboursements, ${format.amount(pending.amount)} en tout, sont en cours`
        : `Un remboursement de ${format.amount(pending.amount)} est en cours`
    } depuis le ${format.when(pending.sinceMs)}\u00a0: ${provider(pending.method)} n’a pas encore confirmé, et nous le lui redemandons automatiquement.`,
  refund_overdue: (pending, format) =>
    `${stillPending(pending, format)}\u00a0: l’équipe de la passerelle doit vérifier.`,
  refund_failed: (refund, format) =>
    `${refundFailed(refund, format)} L’argent est revenu sur votre solde\u00a0: demandez un nouveau remboursement, ou rendez l’argent au client par un autre moyen.`,
  nothing_to_do: () => 'Aucune action n’est nécessaire.',
};

const TEAM = 'L’équipe de la passerelle a noté';
const PAY_AGAIN = 'Si le client veut toujours payer, créez un nouveau paiement.';

export function paid({ amount, method, atMs, lateSinceMs }: PointData['paid'], format: Formatter): string {
  return (
    phrase(`Le client a payé ${format.amount(amount)}`, by(method)) +
    (lateSinceMs === null
      ? ` le ${format.whenWithZone(atMs)}.`
      : `\u00a0: nous l’avons appris le ${format.whenWithZone(atMs)}. ` +
        `Le délai avait pris fin le ${format.when(lateSinceMs)}, mais l’argent est arrivé et le paiement est valable.`)
  );
}

/** @param returned what happened to it: `vous ont été rendus` */
export function fee(
  { fee: whole, feeReturned }: PointData['paid'],
  returned: 'vous ont été rendus' | 'ont été rendus au commerçant',
  format: Formatter,
): string {
  if (whole === 0) return '';
  if (feeReturned === 0) return `Les frais de la passerelle sont de ${format.amount(whole)}.`;
  return feeReturned >= whole
    ? `Les frais de la passerelle, ${format.amount(whole)}, ${returned}.`
    : `Les frais de la passerelle sont de ${format.amount(whole - feeReturned)}\u00a0: sur ${format.amount(whole)}, ${format.amount(feeReturned)} ${returned}.`;
}

export function failed(data: PointData['failed'], format: Formatter): string {
  const { amount, method, atMs, failureCode, isSaid, attemptsCount, nothingTaken } = data;
  return phrase(
    `Le paiement de ${format.amount(amount)}`,
    by(method),
    `a échoué le ${format.whenWithZone(atMs)}${attemptsCount > 1 ? `, au bout de ${attemptsCount}\u00a0tentatives` : ''}\u00a0:`,
    isSaid ? `${payReason(failureCode)}.` : 'c’est noté à la main.',
    unpaid(nothingTaken),
  );
}

/** @param merchant the merchant with its verb: `Vous avez` */
export function canceled(
  { amount, by: who, atMs, nothingTaken }: PointData['canceled'],
  merchant: string,
  format: Formatter,
): string {
  return phrase(
    who === null
      ? `Le paiement de ${format.amount(amount)} a été annulé le ${format.whenWithZone(atMs)}.`
      : `${who === 'customer' ? 'Le client a' : merchant} annulé le paiement de ${format.amount(amount)} le ${format.whenWithZone(atMs)}.`,
    unpaid(nothingTaken),
  );
}

export function expired(
  { amount, atMs, attemptsCount, nothingTaken }: PointData['expired'],
  format: Formatter,
): string {
  return phrase(
    `Le paiement de ${format.amount(amount)} a expiré le ${format.whenWithZone(atMs)}\u00a0: ` +
      `${attemptsCount === 0 ? 'personne n’a essayé de le payer' : 'aucune tentative n’a abouti'}.`,
    unpaid(nothingTaken),
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
  if (!late.isSaid) {
    return `${format.amount(late.amount)} sont tout de même arrivés du client\u00a0: c’est noté à la main le ${format.when(late.learnedAtMs)}, alors que le paiement était déjà terminé.`;
  }
  return (
    `${capitalized(provider(late.method))} a tout de même prélevé ${format.amount(late.amount)} au client\u00a0: ` +
    `nous l’avons appris le ${format.when(late.learnedAtMs)}, alors que le paiement était déjà terminé.`
  );
}

function unpaid(nothingTaken: boolean): string {
  return nothingTaken ? 'Le client n’a pas été débité.' : '';
}

export function neverAnswered(underway: Underway, pollsCount: number, format: Formatter): string {
  return (
    `${asked(underway, format)}, ` +
    `et ${provider(underway.method)} n’a jamais dit si l’argent a été prélevé, malgré ${pollsCount}\u00a0${pollsCount > 1 ? 'demandes' : 'demande'} de notre part.`
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
  return `L’argent revient au client par un remboursement via ${provider(method)}, qui n’est pas encore confirmé\u00a0; nous le redemandons automatiquement.`;
}

export function returnOverdue({ method }: PointData['dispute_lost_overdue']): string {
  return `Le remboursement via ${provider(method)} qui doit rendre l’argent au client n’est toujours pas confirmé`;
}

/** @param recorded who recorded what the provider did not say, with the verb */
export function paidBack(
  { method, returnedAtMs, saidBy }: PointData['dispute_lost_returned'],
  recorded: string,
  format: Formatter,
): string {
  return saidBy === 'provider'
    ? `${capitalized(provider(method))} a rendu l’argent au client et l’a confirmé le ${format.when(returnedAtMs)}.`
    : `${recorded} le ${format.when(returnedAtMs)} que l’argent a été rendu au client.`;
}

export function notReturned({ method, refusal }: PointData['dispute_lost_owed'], recorded: string): string {
  const reason =
    refusal === null
      ? ''
      : refusal.saidBy === 'provider'
        ? `${capitalized(provider(method))} n’a pas fait le remboursement (${refundReason(refusal.failureCode)}). `
        : `${recorded} que le remboursement a échoué. `;
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
  { amount, failureCode, isSaid, atMs }: PointData['refund_failed'],
  format: Formatter,
): string {
  return `Le remboursement de ${format.amount(amount)} a échoué le ${format.when(atMs)}\u00a0: ${isSaid ? refundReason(failureCode) : 'c’est noté à la main'}.`;
}
