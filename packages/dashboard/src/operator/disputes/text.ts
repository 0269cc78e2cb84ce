import type { DisputeStatus } from '@mitako/contract';
import type { Tone } from '../../components/small.tsx';
import { inBoth } from '../../shell/both.ts';

/** The tone of a status for the operator, who decides; for the merchant, whose answer it waits for, it is another. */
export const TONES: { readonly [Status in DisputeStatus]: Tone } = {
  needs_response: 'plain',
  under_review: 'wait',
  won: 'good',
  lost: 'good',
};
export const TEXT = inBoth({
  title: { fr: 'Litiges à trancher', en: 'Disputes to decide' },
  label: { fr: 'Litiges', en: 'Disputes' },
  intro: {
    fr: 'Le commerçant a répondu\u00a0: lisez ses preuves, puis décidez à qui va l’argent.',
    en: 'The merchant responded: review the evidence, then decide who receives the money.',
  },
  empty: { fr: 'Aucun litige n’attend votre décision.', en: 'No disputes need your decision.' },
  statuses: {
    needs_response: { fr: 'Attend le commerçant', en: 'Waiting for the merchant' },
    under_review: { fr: 'À trancher', en: 'To be decided' },
    won: { fr: 'Pour le commerçant', en: 'For the merchant' },
    lost: { fr: 'Pour le client', en: 'For the customer' },
  },
  reason: { fr: 'Motif', en: 'Reason' },
  noReason: { fr: 'Sans motif', en: 'No reason' },
  one: {
    title: { fr: (amount: string) => `Litige portant sur ${amount}`, en: (amount: string) => `Dispute over ${amount}` },
    waits: {
      fr: 'Le commerçant n’a pas encore répondu. Vous pouvez trancher avant la date limite, sans attendre sa réponse.',
      en: 'The merchant has not responded yet. You can decide before the due date, without a response.',
    },
    overdue: {
      fr: 'Le commerçant n’a pas répondu à temps\u00a0: tranchez avec ce que vous avez.',
      en: 'The merchant did not respond in time: decide with the available evidence.',
    },
    due: { fr: 'Réponse attendue avant le', en: 'Response due by' },
    decided: { fr: 'Tranché le', en: 'Decided' },
    note: { fr: 'Votre message au commerçant', en: 'Your message to the merchant' },
    evidence: { fr: 'Ce que dit le commerçant', en: 'Merchant’s response' },
    noEvidence: { fr: 'Rien pour le moment.', en: 'Nothing yet.' },
    sentAt: { fr: (moment: string) => `Envoyé le ${moment}`, en: (moment: string) => `Sent ${moment}` },
  },
  outcomes: {
    won: {
      open: { fr: 'Pour le commerçant', en: 'For the merchant' },
      title: { fr: 'Donner raison au commerçant', en: 'Decide for the merchant' },
      submit: { fr: 'Rendre l’argent au commerçant', en: 'Return the money to the merchant' },
    },
    lost: {
      open: { fr: 'Pour le client', en: 'For the customer' },
      title: { fr: 'Donner raison au client', en: 'Decide for the customer' },
      submit: { fr: 'Donner l’argent au client', en: 'Give the money to the customer' },
    },
  },
  consequences: {
    won: {
      fr: (amount: string) => `${amount} retenus reviennent au solde du commerçant. Le client ne reçoit rien.`,
      en: (amount: string) =>
        `The held amount of ${amount} returns to the merchant’s balance. The customer receives nothing.`,
    },
    lost: {
      fr: (amount: string) =>
        `${amount} retenus vont au client. Le commerçant les perd, et ses frais ne lui sont pas rendus\u00a0; cette somme ne peut plus être ni remboursée ni contestée.`,
      en: (amount: string) =>
        `The held amount of ${amount} goes to the customer. The merchant loses it, and the fee is not returned; this amount can be neither refunded nor disputed again.`,
    },
    final: {
      fr: 'Le commerçant est prévenu et lit votre message. La décision est définitive.',
      en: 'The merchant is notified and receives your message. The decision is final.',
    },
  },
  noteLabel: { fr: 'Message au commerçant', en: 'Message to the merchant' },
  noteHint: { fr: 'Facultatif. Dites-lui ce qui a compté.', en: 'Optional. Explain your decision.' },
  noteWrong: {
    fr: 'Ce message est trop long\u00a0: 1\u00a0000 caractères au plus.',
    en: 'This message is too long: at most 1,000 characters.',
  },
  closed: { fr: 'Ce litige est déjà tranché.', en: 'This dispute is already decided.' },
  open: {
    title: { fr: 'Ouvrir un litige', en: 'Open a dispute' },
    explanation: {
      fr: (remaining: string) =>
        `Le client, ou son opérateur, conteste ce paiement. La somme est retenue sur le solde du commerçant, au besoin en dessous de zéro, jusqu’à ce que vous tranchiez. Il a 7 jours pour répondre. Reste à contester\u00a0: ${remaining}.`,
      en: (remaining: string) =>
        `The customer, or their provider, disputes this payment. The amount is held from the merchant’s balance, which may become negative, until you decide. The merchant has 7 days to respond. Can still be disputed: ${remaining}.`,
    },
    amount: { fr: 'Montant contesté', en: 'Disputed amount' },
    reason: { fr: 'Ce que dit le client', en: 'Customer’s reason' },
    reasonHint: { fr: 'Facultatif\u00a0; le commerçant le lit.', en: 'Optional; shown to the merchant.' },
    submit: { fr: 'Ouvrir le litige et retenir la somme', en: 'Open the dispute and hold the amount' },
    tooMuch: {
      fr: (remaining: string) => `Il ne reste que ${remaining} à contester.`,
      en: (remaining: string) => `Only ${remaining} can still be disputed.`,
    },
    notDisputable: {
      fr: 'Ce paiement n’a pas été payé\u00a0: il n’y a rien à contester.',
      en: 'This payment was not paid: there is nothing to dispute.',
    },
  },
  done: {
    opened: {
      fr: 'Le litige est ouvert et la somme retenue. Le commerçant est prévenu.',
      en: 'The dispute is open, and the amount is held. The merchant is notified.',
    },
    won: {
      fr: 'Tranché pour le commerçant\u00a0: l’argent lui est rendu.',
      en: 'Decided for the merchant: the money was returned.',
    },
    lost: {
      fr: 'Tranché pour le client\u00a0: l’argent lui revient.',
      en: 'Decided for the customer: the money goes back to them.',
    },
  },
});
