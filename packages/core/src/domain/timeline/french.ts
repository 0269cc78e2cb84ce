import type { FailureCode } from '@mitako/contract/names';
import { capitalized, OPERATORS, PRODUCTS } from './operators.ts';
import type { PointData, PointMethod, Underway } from './points.ts';
import { phrase, type Speech, type Words } from './speech.ts';

// Before `:` and `;` and inside « » stands a no-break space, as the language wants it.

/** What the merchant's support desk reads, in French. « Exploitant » is who runs the gateway, « opérateur » a rail. */
export const french: Words = {
  not_tried: ({ amount, createdAtMs, expiresAtMs }, say) =>
    `Le paiement de ${say.amount(amount)} a été créé le ${say.whenThere(createdAtMs)} et personne n’a encore essayé de le payer. ` +
    `Le client peut payer jusqu’au ${say.when(expiresAtMs)}\u00a0; au besoin, renvoyez-lui le lien de paiement.`,
  tried: ({ amount, method, failureCode, atMs, attemptsLeft, expiresAtMs }, say) =>
    phrase(
      `Une tentative de paiement de ${say.amount(amount)}`,
      by(method),
      `a échoué le ${say.whenThere(atMs)}\u00a0: ${payReason(failureCode)}.`,
      'Rien n’a été prélevé.',
      `Il reste au client ${attemptsLeft}\u00a0${attemptsLeft > 1 ? 'tentatives' : 'tentative'}, jusqu’au ${say.when(expiresAtMs)}.`,
    ),
  prompted: ({ action, untilMs, ...underway }, say) =>
    `${asked(underway, say)}. Il doit maintenant ${ACTIONS[action]}, avant le ${say.when(untilMs)}.`,
  unanswered: ({ nextPollAtMs, ...underway }, say) =>
    `${asked(underway, say)}, ` +
    `mais ${operator(underway.method)} n’a pas encore dit si l’argent a été prélevé. ` +
    `Nous le lui redemandons automatiquement${nextPollAtMs === null ? '' : `, la prochaine fois le ${say.when(nextPollAtMs)}`}. ` +
    `Personne n’a rien à faire pour l’instant\u00a0: ne faites pas payer le client une deuxième fois.`,
  in_review: ({ pollsCount, ...underway }, say) =>
    `${asked(underway, say)}, ` +
    `et ${operator(underway.method)} n’a jamais dit si l’argent a été prélevé, malgré ${pollsCount}\u00a0${pollsCount > 1 ? 'demandes' : 'demande'} de notre part. ` +
    `L’exploitant de la passerelle doit vérifier auprès ${of(operator(underway.method))} et trancher. ` +
    `En attendant, ne faites pas payer le client une deuxième fois.`,
  paid: ({ amount, method, atMs, fee, lateSinceMs }, say) =>
    phrase(
      `Le client a payé ${say.amount(amount)}`,
      by(method),
      `le ${say.whenThere(atMs)}.`,
      lateSinceMs === null
        ? ''
        : `Le délai avait pris fin le ${say.when(lateSinceMs)}, mais l’argent est arrivé et le paiement est valable.`,
      fee === 0 ? '' : `Les frais de la passerelle sont de ${say.amount(fee)}.`,
    ),
  failed: ({ amount, method, atMs, failureCode, attemptsCount, nothingTaken }, say) =>
    phrase(
      `Le paiement de ${say.amount(amount)}`,
      by(method),
      `a échoué le ${say.whenThere(atMs)}${attemptsCount > 1 ? `, au bout de ${attemptsCount}\u00a0tentatives` : ''}\u00a0:`,
      `${payReason(failureCode)}.`,
      unpaid(nothingTaken),
    ),
  canceled: ({ amount, by: who, atMs, nothingTaken }, say) =>
    phrase(
      who === null
        ? `Le paiement de ${say.amount(amount)} a été annulé le ${say.whenThere(atMs)}.`
        : `${who === 'customer' ? 'Le client a' : 'Vous avez'} annulé le paiement de ${say.amount(amount)} le ${say.whenThere(atMs)}.`,
      unpaid(nothingTaken),
    ),
  expired: ({ amount, atMs, attemptsCount, nothingTaken }, say) =>
    phrase(
      `Le paiement de ${say.amount(amount)} a expiré le ${say.whenThere(atMs)}\u00a0: ` +
        `${attemptsCount === 0 ? 'personne n’a essayé de le payer' : 'aucune tentative n’a abouti'}.`,
      unpaid(nothingTaken),
    ),
  late_money_returning: (late, say) =>
    `${taken(late, say)} Cet argent lui est remboursé automatiquement\u00a0: ${operator(late.method)} ne l’a pas encore confirmé.`,
  late_money_overdue: (late, say) =>
    `${taken(late, say)} Cet argent doit lui être remboursé, mais ${operator(late.method)} ne l’a toujours pas confirmé\u00a0: l’exploitant de la passerelle doit vérifier.`,
  late_money_returned: (late, say) =>
    `${taken(late, say)} Cet argent lui a été remboursé le ${say.when(late.returnedAtMs)}.`,
  dispute_open: ({ amount, dueAtMs }, say) =>
    `Le client conteste ${say.amount(amount)}\u00a0: cette somme est bloquée. ` +
    `Envoyez vos preuves avant le ${say.when(dueAtMs)}, sinon elle risque d’être rendue au client.`,
  dispute_overdue: ({ amount, dueAtMs }, say) =>
    `Le client conteste ${say.amount(amount)}\u00a0: cette somme est bloquée. ` +
    `Le délai pour envoyer vos preuves a pris fin le ${say.when(dueAtMs)}\u00a0; l’exploitant de la passerelle doit trancher.`,
  dispute_under_review: ({ amount, submittedAtMs }, say) =>
    `Le client conteste ${say.amount(amount)}\u00a0: cette somme est bloquée. ` +
    `Vos preuves ont été reçues le ${say.when(submittedAtMs)}\u00a0; l’exploitant de la passerelle doit trancher.`,
  dispute_won: ({ amount, atMs }, say) =>
    `Vous avez gagné la contestation portant sur ${say.amount(amount)} le ${say.when(atMs)}\u00a0: l’argent vous a été rendu.`,
  dispute_lost: ({ amount, atMs }, say) =>
    `Vous avez perdu la contestation portant sur ${say.amount(amount)} le ${say.when(atMs)}\u00a0: l’argent a été rendu au client.`,
  refunded_in_full: ({ several, atMs }, say) =>
    `Le client a été remboursé en totalité${several ? ', en plusieurs fois, la dernière' : ''} le ${say.when(atMs)}.`,
  refunded_in_part: ({ amount, of: whole, several, atMs }, say) =>
    `Le client a été remboursé de ${say.amount(amount)} sur ${say.amount(whole)}${several ? ', en plusieurs fois, la dernière' : ''} le ${say.when(atMs)}.`,
  refund_pending: (pending, say) =>
    `${
      pending.several
        ? `Plusieurs remboursements, ${say.amount(pending.amount)} en tout, sont en cours`
        : `Un remboursement de ${say.amount(pending.amount)} est en cours`
    } depuis le ${say.when(pending.sinceMs)}\u00a0: ${operator(pending.method)} n’a pas encore confirmé, et nous le lui redemandons automatiquement.`,
  refund_overdue: (pending, say) =>
    `${
      pending.several
        ? `Plusieurs remboursements, ${say.amount(pending.amount)} en tout, attendent`
        : `Un remboursement de ${say.amount(pending.amount)} attend`
    } depuis le ${say.when(pending.sinceMs)} la confirmation ${of(operator(pending.method))}\u00a0: l’exploitant de la passerelle doit vérifier.`,
  refund_failed: ({ amount, failureCode, atMs }, say) =>
    `Le remboursement de ${say.amount(amount)} a échoué le ${say.when(atMs)}\u00a0: ${refundReason(failureCode)}. ` +
    `L’argent est revenu sur votre solde\u00a0: demandez un nouveau remboursement, ou rendez l’argent au client par un autre moyen.`,
  webhook_refused: ({ event, several, attemptsCount, afterwards, nextAttemptAtMs, ...answer }, say) =>
    phrase(
      `Votre serveur n’a pas accepté ${several ? 'plusieurs notifications. La dernière est' : 'la notification'} «\u00a0${event}\u00a0»\u00a0:`,
      `après ${attemptsCount}\u00a0${attemptsCount > 1 ? 'tentatives' : 'tentative'}, ${answered(answer)}.`,
      whatFollows(afterwards, nextAttemptAtMs, say),
    ),
  nothing_to_do: () => 'Personne n’a rien à faire.',
};

