import { inBoth } from '../shell/both.ts';

/** What both panels say of what a payout is made of. */
export const TEXT = inBoth({
  title: { fr: 'Ce qui le compose', en: 'Lines' },
  intro: {
    fr: 'La somme de ces lignes est le montant du versement.',
    en: 'The sum of these lines is the amount of the payout.',
  },
  columns: {
    date: { fr: 'Date', en: 'Date' },
    what: { fr: 'Ligne', en: 'Line' },
    reference: { fr: 'Votre référence', en: 'Your reference' },
    gross: { fr: 'Payé par le client', en: 'Paid by the customer' },
    fee: { fr: 'Frais', en: 'Fee' },
    amount: { fr: 'Montant', en: 'Amount' },
  },
  types: {
    payment: { fr: 'Paiement', en: 'Payment' },
    refund: { fr: 'Remboursement', en: 'Refund' },
    refund_failed: { fr: 'Remboursement échoué', en: 'Refund failed' },
    dispute: { fr: 'Litige', en: 'Dispute' },
    dispute_won: { fr: 'Litige gagné', en: 'Dispute won' },
    payout_failed: { fr: 'Versement échoué', en: 'Payout failed' },
  },
  empty: { fr: 'Ce versement n’a pas de ligne.', en: 'This payout has no lines.' },
  download: { fr: 'Télécharger (CSV)', en: 'Download (CSV)' },
});
