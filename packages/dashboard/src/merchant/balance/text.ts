import type { SettlementSchedule } from '@mitako/contract';
import type { Both } from '../../shell/both.ts';

interface Figure {
  readonly name: string;
  /** What it is, for somebody who keeps a shop and no books. */
  readonly meaning: string;
}

export interface BalanceText {
  readonly title: string;
  readonly figures: {
    readonly available: Figure;
    readonly pending: Figure;
    readonly settling: Figure;
    readonly refunding: Figure;
    readonly disputed: Figure;
  };
  readonly belowZero: string;
  readonly terms: {
    readonly title: string;
    readonly delay: string;
    readonly noDelay: string;
    readonly after: (span: string) => string;
    readonly schedule: string;
    readonly schedules: { readonly [Name in SettlementSchedule]: string };
    readonly next: string;
    readonly minimum: string;
  };
  readonly recent: { readonly title: string; readonly empty: string; readonly all: string };
}

export const TEXT: Both<BalanceText> = {
  fr: {
    title: 'Solde',
    figures: {
      available: { name: 'Disponible', meaning: 'Sert aux remboursements, puis vous est versé.' },
      pending: { name: 'En attente', meaning: 'Déjà payé par vos clients\u00a0; disponible à la fin du délai.' },
      settling: { name: 'En cours de versement', meaning: 'En route vers vous.' },
      refunding: { name: 'En cours de remboursement', meaning: 'Mis de côté jusqu’à la réponse de l’opérateur.' },
      disputed: { name: 'Bloqué par des litiges', meaning: 'Rendu si vous gagnez, versé au client sinon.' },
    },
    belowZero: 'Des litiges ont coûté plus qu’il n’y avait\u00a0: vos prochains paiements combleront la différence.',
    terms: {
      title: 'Quand votre argent vous parvient',
      delay: 'Un paiement devient disponible',
      noDelay: 'aussitôt',
      after: (span) => `${span} après avoir été payé`,
      schedule: 'Versement',
      schedules: {
        manual: 'sur décision de l’équipe de la passerelle',
        daily: 'chaque jour',
        weekly: 'chaque semaine',
      },
      next: 'Prochain versement',
      minimum: 'À partir de',
    },
    recent: {
      title: 'Derniers versements',
      empty: 'Pas encore de versement.',
      all: 'Tous les versements',
    },
  },
  en: {
    title: 'Balance',
    figures: {
      available: { name: 'Available', meaning: 'Pays refunds, then is paid out to you.' },
      pending: { name: 'Pending', meaning: 'Paid by your customers; available when the delay is over.' },
      settling: { name: 'Being paid out', meaning: 'On its way to you.' },
      refunding: { name: 'Being refunded', meaning: 'Put aside until the provider answers.' },
      disputed: { name: 'Held for disputes', meaning: 'Back to you if you win, to the customer otherwise.' },
    },
    belowZero: 'Disputes took more than there was: your next payments will make up for it.',
    terms: {
      title: 'When your money reaches you',
      delay: 'A payment becomes available',
      noDelay: 'at once',
      after: (span) => `${span} after it was paid`,
      schedule: 'Payout',
      schedules: { manual: 'when the gateway team decides', daily: 'every day', weekly: 'every week' },
      next: 'Next payout',
      minimum: 'From',
    },
    recent: { title: 'Latest payouts', empty: 'No payouts yet.', all: 'All payouts' },
  },
};
