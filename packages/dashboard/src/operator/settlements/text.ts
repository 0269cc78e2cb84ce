import type { SettlementStatus } from '@mitako/contract';
import type { Tone } from '../../components/small.tsx';
import type { Both } from '../../shell/both.ts';

/** How a status is meant for whoever has to pay. */
export const TONES: { readonly [Status in SettlementStatus]: Tone } = { pending: 'wait', paid: 'good', failed: 'bad' };

const fr = {
  title: 'Versements à faire',
  label: 'Versements',
  intro: 'Faites le virement à votre banque, puis dites qu’il est fait, ou pourquoi il n’a pas abouti.',
  empty: 'Aucun versement à faire. Ils se préparent d’eux-mêmes selon les conditions de chaque marchand.',
  statuses: { pending: 'À verser', paid: 'Versé', failed: 'Échoué' },
  lines: (count: number) => (count === 1 ? '1 ligne' : `${count} lignes`),
  what: 'Contenu',
  one: {
    title: (amount: string) => `Versement de ${amount}`,
    pending: 'La somme a quitté le solde disponible du marchand et attend votre virement.',
    failed: 'La somme est revenue au solde du marchand. Elle sera dans son prochain versement.',
    resolved: { paid: 'Versé le', failed: 'Échoué le' },
    reference: 'Référence du virement',
    reason: 'Pourquoi il a échoué',
    download: 'Télécharger (CSV)',
  },
  outcomes: {
    paid: { open: 'Versé', title: 'Dire que le virement est fait', submit: 'Oui, le virement est fait' },
    failed: { open: 'Échoué', title: 'Dire que le virement n’a pas abouti', submit: 'Oui, il n’a pas abouti' },
  },
  consequences: {
    paid: (amount: string) =>
      `${amount} quittent les livres de la passerelle pour la banque du marchand. Il est prévenu et lit votre référence.`,
    failed: (amount: string) =>
      `${amount} reviennent au solde disponible du marchand et seront dans son prochain versement. Il est prévenu et lit pourquoi.`,
    surePaid: 'Ne le dites qu’une fois le virement exécuté\u00a0: cela ne se reprend pas.',
    sureFailed: 'Ne le dites que si l’argent n’est pas parti ou vous est revenu\u00a0: il serait versé deux fois.',
  },
  referenceLabel: 'Référence du virement',
  referenceHint: 'Facultatif. Celle de votre banque, pour que le marchand le retrouve.',
  reasonLabel: 'Pourquoi il n’a pas abouti',
  reasonHint: 'Le marchand le lit, par exemple «\u00a0compte clôturé\u00a0».',
  reasonMissing: 'Dites pourquoi\u00a0: le marchand le lira.',
  closed: 'Ce versement est déjà clos.',
  create: {
    open: 'Verser maintenant',
    title: 'Préparer un versement maintenant',
    says: [
      'Tout le solde disponible du marchand, dans ce mode, devient un versement à faire, quel que soit son calendrier.',
      'La somme quitte son solde\u00a0: elle ne peut plus servir à des remboursements. À vous ensuite de faire le virement.',
    ],
    submit: 'Préparer le versement',
    mode: 'Mode',
    nothing: 'Le solde disponible est plus petit que ce qu’un versement demande.',
  },
  done: {
    created: 'Le versement est prêt. Faites le virement, puis dites-le ici.',
    paid: 'C’est noté\u00a0: le virement est fait.',
    failed: 'C’est noté\u00a0: la somme est revenue au solde du marchand.',
  },
};

const en: typeof fr = {
  title: 'Payouts to make',
  label: 'Payouts',
  intro: 'Make the transfer at your bank, then say that it is made, or why it did not go through.',
  empty: 'No payout to make. They are prepared by themselves by the terms of each merchant.',
  statuses: { pending: 'To be paid', paid: 'Paid', failed: 'Failed' },
  lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
  what: 'Content',
  one: {
    title: (amount) => `Payout of ${amount}`,
    pending: 'The amount has left the merchant’s available balance and waits for your transfer.',
    failed: 'The amount is back on the merchant’s balance. It will be in the next payout.',
    resolved: { paid: 'Paid', failed: 'Failed' },
    reference: 'Reference of the transfer',
    reason: 'Why it failed',
    download: 'Download (CSV)',
  },
  outcomes: {
    paid: { open: 'Paid', title: 'Say that the transfer is made', submit: 'Yes, the transfer is made' },
    failed: { open: 'Failed', title: 'Say that the transfer did not go through', submit: 'Yes, it did not go through' },
  },
  consequences: {
    paid: (amount) =>
      `${amount} leave the gateway’s books for the merchant’s bank. The merchant is told and reads your reference.`,
    failed: (amount) =>
      `${amount} go back to the merchant’s available balance and will be in the next payout. The merchant is told and reads why.`,
    surePaid: 'Say so only once the transfer was carried out: it cannot be taken back.',
    sureFailed: 'Say so only if the money did not leave or came back to you: it would be paid twice.',
  },
  referenceLabel: 'Reference of the transfer',
  referenceHint: 'Optional. Your bank’s, so that the merchant finds it.',
  reasonLabel: 'Why it did not go through',
  reasonHint: 'The merchant reads it, “account closed” for example.',
  reasonMissing: 'Say why: the merchant will read it.',
  closed: 'This payout is closed already.',
  create: {
    open: 'Pay out now',
    title: 'Prepare a payout now',
    says: [
      'All of the merchant’s available balance, in this mode, becomes a payout to make, whatever the schedule.',
      'The amount leaves the balance: it cannot pay refunds any more. It is then for you to make the transfer.',
    ],
    submit: 'Prepare the payout',
    mode: 'Mode',
    nothing: 'The available balance is smaller than what a payout takes.',
  },
  done: {
    created: 'The payout is ready. Make the transfer, then say so here.',
    paid: 'Noted: the transfer is made.',
    failed: 'Noted: the amount is back on the merchant’s balance.',
  },
};

export const TEXT: Both<typeof fr> = { fr, en };
