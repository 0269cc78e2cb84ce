import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  intro: {
    fr: 'Nous prévenons votre serveur dès qu’il se passe quelque chose\u00a0: un paiement réussi, un remboursement, un litige.',
    en: 'Your server is notified as soon as something happens: a successful payment, a refund, a dispute.',
  },
  limit: {
    fr: 'Dix adresses au plus, modes réel et test ensemble.',
    en: 'At most ten endpoints, live and test mode together.',
  },
  create: { fr: 'Ajouter une adresse', en: 'Add endpoint' },
  caption: { fr: 'Vos adresses', en: 'Your endpoints' },
  empty: {
    title: { fr: 'Vos adresses apparaîtront ici', en: 'Your endpoints will appear here' },
    text: {
      fr: 'Ajoutez celle de votre serveur pour être prévenu de chaque paiement.',
      en: 'Add the address of your server to be notified of every payment.',
    },
  },
  form: {
    createTitle: {
      live: { fr: 'Nouvelle adresse réelle', en: 'New live endpoint' },
      test: { fr: 'Nouvelle adresse de test', en: 'New test endpoint' },
    },
    editTitle: { fr: 'Modifier l’adresse', en: 'Edit endpoint' },
    url: {
      label: { fr: 'Adresse sur votre serveur', en: 'Endpoint URL' },
      hint: {
        fr: 'Par exemple https://boutique.cm/webhooks/mitako. Elle doit être joignable depuis Internet.',
        en: 'For example https://shop.cm/webhooks/mitako. It must be reachable from the Internet.',
      },
      wrong: {
        fr: 'Indiquez une adresse complète, qui commence par https://, sans nom d’utilisateur.',
        en: 'Enter a complete URL that starts with https://, without a user name.',
      },
    },
    urlNotHttps: {
      fr: 'En mode réel, l’adresse commence par https://.',
      en: 'In live mode the URL must start with https://.',
    },
    descriptionHint: { fr: 'Pour vous\u00a0: à quoi sert cette adresse.', en: 'For you: what this endpoint is for.' },
    events: { fr: 'Événements à envoyer', en: 'Events to send' },
    eventsHint: {
      fr: 'Décochez «\u00a0Tous les événements\u00a0» pour choisir.',
      en: 'Clear “All events” to choose.',
    },
    eventsWrong: { fr: 'Cochez au moins un événement.', en: 'Select at least one event.' },
    names: { fr: 'Noms des événements', en: 'Event names' },
    prefix: {
      fr: 'Avec le préfixe «\u00a0gateway.\u00a0», comme gateway.payment.succeeded',
      en: 'With the prefix “gateway.”, as in gateway.payment.succeeded',
    },
    create: { fr: 'Ajouter l’adresse', en: 'Add endpoint' },
    tooMany: {
      fr: 'Vous avez déjà dix adresses, modes réel et test ensemble. Supprimez-en une pour en ajouter une autre.',
      en: 'You already have ten endpoints, live and test mode together. Delete one to add another.',
    },
  },
  made: {
    title: { fr: 'Adresse ajoutée', en: 'Endpoint added' },
    rotated: { fr: 'Nouveau secret', en: 'New secret' },
    secret: { fr: 'Secret de signature', en: 'Signing secret' },
    keep: {
      fr: 'Votre serveur s’en sert pour vérifier que c’est bien nous qui écrivons. Rangez-le dans sa configuration.',
      en: 'Your server uses it to verify that requests come from us. Store it in its configuration.',
    },
    notReached: {
      fr: 'Cette adresse est privée\u00a0: aucun webhook n’y arrivera. Indiquez une adresse publique, ou demandez à l’administrateur de la plateforme d’autoriser son réseau.',
      en: 'This address is private: no webhook will reach it. Enter a public address, or ask the operator of the gateway to allow its network.',
    },
    toEndpoint: { fr: 'Continuer vers l’adresse', en: 'Continue to the endpoint' },
  },
  endpoint: {
    title: { fr: 'Adresse de webhooks', en: 'Webhook endpoint' },
    names: { fr: 'Noms', en: 'Names' },
    prefixed: { fr: 'Avec le préfixe gateway.', en: 'With the prefix gateway.' },
    plain: { fr: 'Sans préfixe', en: 'Without prefix' },
    created: { fr: 'Ajoutée le', en: 'Added' },
    recent: { fr: 'Cent dernières notifications', en: 'Latest hundred deliveries' },
    atOnce: (count: number) => ({ fr: `dont ${count} du premier coup`, en: `${count} on the first attempt` }),
    ping: { fr: 'Envoyer un test', en: 'Send test event' },
    pingHint: {
      fr: 'Le test envoie l’événement «\u00a0ping\u00a0» et montre la réponse de votre serveur.',
      en: 'A test event is a “ping”; you see your server’s response.',
    },
    delete: { fr: 'Supprimer', en: 'Delete' },
    enable: { fr: 'Activer', en: 'Enable' },
    disableHint: {
      fr: 'Désactivée, l’adresse ne reçoit plus rien\u00a0: ce qui arrive pendant ce temps ne lui est pas envoyé.',
      en: 'A disabled endpoint receives nothing: events that occur in the meantime are not sent to it.',
    },
    isOff: {
      fr: 'Cette adresse est désactivée\u00a0: rien ne lui est envoyé.',
      en: 'This endpoint is disabled: nothing is sent to it.',
    },
    deadSince: (attempts: string, moment: string) => ({
      fr: `Nous avons désactivé cette adresse\u00a0: ${attempts} tentatives sans un seul succès depuis le ${moment}.`,
      en: `We disabled this endpoint: ${attempts} attempts without a success since ${moment}.`,
    }),
    dead: {
      fr: 'Nous avons désactivé cette adresse, qui ne répondait plus.',
      en: 'We disabled this endpoint because it no longer responded.',
    },
    isFailing: (moment: string) => ({
      fr: `Votre serveur n’accepte pas toutes nos notifications depuis le ${moment}.`,
      en: `Your server has not accepted all deliveries since ${moment}.`,
    }),
    failures: { fr: 'Voir les notifications en échec', en: 'See failing deliveries' },
    howToFix: {
      fr: 'Regardez plus bas ce que votre serveur a répondu, et corrigez-le. Nous réessayons pendant 24 heures\u00a0; pour ne pas attendre, renvoyez ce qui a échoué.',
      en: 'See the responses below, and fix your server. We retry for 24 hours; to save time, resend failed deliveries.',
    },
    howToRestart: {
      fr: 'Regardez plus bas ce que votre serveur a répondu, et corrigez-le. Activez ensuite l’adresse, envoyez un test, puis renvoyez ce qui a échoué.',
      en: 'See the responses below, and fix your server. Then enable the endpoint, send a test event, and resend failed deliveries.',
    },
    all: { fr: 'Toutes les notifications à cette adresse', en: 'All deliveries to this endpoint' },
  },
  done: {
    saved: {
      fr: 'C’est enregistré. Les notifications en attente iront à la nouvelle adresse.',
      en: 'Saved. Pending attempts will go to the new URL.',
    },
    savedUnreached: {
      fr: 'C’est enregistré, mais cette adresse est privée\u00a0: aucun webhook n’y arrivera. Indiquez une adresse publique, ou demandez à l’administrateur de la plateforme d’autoriser son réseau.',
      en: 'Saved, but this address is private: no webhook will reach it. Enter a public address, or ask the operator of the gateway to allow its network.',
    },
    enabled: { fr: 'L’adresse est active.', en: 'The endpoint is enabled.' },
    disabled: { fr: 'L’adresse est désactivée.', en: 'The endpoint is disabled.' },
    deleted: { fr: 'L’adresse est supprimée.', en: 'The endpoint was deleted.' },
  },
  rotateForm: {
    consequence: {
      fr: 'Un nouveau secret signe les notifications dès maintenant. L’ancien peut continuer à signer à côté, dans webhook-signature, le temps de changer votre serveur\u00a0; X-Service-Signature n’est faite qu’avec le nouveau.',
      en: 'A new secret signs from now on. The old one can keep signing in webhook-signature as well, while you update your server; X-Service-Signature only uses the new one.',
    },
    grace: { fr: 'L’ancien secret signe encore', en: 'The old secret still signs' },
    graces: {
      0: { fr: 'Pas du tout\u00a0: il s’arrête maintenant', en: 'Not at all: it expires now' },
      3600: { fr: 'Une heure', en: 'For an hour' },
      86400: { fr: '24 heures', en: 'For 24 hours' },
      604800: { fr: '7 jours', en: 'For 7 days' },
    },
  },
  deleteForm: {
    title: { fr: 'Supprimer l’adresse', en: 'Delete endpoint' },
    consequence: {
      fr: 'Plus rien ne lui sera envoyé, et ce qui attend d’être envoyé est annulé. Le journal des notifications passées reste. Pour une pause, désactivez-la plutôt.',
      en: 'Nothing more is sent to it, and pending deliveries are canceled. The delivery log is kept. For a pause, disable it instead.',
    },
    submit: { fr: 'Supprimer définitivement', en: 'Delete permanently' },
  },
  verify: {
    title: { fr: 'Vérifier les signatures', en: 'Check signatures' },
    explanation: {
      fr: 'N’agissez que sur ce qui vient de nous. Avec notre paquet pour JavaScript, trois lignes suffisent\u00a0:',
      en: 'Only trust signed requests. With our JavaScript package this takes three lines:',
    },
    after: {
      fr: 'payload est le corps tel qu’il est arrivé, avant toute lecture. Traitez une seule fois chaque event.id\u00a0: un même événement peut arriver deux fois.',
      en: 'payload is the raw, unparsed body. Handle each event.id once: the same event may be delivered twice.',
    },
  },
});
