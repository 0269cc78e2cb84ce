import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Moyens de paiement', en: 'Payment methods' },
  says: {
    fr: 'Ce que vos pages de paiement proposent, dans cet ordre. Vous pouvez masquer un moyen\u00a0; l’ordre et les limites sont fixés par la plateforme.',
    en: 'What your checkouts offer, in this order. You may hide a method; its order and limits are set by the operator.',
  },
  columns: {
    method: { fr: 'Moyen', en: 'Method' },
    limits: { fr: 'Par paiement', en: 'Per payment' },
    health: { fr: 'État', en: 'Health' },
    state: { fr: 'Affichage', en: 'Checkout' },
    action: { fr: 'Changer', en: 'Change' },
  },
  hide: {
    open: { fr: 'Masquer', en: 'Hide' },
    title: { fr: (method: string) => `Masquer ${method}`, en: (method: string) => `Hide ${method}` },
    says: {
      fr: 'Vos clients ne verront plus ce moyen de paiement, y compris sur les pages déjà ouvertes. Les paiements en cours continuent.',
      en: 'Your customers will no longer see this payment method, on checkouts that are already open too. Payments in progress continue.',
    },
    submit: { fr: 'Masquer', en: 'Hide' },
  },
  show: {
    open: { fr: 'Afficher', en: 'Show' },
    title: { fr: (method: string) => `Afficher ${method}`, en: (method: string) => `Show ${method}` },
    says: {
      fr: 'Vos clients pourront de nouveau payer avec ce moyen.',
      en: 'Your customers can pay with this method again.',
    },
    submit: { fr: 'Afficher', en: 'Show' },
  },
  none: { fr: 'Aucun moyen dans ce mode.', en: 'No method in this mode.' },
  done: {
    hidden: { fr: 'Vos pages de paiement ne le proposent plus.', en: 'Your checkouts no longer offer it.' },
    shown: { fr: 'Vos pages de paiement le proposent.', en: 'Your checkouts offer it.' },
  },
});