const ACTIONS = {
  approve_on_phone: 'confirmer sur son téléphone',
  enter_otp: 'saisir le code qu’il a reçu par SMS',
  redirect: 'confirmer sur la page de l’opérateur',
} as const;

const PAY_REASONS: Readonly<Record<FailureCode, string>> = {
  insufficient_funds: 'le compte du client ne contenait pas assez d’argent',
  payer_timeout: 'le client n’a pas confirmé à temps',
  payer_declined: 'le client a refusé le paiement',
  invalid_payer: 'ce numéro n’a pas de compte chez cet opérateur',
  payer_limit_reached: 'le client a atteint un plafond fixé par l’opérateur',
  payer_account_blocked: 'le compte du client est bloqué',
  provider_unavailable: 'l’opérateur n’était pas disponible',
  provider_error: 'l’opérateur a signalé une erreur',
};

const REFUND_REASONS: Readonly<Record<FailureCode, string>> = {
  insufficient_funds: 'le compte d’où partent les remboursements n’était pas assez approvisionné',
  payer_timeout: 'le client n’a pas confirmé à temps',
  payer_declined: 'le client a refusé l’argent',
  invalid_payer: 'ce numéro n’a plus de compte chez cet opérateur',
  payer_limit_reached: 'le compte du client a atteint un plafond fixé par l’opérateur',
  payer_account_blocked: 'le compte du client est bloqué',
  provider_unavailable: 'l’opérateur n’était pas disponible',
  provider_error: 'l’opérateur a signalé une erreur',
};

