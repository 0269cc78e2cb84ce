import {
  canceled,
  expired,
  failed,
  fee,
  french,
  held,
  lostTo,
  neverAnswered,
  of,
  paid,
  provider,
  refundFailed,
  stillPending,
  taken,
} from './french.ts';
import { type Words, phrase } from './speech.ts';

/** The same for the operator, who is not the merchant and is the one to check. */
export const frenchForOperator: Words = {
  ...french,
  not_tried: ({ amount, createdAtMs, expiresAtMs }, say) =>
    `Le paiement de ${say.amount(amount)} a été créé le ${say.whenThere(createdAtMs)} et personne n’a encore essayé de le payer. ` +
    `Le client peut payer jusqu’au ${say.when(expiresAtMs)}.`,
  in_review: ({ pollsCount, ...underway }, say) =>
    `${neverAnswered(underway, pollsCount, say)} ` +
    `Vérifiez auprès ${of(provider(underway.method))}, puis tranchez. En attendant, le client ne doit pas payer une deuxième fois.`,
  paid: (data, say) => phrase(paid(data, say), fee(data, 'ont été rendus au marchand', say)),
  failed,
  canceled: (data, say) => canceled(data, 'Le marchand a', say),
  expired,
  late_payment_overdue: (late, say) =>
    `${taken(late, say)} Cet argent doit lui être remboursé, mais ${provider(late.method)} ne l’a toujours pas confirmé\u00a0: vérifiez auprès ${of(provider(late.method))}.`,
  dispute_open: ({ amount, dueAtMs }, say) =>
    `${held(amount, say)} Le marchand peut envoyer ses preuves jusqu’au ${say.when(dueAtMs)}.`,
  dispute_overdue: ({ amount, dueAtMs }, say) =>
    `${held(amount, say)} Le délai du marchand pour envoyer ses preuves a pris fin le ${say.when(dueAtMs)}\u00a0: tranchez le litige.`,
  dispute_under_review: ({ amount, submittedAtMs }, say) =>
    `${held(amount, say)} Les preuves du marchand ont été reçues le ${say.when(submittedAtMs)}\u00a0: tranchez le litige.`,
  dispute_won: ({ amount, atMs }, say) =>
    `Le marchand a gagné le litige portant sur ${say.amount(amount)} le ${say.when(atMs)}\u00a0: l’argent lui a été rendu.`,
  dispute_lost: ({ amount, atMs, method }, say) =>
    `Le marchand a perdu le litige portant sur ${say.amount(amount)} le ${say.when(atMs)}\u00a0: ${lostTo(method)}.`,
  refund_overdue: (pending, say) =>
    `${stillPending(pending, say)}\u00a0: vérifiez auprès ${of(provider(pending.method))}.`,
  refund_failed: (refund, say) =>
    `${refundFailed(refund, say)} L’argent est revenu sur le solde du marchand, qui décide s’il rembourse de nouveau.`,
};
