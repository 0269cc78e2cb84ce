import type { Language } from './language.ts';

/** What the shop says, in both languages. */
export const TEXT = {
  fr: {
    shop: 'Boutique Démo',
    line: 'Cafés de l’Ouest',
    footer: 'Boutique de démonstration : rien n’est vendu, rien n’est débité.',
    other: { language: 'en', name: 'English' },
    back: 'Retour à la boutique',
    product: {
      name: 'Café arabica de Foumbot',
      weight: '500 g, en grains',
      eyebrow: 'Récolte de l’année',
      about:
        'Cultivé à 1 200 m sur les terres noires du Noun, lavé, séché au soleil et torréfié chaque semaine. Notes de cacao et d’agrumes.',
      buy: 'Acheter',
      note: 'Paiement par mobile money, par portefeuille ou en espèces, sur la page sécurisée de Mitako.',
      picture: 'Un sachet de café',
    },
    order: {
      name: 'Commande',
      transaction: 'Transaction',
      go: 'Continuer le paiement',
      again: 'Payer maintenant',
      pending: {
        title: 'En attente du paiement',
        text: 'Nous attendons la confirmation du paiement. Cette page se met à jour toute seule.',
      },
      paid: { title: 'Merci, c’est payé\u00a0!', text: 'Votre café part de Foumbot demain matin.' },
      refunded: { title: 'Commande remboursée', text: 'Le montant est revenu sur votre compte.' },
      failed: { title: 'Le paiement n’est pas passé', text: 'Rien n’a été débité. Vous pouvez réessayer.' },
      canceled: { title: 'Paiement annulé', text: 'Rien n’a été débité. La commande vous attend.' },
      expired: { title: 'Le paiement a expiré', text: 'Rien n’a été débité. La commande vous attend.' },
    },
    missing: { title: 'Page introuvable', text: 'Cette commande n’existe pas, ou plus.' },
    sorry: {
      title: 'Un instant',
      text: 'Le paiement ne répond pas pour le moment. Rien n’a été débité ; réessayez dans un instant.',
    },
  },
  en: {
    shop: 'Demo Shop',
    line: 'Coffee from the West',
    footer: 'A demo shop: nothing is sold, nothing is charged.',
    other: { language: 'fr', name: 'Français' },
    back: 'Back to the shop',
    product: {
      name: 'Arabica coffee from Foumbot',
      weight: '500 g, whole beans',
      eyebrow: 'This year’s harvest',
      about:
        'Grown at 1,200 m on the black soil of Noun, washed, dried in the sun and roasted every week. Notes of cocoa and citrus.',
      buy: 'Buy',
      note: 'Pay by mobile money, by wallet or in cash, on the secure page of Mitako.',
      picture: 'A bag of coffee',
    },
    order: {
      name: 'Order',
      transaction: 'Transaction',
      go: 'Continue to payment',
      again: 'Pay now',
      pending: {
        title: 'Waiting for the payment',
        text: 'We are waiting for the payment to be confirmed. This page updates by itself.',
      },
      paid: { title: 'Thank you, it is paid!', text: 'Your coffee leaves Foumbot tomorrow morning.' },
      refunded: { title: 'Order refunded', text: 'The amount was returned to your account.' },
      failed: { title: 'The payment did not go through', text: 'Nothing was charged. You can try again.' },
      canceled: { title: 'Payment canceled', text: 'Nothing was charged. Your order is waiting for you.' },
      expired: { title: 'The payment expired', text: 'Nothing was charged. Your order is waiting for you.' },
    },
    missing: { title: 'Page not found', text: 'This order does not exist, or no longer.' },
    sorry: {
      title: 'One moment',
      text: 'The payment service does not respond. Nothing was charged; try again in a moment.',
    },
  },
} as const satisfies Readonly<Record<Language, object>>;
