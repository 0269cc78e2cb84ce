import { ACTIONS, payReason, refundReason } from './french-reasons.ts';
import type { PointData, PointMethod, Underway } from './points.ts';
import { capitalized, type Speech, type Words, phrase } from './speech.ts';

// French puts a no-break space before `:` and `;` and inside « ».

/**
 * Explanations for the merchant's support team, in French. « L’équipe de la passerelle » is the operator, « l’opérateur
 * » is the mobile-money provider.
 */
export const french: Words = {
  not_tried: ({ amount, createdAtMs, expiresAtMs }, say) =>
    `Le paiement de ${say.amount(amount)} a été créé le ${say.whenThere(createdAtMs)} et personne n’a encore essayé de le payer. ` +
    `Le client peut payer jusqu’au ${say.when(expiresAtMs)}\u00a0; au besoin, renvoyez-lui le lien de paiement.`,
  tried: ({ amount, method, failureCode, atMs, attemptsLeft, expiresAtMs }, say) =>
    phrase(
      `Une tentative de paiement de ${say.amount(amount)}`,
      by(method),
      `a échoué le ${say.whenThere(atMs)}\u00a0: ${payReason(failureCode)}.`,
      'Le client n’a pas été débité.',
      `Il reste au client ${attemptsLeft}\u00a0${attemptsLeft > 1 ? 'tentatives' : 'tentative'}, jusqu’au ${say.when(expiresAtMs)}.`,
    ),
  prompted: ({ action, untilMs, ...underway }, say) =>
    `${asked(underway, say)}. Il doit maintenant ${ACTIONS[action]}, avant le ${say.when(untilMs)}.`,
  unanswered: ({ nextPollAtMs, ...underway }, say) =>
    `${asked(underway, say)}, ` +
    `mais ${provider(underway.method)} n’a pas encore dit si l’argent a été prélevé. ` +
    `Nous le lui redemandons automatiquement${nextPollAtMs === null ? '' : `, la prochaine fois le ${say.when(nextPollAtMs)}`}. ` +
    `Personne n’a rien à faire pour l’instant\u00a0: ne faites pas payer le client une deuxième fois.`,
  in_review: ({ pollsCount, ...underway }, say) =>
    `${neverAnswered(underway, pollsCount, say)} ` +
    `L’équipe de la passerelle doit vérifier auprès ${of(provider(underway.method))} et trancher. ` +
    `En attendant, ne faites pas payer le client une deuxième fois.`,
  paid: (data, say) => phrase(paid(data, say), fee(data, 'vous ont été rendus', say)),
  failed: (data, say) => phrase(failed(data, say), PAY_AGAIN),
  canceled: (data, say) => phrase(canceled(data, 'Vous avez', say), PAY_AGAIN),
  expired: (data, say) => phrase(expired(data, say), PAY_AGAIN),
  late_payment_returning: (late, say) =>
    `${taken(late, say)} Cet argent lui est remboursé automatiquement\u00a0: ${provider(late.method)} ne l’a pas encore confirmé.`,
  late_payment_overdue: (late, say) =>
    `${taken(late, say)} Cet argent doit lui être remboursé, mais ${provider(late.method)} ne l’a toujours pas confirmé\u00a0: l’équipe de la passerelle doit vérifier.`,
  late_payment_returned: (late, say) =>
    `${taken(late, say)} Cet argent lui a été remboursé le ${say.when(late.returnedAtMs)}.`,
  dispute_open: ({ amount, dueAtMs }, say) =>
    `${held(amount, say)} Envoyez vos preuves avant le ${say.when(dueAtMs)}, sinon vous risquez de perdre cette somme.`,
  dispute_overdue: ({ amount, dueAtMs }, say) =>
    `${held(amount, say)} Le délai pour envoyer vos preuves a pris fin le ${say.when(dueAtMs)}\u00a0; l’équipe de la passerelle doit trancher.`,
  dispute_under_review: ({ amount, submittedAtMs }, say) =>
    `${held(amount, say)} Vos preuves ont été reçues le ${say.when(submittedAtMs)}\u00a0; l’équipe de la passerelle doit trancher.`,
  dispute_won: ({ amount, atMs }, say) =>
    `Vous avez gagné le litige portant sur ${say.amount(amount)} le ${say.when(atMs)}\u00a0: l’argent vous a été rendu.`,
  dispute_lost: ({ amount, atMs, method }, say) =>
    `Vous avez perdu le litige portant sur ${say.amount(amount)} le ${say.when(atMs)}\u00a0: ${lostTo(method)}.`,
  refunded_in_full: ({ several, atMs }, say) =>
    `Le client a été remboursé en totalité${several ? ', en plusieurs fois, la dernière' : ''} le ${say.when(atMs)}.`,
  refunded_in_part: ({ amount, of: whole, several, atMs }, say) =>
    `Le client a été remboursé de ${say.amount(amount)} sur ${say.amount(whole)}${several ? ', en plusieurs fois, la dernière' : ''} le ${say.when(atMs)}.`,
  refund_pending: (pending, say) =>
    `${
      pending.several
        ? `Plusieurs remboursements, ${say.amount(pending.amount)} en tout, sont en cours`
        : `Un remboursement de ${say.amount(pending.amount)} est en cours`
    } depuis le ${say.when(pending.sinceMs)}\u00a0: ${provider(pending.method)} n’a pas encore confirmé, et nous le lui redemandons automatiquement.`,
  refund_overdue: (pending, say) => `${stillPending(pending, say)}\u00a0: l’équipe de la passerelle doit vérifier.`,
  refund_failed: (refund, say) =>
    `${refundFailed(refund, say)} L’argent est revenu sur votre solde\u00a0: demandez un nouveau remboursement, ou rendez l’argent au client par un autre moyen.`,
  nothing_to_do: () => 'Personne n’a rien à faire.',
};

