import { inBoth } from '../shell/both.ts';

/** What each type of transaction of a float is called. */
export const TRANSACTION_WORDS = inBoth({
  payment: { fr: 'Paiement encaissé', en: 'Payment taken' },
  cash_in: { fr: 'Dépôt', en: 'Cash in' },
  cash_out: { fr: 'Retrait', en: 'Cash out' },
  float_funding: { fr: 'Fonds confiés', en: 'Float funded' },
  float_withdrawal: { fr: 'Fonds repris', en: 'Float withdrawn' },
  refund: { fr: 'Remboursement', en: 'Refund' },
  dispute_refund: { fr: 'Litige remboursé', en: 'Disputed payment returned' },
  sandbox_funding: { fr: 'Fonds de test', en: 'Test money' },
});
