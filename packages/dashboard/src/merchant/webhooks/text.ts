import type { Both } from '../../shell/both.ts';

interface WebhooksText {
  readonly title: string;
  readonly intro: string;
  readonly limit: string;
  readonly create: string;
  readonly log: string;
  readonly caption: string;
  readonly columns: { readonly url: string; readonly events: string; readonly status: string; readonly recent: string };
  readonly empty: string;
  readonly on: string;
  readonly isFailing: string;
  readonly since: (moment: string) => string;
  readonly off: string;
  readonly offByUs: string;
  readonly rate: (delivered: number, finished: number) => string;
  readonly noneFinished: string;
  readonly failing: (count: number) => string;
  readonly form: {
    readonly createTitle: { readonly live: string; readonly test: string };
    readonly editTitle: string;
    readonly url: string;
    readonly urlHint: string;
    readonly urlWrong: string;
    readonly urlNotHttps: string;
    readonly description: string;
    readonly descriptionHint: string;
    readonly descriptionWrong: string;
    readonly events: string;
    readonly eventsHint: string;
    readonly eventsWrong: string;
    readonly names: string;
    readonly prefix: string;
    readonly create: string;
    readonly save: string;
    readonly tooMany: string;
  };
  readonly made: {
    readonly title: string;
    readonly rotated: string;
    readonly secret: string;
    readonly keep: string;
    readonly toEndpoint: string;
  };
  readonly endpoint: {
    readonly title: string;
    readonly url: string;
    readonly description: string;
    readonly events: string;
    readonly names: string;
    readonly prefixed: string;
    readonly plain: string;
    readonly created: string;
    readonly recent: string;
    readonly atOnce: (count: number) => string;
    readonly edit: string;
    readonly ping: string;
    readonly pingHint: string;
    readonly rotate: string;
    readonly delete: string;
    readonly enable: string;
    readonly disable: string;
    readonly disableHint: string;
    readonly isOff: string;
    readonly deadSince: (attempts: string, moment: string) => string;
    readonly dead: string;
    readonly howToMend: string;
    readonly latest: string;
    readonly all: string;
    readonly wasDisabled: string;
  };
  readonly done: {
    readonly saved: string;
    readonly enabled: string;
    readonly disabled: string;
    readonly deleted: string;
  };
  readonly rotateForm: {
    readonly title: string;
    readonly consequence: string;
    readonly grace: string;
    readonly graces: readonly (readonly [seconds: string, label: string])[];
    readonly submit: string;
  };
  readonly deleteForm: { readonly title: string; readonly consequence: string; readonly submit: string };
  readonly verify: { readonly title: string; readonly explanation: string; readonly after: string };
}

