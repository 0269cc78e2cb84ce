import {
  canceled,
  expired,
  failed,
  fee,
  french,
  held,
  lostBy,
  neverAnswered,
  notReturned,
  of,
  paid,
  provider,
  paidBack,
  refundFailed,
  returning,
  returnOverdue,
  stillPending,
  taken,
} from './french.ts';
import { type Words, phrase } from './formatter.ts';

/** The same for the operator, who is not the merchant and is the one to check. */
export const frenchForOperator: Words = {
  ...french,
  not_tried: ({ amount, createdAtMs, expiresAtMs }, format) =>
    `Le paiement de ${format.amount(amount)} a été créé le ${format.whenWithZone(createdAtMs)} et personne n’a encore essayé de le payer. ` +
    `Le client peut payer jusqu’au ${format.when(expiresAtMs)}.`,
  in_review: ({ pollsCount, ...underway }, format) =>
    `${neverAnswered(underway, pollsCount, format)} ` +
    `Vérifiez auprès ${of(provider(underway.method))}, puis tranchez. En attendant, le client ne doit pas payer une deuxième fois.`,
  paid: (data, format) => phrase(paid(data, format), fee(data, 'ont été rendus à la boutique', format)),
  failed,
  canceled: (data, format) => canceled(data, 'La boutique a', format),
  expired,
  late_payment_overdue: (late, format) =>
    `${taken(late, format)} Cet argent doit lui être remboursé, mais nous n’avons toujours pas la confirmation ${of(provider(late.method))}\u00a0: vérifiez auprès ${of(provider(late.method))}.`,
  dispute_open: ({ amount, dueAtMs }, format) =>
    `${held(amount, format)} La boutique peut envoyer ses preuves jusqu’au ${format.when(dueAtMs)}.`,
  dispute_overdue: ({ amount, dueAtMs }, format) =>
    `${held(amount, format)} Le délai de la boutique pour envoyer ses preuves a pris fin le ${format.when(dueAtMs)}\u00a0: tranchez le litige.`,
  dispute_under_review: ({ amount, submittedAtMs }, format) =>
    `${held(amount, format)} Les preuves de la boutique ont été reçues le ${format.when(submittedAtMs)}\u00a0: tranchez le litige.`,
  dispute_won: ({ amount, atMs }, format) =>
    `La boutique a gagné le litige portant sur ${format.amount(amount)} le ${format.when(atMs)}\u00a0: l’argent lui a été rendu.`,
  dispute_lost: (lost, format) => `${lostBy('La boutique a', lost, format)}\u00a0: l’argent a été rendu au client.`,
  dispute_lost_returning: (lost, format) => `${lostBy('La boutique a', lost, format)}. ${returning(lost)}`,
  dispute_lost_overdue: (lost, format) =>
    `${lostBy('La boutique a', lost, format)}. ${returnOverdue(lost)}\u00a0: vérifiez auprès ${of(provider(lost.method))}.`,
  dispute_lost_returned: (lost, format) => `${lostBy('La boutique a', lost, format)}. ${paidBack(lost, format)}`,
  dispute_lost_owed: (lost, format) =>
    `${lostBy('La boutique a', lost, format)}. ${notReturned(lost)}\u00a0: rendez-le-lui, ou redemandez le remboursement.`,
  refund_overdue: (pending, format) =>
    `${stillPending(pending, format)}\u00a0: vérifiez auprès ${of(provider(pending.method))}.`,
  refund_failed: (refund, format) =>
    `${refundFailed(refund, format)} L’argent est revenu sur le solde de la boutique, qui décide si elle rembourse de nouveau.`,
};
