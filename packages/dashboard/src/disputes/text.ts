import { inBoth } from '../shell/both.ts';

/** Texts about disputes in both panels. */
export const TEXT = inBoth({
  title: (amount: string) => ({ fr: `Litige portant sur ${amount}`, en: `Dispute over ${amount}` }),
  sent: { fr: 'Votre réponse', en: 'Your response' },
  sentByMerchant: { fr: 'Ce que dit la boutique', en: 'The shop’s response' },
  sentAt: (moment: string) => ({ fr: `Envoyée le ${moment}`, en: `Sent ${moment}` }),
});