const PAY_AGAIN = 'Si le client veut toujours payer, créez un nouveau paiement.';

export function paid({ amount, method, atMs, lateSinceMs }: PointData['paid'], say: Speech): string {
  return (
    phrase(`Le client a payé ${say.amount(amount)}`, by(method)) +
    (lateSinceMs === null
      ? ` le ${say.whenThere(atMs)}.`
      : `\u00a0: nous l’avons appris le ${say.whenThere(atMs)}. ` +
        `Le délai avait pris fin le ${say.when(lateSinceMs)}, mais l’argent est arrivé et le paiement est valable.`)
  );
}

/** @param returned what happened to it: `vous ont été rendus` */
export function fee(
  { fee: whole, feeReturned }: PointData['paid'],
  returned: 'vous ont été rendus' | 'ont été rendus au marchand',
  say: Speech,
): string {
  if (whole === 0) return '';
  if (feeReturned === 0) return `Les frais de la passerelle sont de ${say.amount(whole)}.`;
  return feeReturned >= whole
    ? `Les frais de la passerelle, ${say.amount(whole)}, ${returned}.`
    : `Les frais de la passerelle sont de ${say.amount(whole - feeReturned)}\u00a0: sur ${say.amount(whole)}, ${say.amount(feeReturned)} ${returned}.`;
}

export function failed(data: PointData['failed'], say: Speech): string {
  const { amount, method, atMs, failureCode, attemptsCount, nothingTaken } = data;
  return phrase(
    `Le paiement de ${say.amount(amount)}`,
    by(method),
    `a échoué le ${say.whenThere(atMs)}${attemptsCount > 1 ? `, au bout de ${attemptsCount}\u00a0tentatives` : ''}\u00a0:`,
    `${payReason(failureCode)}.`,
    unpaid(nothingTaken),
  );
}

/** @param merchant the merchant with its verb: `Vous avez` */
export function canceled(
  { amount, by: who, atMs, nothingTaken }: PointData['canceled'],
  merchant: string,
  say: Speech,
): string {
  return phrase(
    who === null
      ? `Le paiement de ${say.amount(amount)} a été annulé le ${say.whenThere(atMs)}.`
      : `${who === 'customer' ? 'Le client a' : merchant} annulé le paiement de ${say.amount(amount)} le ${say.whenThere(atMs)}.`,
    unpaid(nothingTaken),
  );
}

export function expired({ amount, atMs, attemptsCount, nothingTaken }: PointData['expired'], say: Speech): string {
  return phrase(
    `Le paiement de ${say.amount(amount)} a expiré le ${say.whenThere(atMs)}\u00a0: ` +
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

export function taken(late: PointData['late_payment_returning'], say: Speech): string {
  return (
    `${capitalized(provider(late.method))} a tout de même prélevé ${say.amount(late.amount)} au client\u00a0: ` +
    `nous l’avons appris le ${say.when(late.learnedAtMs)}, alors que le paiement était déjà terminé.`
  );
}

function unpaid(nothingTaken: boolean): string {
  return nothingTaken ? 'Le client n’a pas été débité.' : '';
}

export function neverAnswered(underway: Underway, pollsCount: number, say: Speech): string {
  return (
    `${asked(underway, say)}, ` +
    `et ${provider(underway.method)} n’a jamais dit si l’argent a été prélevé, malgré ${pollsCount}\u00a0${pollsCount > 1 ? 'demandes' : 'demande'} de notre part.`
  );
}

function asked({ amount, method, startedAtMs }: Underway, say: Speech): string {
  return phrase(
    `Le client a lancé le paiement de ${say.amount(amount)}`,
    by(method),
    `le ${say.whenThere(startedAtMs)}`,
  );
}

export function held(amount: number, say: Speech): string {
  return `Un litige est ouvert sur ${say.amount(amount)}\u00a0: cette somme est bloquée.`;
}

/** Where the money of a lost dispute went. */
export function lostTo(method: PointMethod | null): string {
  return method?.type === 'mobile_money'
    ? `l’argent a été repris par ${provider(method)}, qui règle la suite avec le client`
    : 'l’argent a été rendu au client';
}

export function stillPending({ several, amount, sinceMs, method }: PointData['refund_overdue'], say: Speech): string {
  return `${
    several
      ? `Plusieurs remboursements, ${say.amount(amount)} en tout, attendent`
      : `Un remboursement de ${say.amount(amount)} attend`
  } depuis le ${say.when(sinceMs)} la confirmation ${of(provider(method))}`;
}

export function refundFailed({ amount, failureCode, atMs }: PointData['refund_failed'], say: Speech): string {
  return `Le remboursement de ${say.amount(amount)} a échoué le ${say.when(atMs)}\u00a0: ${refundReason(failureCode)}.`;
}
