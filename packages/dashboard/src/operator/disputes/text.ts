import type { DisputeStatus } from '@mitako/contract';
import type { Tone } from '../../components/small.tsx';
import type { Both } from '../../shell/both.ts';

/** How a status is meant for whoever decides: another way than for the merchant, whose answer it waits for. */
export const TONES: { readonly [Status in DisputeStatus]: Tone } = {
  needs_response: 'plain',
  under_review: 'wait',
  won: 'good',
  lost: 'good',
};

const fr = {
  title: 'Litiges à trancher',
  label: 'Litiges',
  intro: 'Le marchand a répondu\u00a0: lisez ses preuves, puis dites à qui va l’argent.',
  empty: 'Aucun litige n’attend votre décision.',
  statuses: {
    needs_response: 'Attend le marchand',
    under_review: 'À trancher',
    won: 'Pour le marchand',
    lost: 'Pour le client',
  },
  reason: 'Motif',
  noReason: 'Sans motif',
  one: {
    title: (amount: string) => `Litige portant sur ${amount}`,
    waits: 'Le marchand n’a pas encore répondu. Vous pouvez trancher avant la date limite, sans l’entendre.',
    overdue: 'Le marchand n’a pas répondu à temps\u00a0: tranchez avec ce que vous avez.',
    due: 'Réponse attendue avant le',
    decided: 'Tranché le',
    note: 'Votre message au marchand',
    evidence: 'Ce que dit le marchand',
    noEvidence: 'Rien pour le moment.',
    sentAt: (moment: string) => `Envoyé le ${moment}`,
  },
  outcomes: {
    won: { open: 'Pour le marchand', title: 'Donner raison au marchand', submit: 'Rendre l’argent au marchand' },
    lost: { open: 'Pour le client', title: 'Donner raison au client', submit: 'Donner l’argent au client' },
  },
  consequences: {
    won: (amount: string) => `${amount} retenus reviennent au solde du marchand. Le client ne reçoit rien.`,
    lost: (amount: string) =>
      `${amount} retenus vont au client. Le marchand les perd, et ses frais ne lui sont pas rendus\u00a0; cette somme ne peut plus être ni remboursée ni contestée.`,
    final: 'Le marchand est prévenu et lit votre message. La décision ne se reprend pas.',
  },
  noteLabel: 'Message au marchand',
  noteHint: 'Facultatif. Dites-lui ce qui a compté.',
  noteWrong: 'Ce message est trop long\u00a0: 1\u00a0000 caractères au plus.',
  closed: 'Ce litige est déjà tranché.',
  open: {
    title: 'Ouvrir un litige',
    says: (remaining: string) =>
      `Le client, ou son opérateur, conteste ce paiement. La somme est retenue sur le solde du marchand, au besoin en dessous de zéro, jusqu’à ce que vous tranchiez. Il a 7 jours pour répondre. Reste à contester\u00a0: ${remaining}.`,
    amount: 'Montant contesté',
    reason: 'Ce que dit le client',
    reasonHint: 'Facultatif\u00a0; le marchand le lit.',
    submit: 'Ouvrir le litige et retenir la somme',
    tooMuch: (remaining: string) => `Il ne reste que ${remaining} à contester.`,
    notDisputable: 'Ce paiement n’a pas été payé\u00a0: il n’y a rien à contester.',
  },
  done: {
    opened: 'Le litige est ouvert et la somme retenue. Le marchand est prévenu.',
    won: 'Tranché pour le marchand\u00a0: l’argent lui est rendu.',
    lost: 'Tranché pour le client\u00a0: l’argent lui revient.',
  },
};

const en: typeof fr = {
  title: 'Disputes to decide',
  label: 'Disputes',
  intro: 'The merchant answered: read the evidence, then say who gets the money.',
  empty: 'No dispute waits for your decision.',
  statuses: {
    needs_response: 'Waits for the merchant',
    under_review: 'To be decided',
    won: 'For the merchant',
    lost: 'For the customer',
  },
  reason: 'Reason',
  noReason: 'No reason',
  one: {
    title: (amount) => `Dispute over ${amount}`,
    waits: 'The merchant has not answered yet. You can decide before the due date, without hearing the merchant.',
    overdue: 'The merchant did not answer in time: decide with what you have.',
    due: 'Answer due by',
    decided: 'Decided',
    note: 'Your message to the merchant',
    evidence: 'What the merchant says',
    noEvidence: 'Nothing so far.',
    sentAt: (moment) => `Sent ${moment}`,
  },
  outcomes: {
    won: {
      open: 'For the merchant',
      title: 'Decide for the merchant',
      submit: 'Give the money back to the merchant',
    },
    lost: { open: 'For the customer', title: 'Decide for the customer', submit: 'Give the money to the customer' },
  },
  consequences: {
    won: (amount) => `${amount} that were held go back to the merchant’s balance. The customer gets nothing.`,
    lost: (amount) =>
      `${amount} that were held go to the customer. The merchant loses them and the fee stays; this amount can be neither refunded nor contested again.`,
    final: 'The merchant is told and reads your message. The decision cannot be taken back.',
  },
  noteLabel: 'Message to the merchant',
  noteHint: 'Optional. Say what counted.',
  noteWrong: 'This message is too long: 1,000 characters at most.',
  closed: 'This dispute is decided already.',
  open: {
    title: 'Open a dispute',
    says: (remaining) =>
      `The customer, or the customer’s operator, contests this payment. The amount is held on the merchant’s balance, below zero if need be, until you decide. There are 7 days to answer. Left to contest: ${remaining}.`,
    amount: 'Contested amount',
    reason: 'What the customer says',
    reasonHint: 'Optional; the merchant reads it.',
    submit: 'Open the dispute and hold the amount',
    tooMuch: (remaining) => `Only ${remaining} are left to contest.`,
    notDisputable: 'This payment was not paid: there is nothing to contest.',
  },
  done: {
    opened: 'The dispute is open and the amount held. The merchant is told.',
    won: 'Decided for the merchant: the money is given back.',
    lost: 'Decided for the customer: the money goes back to them.',
  },
};

export const TEXT: Both<typeof fr> = { fr, en };
