import type { SettlementLineType } from '@mitako/contract';
import type { Both } from '../../shell/both.ts';

export interface SettlementsText {
  readonly title: string;
  readonly columns: {
    readonly date: string;
    readonly status: string;
    readonly lines: string;
    readonly amount: string;
  };
  readonly status: string;
  readonly empty: string;
  readonly nothingFound: string;
  readonly one: {
    readonly title: (amount: string) => string;
    readonly says: { readonly pending: string; readonly paid: string; readonly failed: string };
    readonly facts: {
      readonly created: string;
      readonly paid: string;
      readonly failed: string;
      readonly reference: string;
      readonly reason: string;
      readonly id: string;
    };
    readonly download: string;
  };
  readonly lines: {
    readonly title: string;
    readonly intro: string;
    readonly columns: {
      readonly date: string;
      readonly what: string;
      readonly reference: string;
      readonly gross: string;
      readonly fee: string;
      readonly amount: string;
    };
    readonly types: { readonly [Type in SettlementLineType]: string };
    readonly empty: string;
  };
}

export const TEXT: Both<SettlementsText> = {
  fr: {
    title: 'Versements',
    columns: { date: 'Date', status: 'Statut', lines: 'Lignes', amount: 'Montant' },
    status: 'Statut',
    empty:
      'Pas encore de versement. Votre solde disponible vous est versé selon le rythme convenu\u00a0; chaque versement apparaîtra ici avec ses lignes.',
    nothingFound: 'Aucun versement avec ce statut.',
    one: {
      title: (amount) => `Versement de ${amount}`,
      says: {
        pending: 'Cette somme a quitté votre solde disponible et est en route vers vous.',
        paid: 'Cette somme vous a été versée.',
        failed: 'Le versement n’a pas abouti\u00a0: la somme est revenue sur votre solde disponible.',
      },
      facts: {
        created: 'Préparé le',
        paid: 'Versé le',
        failed: 'Échoué le',
        reference: 'Référence du virement',
        reason: 'Raison de l’échec',
        id: 'Identifiant',
      },
      download: 'Télécharger (CSV)',
    },
    lines: {
      title: 'Ce qui le compose',
      intro: 'La somme de ces lignes est le montant du versement.',
      columns: {
        date: 'Date',
        what: 'Ligne',
        reference: 'Votre référence',
        gross: 'Payé par le client',
        fee: 'Frais',
        amount: 'Montant',
      },
      types: {
        payment: 'Paiement',
        refund: 'Remboursement',
        refund_failed: 'Remboursement échoué',
        dispute: 'Litige',
        dispute_won: 'Litige gagné',
        payout_failed: 'Versement échoué',
      },
      empty: 'Ce versement n’a pas de ligne.',
    },
  },
  en: {
    title: 'Payouts',
    columns: { date: 'Date', status: 'Status', lines: 'Lines', amount: 'Amount' },
    status: 'Status',
    empty:
      'No payouts yet. Your available balance is paid out to you as agreed; each payout will show up here with its lines.',
    nothingFound: 'No payout has this status.',
    one: {
      title: (amount) => `Payout of ${amount}`,
      says: {
        pending: 'This sum has left your available balance and is on its way to you.',
        paid: 'This sum was paid out to you.',
        failed: 'The payout did not go through: the sum is back in your available balance.',
      },
      facts: {
        created: 'Prepared',
        paid: 'Paid out',
        failed: 'Failed',
        reference: 'Reference of the transfer',
        reason: 'Why it failed',
        id: 'Identifier',
      },
      download: 'Download (CSV)',
    },
    lines: {
      title: 'What it is made of',
      intro: 'The sum of these lines is the amount of the payout.',
      columns: {
        date: 'Date',
        what: 'Line',
        reference: 'Your reference',
        gross: 'Paid by the customer',
        fee: 'Fee',
        amount: 'Amount',
      },
      types: {
        payment: 'Payment',
        refund: 'Refund',
        refund_failed: 'Refund failed',
        dispute: 'Dispute',
        dispute_won: 'Dispute won',
        payout_failed: 'Payout failed',
      },
      empty: 'This payout has no lines.',
    },
  },
};
