import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  intro: {
    fr: 'Tout ce qui est arrivé à vos paiements, remboursements, litiges et versements, tel que vos webhooks le reçoivent.',
    en: 'Everything that happened to your payments, refunds, disputes and payouts, as sent to your webhooks.',
  },
  empty: {
    title: { fr: 'Vos événements apparaîtront ici', en: 'Your events will appear here' },
    text: { fr: 'Le premier viendra avec votre premier paiement.', en: 'The first one comes with your first payment.' },
  },
  event: {
    sequence: { fr: 'Numéro d’ordre', en: 'Sequence' },
    jsonHint: { fr: 'Le corps des webhooks, mis en lignes.', en: 'The body of the webhooks, formatted.' },
    noDeliveries: {
      fr: 'Cet événement n’a été envoyé nulle part\u00a0: aucune adresse active ne l’attendait.',
      en: 'This event was not sent: no enabled address was subscribed to it.',
    },
    replay: { fr: 'Envoyer de nouveau', en: 'Send again' },
    replayHint: {
      fr: 'L’événement garde son identifiant\u00a0: votre serveur le reconnaît s’il l’a déjà traité.',
      en: 'The event keeps its id, so your server can recognise it.',
    },
    endpoint: { fr: 'À quelle adresse', en: 'To which address' },
    all: { fr: 'Toutes celles qui attendent ce type', en: 'All that are subscribed to this type' },
    submit: { fr: 'Envoyer', en: 'Send' },
    noEndpoint: { fr: 'Vous n’avez pas encore d’adresse active.', en: 'You have no enabled address yet.' },
    toWebhooks: { fr: 'Voir les webhooks', en: 'See the webhooks' },
    isGone: {
      fr: 'Choisissez une adresse\u00a0: celle-ci n’existe pas ou plus, et un test n’est attendu par aucune.',
      en: 'Choose an address: this one does not exist or was deleted.',
    },
  },
  done: {
    replayed: {
      fr: 'L’événement part de nouveau. La réponse se lit dans la dernière notification ci-dessous.',
      en: 'The event is being sent again. The response is in the latest delivery below.',
    },
    nowhere: {
      fr: 'Aucune adresse active n’attend ce type d’événement\u00a0: rien n’est parti.',
      en: 'No enabled address is subscribed to this type of event: nothing was sent.',
    },
  },
});
