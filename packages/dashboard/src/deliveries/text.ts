import { inBoth } from '../shell/both.ts';
import { counted } from '../vocabulary/counts.ts';

/** Texts about deliveries in both panels. */
export const TEXT = inBoth({
  columns: {
    answer: { fr: 'Dernière réponse', en: 'Latest response' },
  },
  next: (moment: string) => ({ fr: `prochaine le ${moment}`, en: `next ${moment}` }),
  inTurn: { fr: 'la prochaine à son tour', en: 'next one in turn' },
  filters: {
    failures: { fr: 'En échec ou abandonnées', en: 'Failing or given up' },
  },
  empty: {
    fr: 'Aucune notification. La première partira avec le prochain événement, ou avec un test depuis la page d’une adresse.',
    en: 'No deliveries. The first one is sent with the next event, or with a test event from the page of an endpoint.',
  },
  noneFound: { fr: 'Aucune notification ne correspond à ces filtres.', en: 'No deliveries match these filters.' },
  answered: (status: number) => ({ fr: `Réponse ${status}`, en: `Response ${status}` }),
  answers: {
    none: { fr: 'Pas encore de réponse', en: 'No response yet' },
    ok: { fr: 'reçu', en: 'received' },
    redirect: {
      fr: 'votre serveur redirige vers une autre adresse, et nous ne suivons pas les redirections',
      en: 'your server redirects, which we do not follow',
    },
    access: { fr: 'votre serveur refuse l’accès', en: 'your server denies access' },
    missing: { fr: 'il n’y a rien à cette adresse', en: 'your server does not know this address' },
    slowDown: { fr: 'votre serveur demande de ralentir', en: 'your server asks us to slow down' },
    refused: { fr: 'votre serveur refuse la demande', en: 'your server rejects the request' },
    broken: { fr: 'votre serveur a eu une erreur', en: 'your server had an error' },
  },
  errors: {
    timeout: { fr: 'Pas de réponse complète en 15 secondes', en: 'No complete response within 15 seconds' },
    address_not_allowed: {
      fr: 'Adresse privée ou locale\u00a0: nous n’y envoyons rien',
      en: 'Private or local address: nothing is sent there',
    },
    name_not_resolved: { fr: 'Ce nom de domaine est introuvable', en: 'Domain name not found' },
    connection_refused: {
      fr: 'Le serveur refuse la connexion\u00a0: rien n’écoute sur ce port',
      en: 'Connection refused: nothing listens on this port',
    },
    connection_failed: {
      fr: 'La connexion a échoué ou s’est rompue',
      en: 'Could not connect, or the connection broke',
    },
    certificate_expired: {
      fr: 'Le certificat HTTPS a expiré, ou n’est pas encore valable',
      en: 'The HTTPS certificate has expired, or is not valid yet',
    },
    certificate_self_signed: {
      fr: 'Le certificat HTTPS est auto-signé\u00a0: il en faut un d’une autorité reconnue',
      en: 'The HTTPS certificate is self-signed: use one of a public authority',
    },
    certificate_untrusted: {
      fr: 'Le certificat HTTPS vient d’une autorité inconnue, ou il manque un certificat intermédiaire',
      en: 'The HTTPS certificate is of an unknown authority, or an intermediate certificate is missing',
    },
    certificate_wrong_name: {
      fr: 'Le certificat HTTPS est au nom d’un autre domaine',
      en: 'The HTTPS certificate is for another domain',
    },
    tls_failed: {
      fr: 'La connexion HTTPS n’a pas pu s’établir\u00a0: votre serveur accepte-t-il TLS 1.2 ou plus récent\u00a0?',
      en: 'HTTPS could not be negotiated: does your server accept TLS 1.2 or newer?',
    },
    handler_failed: { fr: 'Le programme a signalé une erreur', en: 'The program reported an error' },
    invalid_response: { fr: 'La réponse n’est pas du HTTP valable', en: 'The response is not valid HTTP' },
    too_late: {
      fr: 'Plus envoyé\u00a0: le délai de 24 heures est dépassé',
      en: 'No longer sent: the 24 hours for retries have passed',
    },
  },
  otherError: { fr: 'La notification a été interrompue', en: 'The delivery could not be sent' },
  delivery: {
    title: { fr: 'Notification', en: 'Delivery' },
    next: { fr: 'Prochaine tentative', en: 'Next attempt' },
    underway: {
      fr: 'La notification est en route. La réponse de votre serveur s’affichera ici.',
      en: 'The delivery is being sent. Your server’s response will be shown here.',
    },
    replayHint: {
      fr: 'Renvoyé, l’événement garde son identifiant\u00a0: votre serveur le reconnaît.',
      en: 'A resent event keeps its id, so your server can recognise it.',
    },
    noAttempts: { fr: 'Aucune tentative pour le moment.', en: 'No attempts yet.' },
    attempt: (number: number) => ({ fr: `Tentative ${number}`, en: `Attempt ${number}` }),
    sent: { fr: 'Ce que nous avons envoyé', en: 'What we sent' },
    sentHeaders: { fr: 'En-têtes envoyés', en: 'Headers sent' },
    signatures: {
      fr: 'S’y ajoutent les deux signatures, X-Service-Signature et webhook-signature, que nous ne gardons pas.',
      en: 'The request also has two signatures, X-Service-Signature and webhook-signature, which we do not store.',
    },
    sentBody: { fr: 'Corps', en: 'Body' },
    exact: { fr: 'Texte exact, tel qu’il est signé', en: 'Exact body, as signed' },
    answered: { fr: 'Réponse du serveur', en: 'Response of the server' },
    emptyAnswer: { fr: 'Réponse vide.', en: 'Empty response.' },
    shortened: { fr: 'Début de la réponse.', en: 'Beginning of the response.' },
    whole: { fr: 'Voir toute la réponse', en: 'Show the whole response' },
    redirectsTo: (address: string) => ({
      fr: `Votre serveur redirige vers ${address}\u00a0: enregistrez cette adresse.`,
      en: `Your server redirects to ${address}: enter this address.`,
    }),
    notSent: { fr: 'Rien n’a été envoyé.', en: 'Nothing was sent.' },
    endpointGone: {
      fr: 'L’adresse a été supprimée\u00a0: cette notification ne peut plus être renvoyée.',
      en: 'The endpoint was deleted: this delivery can no longer be resent.',
    },
  },
  done: {
    pinged: { fr: 'Le test est parti.', en: 'The test event is being sent.' },
    replayed: {
      fr: 'L’événement part de nouveau\u00a0: voici la nouvelle notification.',
      en: 'Event resent: this is the new delivery.',
    },
    hastened: {
      fr: 'Cette notification est tentée de nouveau tout de suite.',
      en: 'This delivery is being retried now.',
    },
  },
  replay: {
    explanation: {
      fr: 'Toutes les notifications en échec ou abandonnées depuis le moment choisi repartent, les plus récentes d’abord, vers les adresses actives, sans attendre leur prochaine tentative. Chaque événement garde son identifiant\u00a0: un serveur reconnaît ce qu’il a déjà traité.',
      en: 'All deliveries that are failing or were given up since the chosen time are resent, newest first, to enabled endpoints, without waiting for their next attempt. Every event keeps its id, so that a server recognises what it has already handled.',
    },
    since: { fr: 'Échouées depuis', en: 'Failed since' },
    sinces: {
      3600: { fr: 'Une heure', en: 'An hour' },
      86400: { fr: '24 heures', en: '24 hours' },
      604800: { fr: '7 jours', en: '7 days' },
    },
    exact: { fr: 'Ou depuis ce moment exact', en: 'Or since this time' },
    exactHint: {
      fr: 'Heure de Douala. Laissez vide pour le choix ci-dessus.',
      en: 'Douala time. Leave it empty to use the choice above.',
    },
    exactWrong: { fr: 'Indiquez un jour et une heure.', en: 'Enter a date and a time.' },
    all: { fr: 'Toutes', en: 'All' },
    merchantHint: { fr: 'Vide\u00a0: de toutes les boutiques.', en: 'Empty: all shops.' },
    bothModes: { fr: 'Les deux', en: 'Both' },
    result: counted(
      ['# notification repart.', '# notifications repartent.'],
      ['# delivery resent.', '# deliveries resent.'],
    ),
    nothing: {
      fr: 'Rien à renvoyer\u00a0: aucune notification n’a échoué depuis ce moment vers une adresse active.',
      en: 'Nothing to resend: since that time no delivery to an enabled endpoint has failed.',
    },
    more: {
      fr: 'Ce n’est pas tout\u00a0: d’autres notifications plus anciennes ont échoué.',
      en: 'There are more: older deliveries failed as well.',
    },
    goOn: { fr: 'Renvoyer la suite', en: 'Resend the next ones' },
    toList: { fr: 'Voir le journal', en: 'See the log' },
  },
});
