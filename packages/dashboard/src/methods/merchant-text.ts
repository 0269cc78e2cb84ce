import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  explanation: {
    fr: 'Ce que vos pages de paiement proposent, dans cet ordre. Vous choisissez l’ordre et ce qui est masqué\u00a0; les limites sont fixées par la plateforme. Un client qui revient voit d’abord le moyen qu’il a utilisé.',
    en: 'What your checkouts offer, in this order. You choose the order and what is hidden; limits are set by the operator. A customer who returns sees the method they used last first.',
  },
  hide: {
    title: (method: string) => ({ fr: `Masquer ${method}`, en: `Hide ${method}` }),
    explanation: {
      fr: 'Vos clients ne verront plus ce moyen de paiement, y compris sur les pages déjà ouvertes. Les paiements en cours continuent.',
      en: 'Your customers will no longer see this payment method, including on open checkouts. Payments in progress continue.',
    },
  },
  show: {
    title: (method: string) => ({ fr: `Afficher ${method}`, en: `Show ${method}` }),
    explanation: {
      fr: 'Vos clients pourront de nouveau payer avec ce moyen.',
      en: 'Your customers can pay with this method again.',
    },
  },
  first: {
    open: { fr: 'En premier', en: 'Move first' },
    title: (method: string) => ({ fr: `Proposer ${method} en premier`, en: `Offer ${method} first` }),
    explanation: {
      fr: 'Vos pages de paiement proposeront ce moyen avant les autres, qui gardent leur ordre.',
      en: 'Your checkouts will offer this method before the others, which keep their order.',
    },
    submit: { fr: 'Mettre en premier', en: 'Move first' },
  },
  done: {
    hidden: { fr: 'Vos pages de paiement ne le proposent plus.', en: 'Your checkouts no longer offer it.' },
    first: { fr: 'Vos pages de paiement le proposent en premier.', en: 'Your checkouts offer it first.' },
    shown: { fr: 'Vos pages de paiement le proposent.', en: 'Your checkouts offer it.' },
  },
});
