import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Versements', en: 'Payouts' },
  columns: {
    date: { fr: 'Date', en: 'Date' },
    status: { fr: 'Statut', en: 'Status' },
    lines: { fr: 'Lignes', en: 'Lines' },
    amount: { fr: 'Montant', en: 'Amount' },
  },
  status: { fr: 'Statut', en: 'Status' },
  empty: {
    fr: 'Pas encore de versement. Votre solde disponible vous est versé selon le rythme convenu\u00a0; chaque versement apparaîtra ici avec ses lignes.',
    en: 'No payouts yet. Your available balance is paid out to you on schedule; each payout will appear here with its lines.',
  },
  nothingFound: { fr: 'Aucun versement avec ce statut.', en: 'No payouts have this status.' },
  one: {
    title: { fr: (amount: string) => `Versement de ${amount}`, en: (amount: string) => `Payout of ${amount}` },
    says: {
      pending: {
        fr: 'Cette somme a quitté votre solde disponible et est en route vers vous.',
        en: 'This amount has left your available balance and is being paid out to you.',
      },
      paid: { fr: 'Cette somme vous a été versée.', en: 'This amount was paid out to you.' },
      failed: {
        fr: 'Le versement n’a pas abouti\u00a0: la somme est revenue sur votre solde disponible.',
        en: 'The payout failed: the amount was returned to your available balance.',
      },
    },
    facts: {
      created: { fr: 'Préparé le', en: 'Prepared' },
      paid: { fr: 'Versé le', en: 'Paid out' },
      failed: { fr: 'Échoué le', en: 'Failed' },
      reference: { fr: 'Référence du virement', en: 'Transfer reference' },
      reason: { fr: 'Raison de l’échec', en: 'Why it failed' },
      id: { fr: 'Identifiant', en: 'Identifier' },
    },
  },
});
