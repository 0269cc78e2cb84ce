import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  description: { fr: 'Paiement à la caisse', en: 'Payment at the till' },
  amountWrong: {
    fr: 'Indiquez un montant en chiffres, 2500 par exemple.',
    en: 'Enter an amount in digits, for example 2500.',
  },
  phone: { fr: 'Numéro du client (facultatif)', en: 'Customer’s number (optional)' },
  phoneHint: {
    fr: 'Pour envoyer la demande sur son téléphone. Sans numéro, le client scanne un code.',
    en: 'To send the request to their phone. Without a number, the customer scans a code.',
  },
  phoneWrong: (example: string) => ({
    fr: `Indiquez un numéro comme ${example}.`,
    en: `Enter a number such as ${example}.`,
  }),
  /** Cameroon's, before 2014. */
  phoneOld: {
    fr: 'Ce numéro n’a que huit chiffres\u00a0: mettez un 6 devant.',
    en: 'This number has only eight digits: put a 6 in front.',
  },
  offline: {
    fr: 'Hors ligne. La caisse réessaie automatiquement\u00a0; rien ne sera demandé deux fois au client.',
    en: 'Offline. The till retries by itself; the customer is never prompted twice.',
  },
  gaveUp: {
    fr: 'La demande n’a pas pu être envoyée. Une fois le réseau revenu, regardez d’abord la liste du jour.',
    en: 'The request could not be sent. Once the network is back, look at today’s list first.',
  },
  install: {
    fr: 'Ajoutez cette page à l’écran d’accueil de votre téléphone\u00a0: elle s’ouvre comme une application.',
    en: 'Add this page to your phone’s home screen: it opens like an app.',
  },
  open: (amount: string) => ({
    fr: `Un paiement de ${amount} est en attente.`,
    en: `A payment of ${amount} is waiting.`,
  }),
  toOpen: { fr: 'Le reprendre', en: 'Go back to it' },
  todayHint: { fr: 'à la caisse, remboursements déduits.', en: 'at the till, less refunds.' },
  onlyLatest: (count: string) => ({
    fr: `Les ${count} derniers encaissements seulement.`,
    en: `Only the latest ${count}.`,
  }),
  none: { fr: 'Rien encore à la caisse aujourd’hui.', en: 'Nothing at the till yet today.' },
  one: {
    scan: { fr: 'Le client scanne ce code pour payer', en: 'The customer scans this code to pay' },
    failed: { fr: 'La tentative a échoué.', en: 'The attempt failed.' },
    again: { fr: 'Le client peut réessayer.', en: 'The customer can try again.' },
    until: (clock: string) => ({
      fr: `Valable jusqu’à ${clock}. Cette page se met à jour toute seule.`,
      en: `Valid until ${clock}. This page updates by itself.`,
    }),
    push: { fr: 'Ou envoyez la demande à son numéro', en: 'Or send the request to their number' },
    choose: { fr: 'Choisir l’opérateur', en: 'Choose the provider' },
    byNumber: { fr: 'Selon le numéro', en: 'By the number' },
    providerWrong: { fr: 'Choisissez l’opérateur de ce numéro.', en: 'Choose the provider of this number.' },
    send: { fr: 'Envoyer la demande', en: 'Send the request' },
    check: { fr: 'Vérifier', en: 'Check' },
    cancel: { fr: 'Annuler cette vente', en: 'Cancel this sale' },
    another: { fr: 'Nouvel encaissement', en: 'New payment' },
    retry: { fr: 'Recommencer avec ce montant', en: 'Start again with this amount' },
    all: { fr: 'Voir le détail du paiement', en: 'See the payment’s details' },
    help: {
      fr: 'Le client n’a rien reçu, ou doit saisir un code\u00a0? Il scanne ceci.',
      en: 'The customer received nothing, or has to type a code? They scan this.',
    },
  },
  states: {
    waitingHint: {
      fr: 'Il confirme sur son téléphone. Ne redemandez pas\u00a0: cette page dit quand c’est payé.',
      en: 'They confirm on their phone. Do not ask again: this page says when it is paid.',
    },
    failed: { fr: 'Échoué\u00a0: rien n’a été encaissé', en: 'Failed: nothing was received' },
    expired: { fr: 'Expiré\u00a0: le client n’a pas payé à temps', en: 'Expired: the customer did not pay in time' },
    canceled: {
      fr: 'Annulé\u00a0: ce paiement ne peut plus être payé',
      en: 'Canceled: this payment can no longer be paid',
    },
  },
  refusals: {
    unavailable: {
      fr: 'Cet opérateur n’est pas disponible pour ce montant. Le client peut scanner le code.',
      en: 'This provider is not available for this amount. The customer can scan the code.',
    },
    slowDown: {
      fr: 'Trop de demandes. Attendez une minute, ou faites scanner le code.',
      en: 'Too many requests. Wait a minute, or let the customer scan the code.',
    },
  },
});