export const TEXT: Both<WebhooksText> = {
  fr: {
    title: 'Webhooks',
    intro:
      'Nous prévenons votre serveur dès qu’il se passe quelque chose\u00a0: un paiement réussi, un remboursement, un litige.',
    limit: 'Dix adresses au plus, modes réel et test ensemble.',
    create: 'Ajouter une adresse',
    log: 'Journal des envois',
    caption: 'Vos adresses',
    columns: { url: 'Adresse', events: 'Événements', status: 'État', recent: 'Derniers envois' },
    empty: 'Aucune adresse. Ajoutez celle de votre serveur pour être prévenu de chaque paiement.',
    on: 'Active',
    isFailing: 'En échec',
    since: (moment) => `depuis le ${moment}`,
    off: 'Désactivée',
    offByUs: 'Désactivée par nous',
    rate: (delivered, finished) =>
      `${Math.floor((delivered * 100) / finished)}\u00a0% reçus (${delivered} sur ${finished})`,
    noneFinished: 'Aucun envoi terminé',
    failing: (count) => `${count} en échec`,
    form: {
      createTitle: { live: 'Nouvelle adresse réelle', test: 'Nouvelle adresse de test' },
      editTitle: 'Modifier l’adresse',
      url: 'Adresse sur votre serveur',
      urlHint: 'Par exemple https://boutique.cm/webhooks/mitako. Elle doit être joignable depuis Internet.',
      urlWrong: 'Indiquez une adresse complète, qui commence par https://, sans nom d’utilisateur.',
      urlNotHttps: 'En mode réel, l’adresse commence par https://.',
      description: 'Description (facultative)',
      descriptionHint: 'Pour vous\u00a0: à quoi sert cette adresse.',
      descriptionWrong: 'La description a 255 caractères au plus.',
      events: 'Événements à envoyer',
      eventsHint: 'Décochez «\u00a0Tous les événements\u00a0» pour choisir.',
      eventsWrong: 'Cochez au moins un événement.',
      names: 'Noms des événements',
      prefix: 'Avec le préfixe «\u00a0gateway.\u00a0», comme gateway.payment.succeeded',
      create: 'Ajouter l’adresse',
      save: 'Enregistrer',
      tooMany: 'Vous avez déjà dix adresses, modes réel et test ensemble. Supprimez-en une pour en ajouter une autre.',
    },
    made: {
      title: 'Adresse ajoutée',
      rotated: 'Nouveau secret',
      secret: 'Secret de signature',
      keep: 'Votre serveur s’en sert pour vérifier que c’est bien nous qui écrivons. Rangez-le dans sa configuration.',
      toEndpoint: 'Continuer vers l’adresse',
    },
    endpoint: {
      title: 'Adresse de webhooks',
      url: 'Adresse',
      description: 'Description',
      events: 'Événements',
      names: 'Noms',
      prefixed: 'Avec le préfixe gateway.',
      plain: 'Sans préfixe',
      created: 'Ajoutée le',
      recent: 'Cent derniers envois',
      atOnce: (count) => `dont ${count} du premier coup`,
      edit: 'Modifier',
      ping: 'Envoyer un essai',
      pingHint: 'L’essai envoie l’événement «\u00a0ping\u00a0» et montre la réponse de votre serveur.',
      rotate: 'Changer le secret',
      delete: 'Supprimer',
      enable: 'Activer',
      disable: 'Désactiver',
      disableHint:
        'Désactivée, l’adresse ne reçoit plus rien\u00a0: ce qui arrive pendant ce temps ne lui est pas envoyé.',
      isOff: 'Cette adresse est désactivée\u00a0: rien ne lui est envoyé.',
      deadSince: (attempts, moment) =>
        `Nous avons désactivé cette adresse\u00a0: ${attempts} essais sans un seul succès depuis le ${moment}.`,
      dead: 'Nous avons désactivé cette adresse, qui ne répondait plus.',
      howToMend:
        'Regardez plus bas ce que votre serveur a répondu et corrigez-le. Activez ensuite l’adresse, envoyez un essai, puis renvoyez ce qui a échoué.',
      latest: 'Derniers envois',
      all: 'Tous les envois à cette adresse',
      wasDisabled: 'L’adresse est désactivée\u00a0: activez-la d’abord.',
    },
    done: {
      saved: 'C’est enregistré. Les essais qui attendent iront à la nouvelle adresse.',
      enabled: 'L’adresse est active.',
      disabled: 'L’adresse est désactivée.',
      deleted: 'L’adresse est supprimée.',
    },
    rotateForm: {
      title: 'Changer le secret',
      consequence:
        'Un nouveau secret signe les envois dès maintenant. L’ancien peut continuer à signer à côté, dans webhook-signature, le temps de changer votre serveur\u00a0; X-Service-Signature n’est faite qu’avec le nouveau.',
      grace: 'L’ancien secret signe encore',
      graces: [
        ['0', 'Pas du tout\u00a0: il s’arrête maintenant'],
        ['3600', 'Une heure'],
        ['86400', '24 heures'],
        ['604800', '7 jours'],
      ],
      submit: 'Changer le secret',
    },
    deleteForm: {
      title: 'Supprimer l’adresse',
      consequence:
        'Plus rien ne lui sera envoyé, et ce qui attend d’être envoyé est annulé. Le journal des envois passés reste. Pour une pause, désactivez-la plutôt.',
      submit: 'Supprimer définitivement',
    },
    verify: {
      title: 'Vérifier les signatures',
      explanation:
        'N’agissez que sur ce qui vient de nous. Avec notre paquet pour JavaScript, trois lignes suffisent\u00a0:',
      after:
        'payload est le corps tel qu’il est arrivé, avant toute lecture. Traitez une seule fois chaque event.id\u00a0: un même événement peut arriver deux fois.',
    },
  },
  en: {
    title: 'Webhooks',
    intro: 'We tell your server as soon as something happens: a payment that succeeded, a refund, a dispute.',
    limit: 'Ten addresses at most, live and test mode together.',
    create: 'Add an address',
    log: 'Delivery log',
    caption: 'Your addresses',
    columns: { url: 'Address', events: 'Events', status: 'State', recent: 'Latest deliveries' },
    empty: 'No address. Add the one of your server to be told of every payment.',
    on: 'On',
    isFailing: 'Failing',
    since: (moment) => `since ${moment}`,
    off: 'Off',
    offByUs: 'Disabled by us',
    rate: (delivered, finished) =>
      `${Math.floor((delivered * 100) / finished)}% received (${delivered} of ${finished})`,
    noneFinished: 'No delivery finished',
    failing: (count) => `${count} failing`,
    form: {
      createTitle: { live: 'New live address', test: 'New test address' },
      editTitle: 'Change the address',
      url: 'Address on your server',
      urlHint: 'For example https://shop.cm/webhooks/mitako. It must be reachable from the Internet.',
      urlWrong: 'Enter a complete address that begins with https://, without a user name.',
      urlNotHttps: 'In live mode the address begins with https://.',
      description: 'Description (optional)',
      descriptionHint: 'For you: what this address is for.',
      descriptionWrong: 'The description has at most 255 characters.',
      events: 'Events to send',
      eventsHint: 'Untick “All events” to choose.',
      eventsWrong: 'Tick at least one event.',
      names: 'Names of events',
      prefix: 'With the prefix “gateway.”, as in gateway.payment.succeeded',
      create: 'Add the address',
      save: 'Save',
      tooMany: 'You have ten addresses already, live and test mode together. Delete one to add another.',
    },
    made: {
      title: 'Address added',
      rotated: 'New secret',
      secret: 'Signing secret',
      keep: 'Your server checks with it that it is really us who write. Put it into its configuration.',
      toEndpoint: 'On to the address',
    },
    endpoint: {
      title: 'Webhook address',
      url: 'Address',
      description: 'Description',
      events: 'Events',
      names: 'Names',
      prefixed: 'With the prefix gateway.',
      plain: 'Without prefix',
      created: 'Added',
      recent: 'Latest hundred deliveries',
      atOnce: (count) => `${count} of them at once`,
      edit: 'Change',
      ping: 'Send a try',
      pingHint: 'The try sends the event “ping” and shows what your server answers.',
      rotate: 'Change the secret',
      delete: 'Delete',
      enable: 'Switch on',
      disable: 'Switch off',
      disableHint: 'Switched off, the address gets nothing: what happens meanwhile is not sent to it.',
      isOff: 'This address is off: nothing is sent to it.',
      deadSince: (attempts, moment) =>
        `We switched this address off: ${attempts} tries without one success since ${moment}.`,
      dead: 'We switched this address off, as it answered no more.',
      howToMend:
        'See below what your server answered, and mend it. Then switch the address on, send a try, and send again what failed.',
      latest: 'Latest deliveries',
      all: 'All deliveries to this address',
      wasDisabled: 'The address is off: switch it on first.',
    },
    done: {
      saved: 'Saved. Tries that wait will go to the new address.',
      enabled: 'The address is on.',
      disabled: 'The address is off.',
      deleted: 'The address is deleted.',
    },
    rotateForm: {
      title: 'Change the secret',
      consequence:
        'A new secret signs from now on. The old one may go on signing beside it, in webhook-signature, while you change your server; X-Service-Signature is made with the new one alone.',
      grace: 'The old secret still signs',
      graces: [
        ['0', 'Not at all: it ends now'],
        ['3600', 'For an hour'],
        ['86400', 'For 24 hours'],
        ['604800', 'For 7 days'],
      ],
      submit: 'Change the secret',
    },
    deleteForm: {
      title: 'Delete the address',
      consequence:
        'Nothing more is sent to it, and what waits to be sent is canceled. The log of past deliveries stays. For a pause switch it off instead.',
      submit: 'Delete for good',
    },
    verify: {
      title: 'Check signatures',
      explanation: 'Act only on what comes from us. With our package for JavaScript three lines will do:',
      after:
        'payload is the body as it came, before anything reads it. Handle each event.id once: the same event may come twice.',
    },
  },
};
