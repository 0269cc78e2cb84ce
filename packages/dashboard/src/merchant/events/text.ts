import type { Both } from '../../shell/both.ts';

interface EventsText {
  readonly title: string;
  readonly intro: string;
  readonly caption: string;
  readonly columns: { readonly event: string; readonly about: string; readonly at: string };
  readonly filter: string;
  readonly empty: string;
  readonly noneFound: string;
  readonly event: {
    readonly title: string;
    readonly type: string;
    readonly id: string;
    readonly at: string;
    readonly about: string;
    readonly sequence: string;
    readonly json: string;
    readonly jsonHint: string;
    readonly deliveries: string;
    readonly noDeliveries: string;
    readonly replay: string;
    readonly replayHint: string;
    readonly endpoint: string;
    readonly all: string;
    readonly submit: string;
    readonly noEndpoint: string;
    readonly toWebhooks: string;
    readonly isOff: string;
    readonly isGone: string;
  };
  readonly done: { readonly replayed: string; readonly nowhere: string };
}

export const TEXT: Both<EventsText> = {
  fr: {
    title: 'Événements',
    intro:
      'Tout ce qui est arrivé à vos paiements, remboursements, litiges et versements, tel que vos webhooks l’apprennent.',
    caption: 'Événements',
    columns: { event: 'Événement', about: 'Concerne', at: 'Le' },
    filter: 'Type',
    empty: 'Aucun événement. Le premier viendra avec votre premier paiement.',
    noneFound: 'Aucun événement de ce type.',
    event: {
      title: 'Événement',
      type: 'Type',
      id: 'Identifiant',
      at: 'Le',
      about: 'Concerne',
      sequence: 'Numéro d’ordre',
      json: 'Contenu',
      jsonHint: 'Le corps des webhooks, mis en lignes.',
      deliveries: 'Envois',
      noDeliveries: 'Cet événement n’a été envoyé nulle part\u00a0: aucune adresse active ne l’attendait.',
      replay: 'Envoyer de nouveau',
      replayHint: 'L’événement garde son identifiant\u00a0: votre serveur le reconnaît s’il l’a déjà traité.',
      endpoint: 'À quelle adresse',
      all: 'Toutes celles qui attendent ce type',
      submit: 'Envoyer',
      noEndpoint: 'Vous n’avez pas encore d’adresse active.',
      toWebhooks: 'Voir les webhooks',
      isOff: 'L’adresse est désactivée\u00a0: activez-la d’abord.',
      isGone: 'Choisissez une adresse\u00a0: celle-ci n’existe pas ou plus, et un essai n’est attendu par aucune.',
    },
    done: {
      replayed: 'L’événement part de nouveau. La réponse se lit dans le dernier envoi ci-dessous.',
      nowhere: 'Aucune adresse active n’attend ce type d’événement\u00a0: rien n’est parti.',
    },
  },
  en: {
    title: 'Events',
    intro: 'All that happened to your payments, refunds, disputes and payouts, as your webhooks hear of it.',
    caption: 'Events',
    columns: { event: 'Event', about: 'About', at: 'On' },
    filter: 'Type',
    empty: 'No event. The first one comes with your first payment.',
    noneFound: 'No event of this type.',
    event: {
      title: 'Event',
      type: 'Type',
      id: 'Id',
      at: 'On',
      about: 'About',
      sequence: 'Sequence',
      json: 'Content',
      jsonHint: 'The body of the webhooks, laid out in lines.',
      deliveries: 'Deliveries',
      noDeliveries: 'This event was sent nowhere: no address that is on was waiting for it.',
      replay: 'Send again',
      replayHint: 'The event keeps its id: your server knows it if it has handled it before.',
      endpoint: 'To which address',
      all: 'All that wait for this type',
      submit: 'Send',
      noEndpoint: 'You have no address that is on yet.',
      toWebhooks: 'See the webhooks',
      isOff: 'The address is off: switch it on first.',
      isGone: 'Choose an address: this one does not exist, or no more, and no address waits for a try.',
    },
    done: {
      replayed: 'The event leaves again. The answer is in the latest delivery below.',
      nowhere: 'No address that is on waits for this type of event: nothing was sent.',
    },
  },
};