const NO_REASON = 'la raison n’est pas connue';

function payReason(code: FailureCode | null): string {
  return code === null ? NO_REASON : PAY_REASONS[code];
}

function refundReason(code: FailureCode | null): string {
  return code === null ? NO_REASON : REFUND_REASONS[code];
}

/** `par MTN Mobile Money (+2376•••••789)` */
function by(method: PointMethod | null): string {
  if (method === null) return '';
  if (method.type === 'wallet') return 'depuis son portefeuille';
  const phone = method.phoneMasked === null ? '' : ` (${method.phoneMasked})`;
  return `par ${method.provider === null ? 'Mobile Money' : PRODUCTS[method.provider]}${phone}`;
}

function operator(method: PointMethod | null): string {
  return method === null || method.provider === null ? 'l’opérateur' : OPERATORS[method.provider];
}

/** `de MTN`, `d’Orange` */
function of(name: string): string {
  return name.startsWith('O') ? `d’${name}` : `de ${name}`;
}

function taken(late: PointData['late_money_returning'], say: Speech): string {
  return (
    `${capitalized(operator(late.method))} a tout de même prélevé ${say.amount(late.amount)} au client ` +
    `le ${say.when(late.takenAtMs)}, alors que le paiement était déjà terminé.`
  );
}

function unpaid(nothingTaken: boolean): string {
  return phrase(
    nothingTaken ? 'Rien n’a été prélevé.' : '',
    'Si le client veut toujours payer, créez un nouveau paiement.',
  );
}

function asked({ amount, method, startedAtMs }: Underway, say: Speech): string {
  return phrase(`Le client a demandé à payer ${say.amount(amount)}`, by(method), `le ${say.whenThere(startedAtMs)}`);
}

function answered({ statusCode, error }: Pick<PointData['webhook_refused'], 'statusCode' | 'error'>): string {
  if (statusCode !== null) return `il a répondu HTTP\u00a0${statusCode}`;
  return `il n’a pas répondu${error === null ? '' : ` (${error})`}`;
}

function whatFollows(
  afterwards: PointData['webhook_refused']['afterwards'],
  nextAttemptAtMs: number | null,
  say: Speech,
): string {
  if (afterwards === 'replay') return 'Corrigez-le, puis relancez la notification\u00a0: nous ne réessayons plus.';
  if (afterwards === 'enable')
    return 'Corrigez-le, puis réactivez son adresse de notification\u00a0: elle est désactivée.';
  const next = nextAttemptAtMs === null ? '' : `, la prochaine fois le ${say.when(nextAttemptAtMs)}`;
  return `Corrigez-le\u00a0: nous réessayons automatiquement${next}.`;
}
