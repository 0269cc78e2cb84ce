import { plural } from '@mitako/pages';
import type { Both } from '../../shell/both.ts';

interface DeliveriesText {
  readonly title: string;
  readonly caption: string;
  readonly columns: {
    readonly event: string;
    readonly status: string;
    readonly answer: string;
  };
  readonly tries: (count: number) => string;
  readonly filters: { readonly status: string; readonly failures: string; readonly endpoint: string };
  readonly empty: string;
  readonly noneFound: string;
  readonly goneEndpoint: string;
  /** What came back, by status. */
  readonly answers: {
    readonly none: string;
    readonly ok: string;
    readonly redirect: string;
    readonly access: string;
    readonly missing: string;
    readonly slowDown: string;
    readonly refused: string;
    readonly broken: string;
  };
  /** Why nothing came back, by the words of the engine. */
  readonly errors: { readonly [Word in ErrorWord]: string };
  readonly otherError: string;
  readonly delivery: {
    readonly title: string;
    readonly event: string;
    readonly endpoint: string;
    readonly status: string;
    readonly created: string;
    readonly delivered: string;
    readonly next: string;
    readonly underway: string;
    readonly refresh: string;
    readonly replay: string;
    readonly replayHint: string;
    readonly attempts: string;
    readonly noAttempts: string;
    readonly attempt: (number: number) => string;
    readonly sent: string;
    readonly sentHeaders: string;
    readonly signatures: string;
    readonly sentBody: string;
    readonly exact: string;
    readonly answered: string;
    readonly emptyAnswer: string;
    readonly shortened: string;
    readonly whole: string;
    readonly notSent: string;
    readonly endpointGone: string;
    readonly endpointOff: string;
  };
  readonly done: { readonly pinged: string; readonly replayed: string; readonly hastened: string };
  readonly replay: {
    readonly title: string;
    readonly open: string;
    readonly explanation: string;
    readonly since: string;
    readonly sinces: readonly (readonly [ms: number, label: string])[];
    readonly exact: string;
    readonly exactHint: string;
    readonly exactWrong: string;
    readonly endpoint: string;
    readonly all: string;
    readonly submit: string;
    readonly result: (count: number) => string;
    readonly nothing: string;
    readonly more: string;
    readonly goOn: string;
    readonly toLog: string;
  };
}

/** The words of the engine for what went wrong on the way. */
export type ErrorWord =
  | 'timeout'
  | 'address_not_allowed'
  | 'name_not_resolved'
  | 'connection_refused'
  | 'connection_failed'
  | 'tls_failed'
  | 'invalid_response'
  | 'too_late';

const HOUR_MS = 3_600_000;

export const TEXT: Both<DeliveriesText> = {
  fr: {
    title: 'Journal des envois',
    caption: 'Envois',
    columns: {
      event: 'Événement',
      status: 'État',
      answer: 'Dernière réponse',
    },
    tries: (count) => `${count} essais`,
    filters: { status: 'État', failures: 'En échec ou échoués', endpoint: 'Adresse' },
    empty: 'Aucun envoi. Le premier partira avec le prochain événement, ou avec un essai depuis la page d’une adresse.',
    noneFound: 'Aucun envoi ne correspond à ces filtres.',
    goneEndpoint: 'Adresse supprimée',
    answers: {
      none: 'Pas encore de réponse',
      ok: 'reçu',
      redirect: 'votre serveur renvoie ailleurs, et nous ne suivons pas',
      access: 'votre serveur refuse l’accès',
      missing: 'il n’y a rien à cette adresse',
      slowDown: 'votre serveur demande d’aller moins vite',
      refused: 'votre serveur refuse la demande',
      broken: 'votre serveur a eu une erreur',
    },
    errors: {
      timeout: 'Pas de réponse complète en 15 secondes',
      address_not_allowed: 'Adresse privée ou locale\u00a0: nous n’y envoyons rien',
      name_not_resolved: 'Ce nom de domaine est introuvable',
      connection_refused: 'Votre serveur refuse la connexion\u00a0: rien n’écoute à ce port',
      connection_failed: 'La connexion n’a pas abouti, ou s’est rompue',
      tls_failed: 'Le certificat HTTPS n’est pas valable',
      invalid_response: 'La réponse n’est pas du HTTP valable',
      too_late: 'Plus envoyé\u00a0: les 24 heures de nouveaux essais étaient passées',
    },
    otherError: 'L’envoi a échoué en chemin',
    delivery: {
      title: 'Envoi',
      event: 'Événement',
      endpoint: 'Adresse',
      status: 'État',
      created: 'Créé le',
      delivered: 'Reçu le',
      next: 'Prochain essai',
      underway: 'L’envoi est en route. La réponse de votre serveur s’affichera ici.',
      refresh: 'Actualiser',
      replay: 'Renvoyer',
      replayHint: 'Renvoyé, l’événement garde son identifiant\u00a0: votre serveur le reconnaît.',
      attempts: 'Essais',
      noAttempts: 'Aucun essai pour le moment.',
      attempt: (number) => `Essai ${number}`,
      sent: 'Ce que nous avons envoyé',
      sentHeaders: 'En-têtes envoyés',
      signatures:
        'S’y ajoutent les deux signatures, X-Service-Signature et webhook-signature, que nous ne gardons pas.',
      sentBody: 'Corps',
      exact: 'Texte exact, tel qu’il est signé',
      answered: 'Réponse de votre serveur',
      emptyAnswer: 'Réponse sans texte.',
      shortened: 'Début de la réponse.',
      whole: 'Voir toute la réponse',
      notSent: 'Rien n’a été envoyé.',
      endpointGone: 'L’adresse a été supprimée\u00a0: cet envoi ne peut plus être répété.',
      endpointOff: 'L’adresse est désactivée\u00a0: activez-la d’abord.',
    },
    done: {
      pinged: 'L’essai est parti.',
      replayed: 'L’événement part de nouveau\u00a0: voici le nouvel envoi.',
      hastened: 'Cet envoi est tenté de nouveau tout de suite.',
    },
    replay: {
      title: 'Renvoyer ce qui a échoué',
      open: 'Renvoyer ce qui a échoué',
      explanation:
        'Tous les envois échoués depuis le moment choisi partent de nouveau, les plus récents d’abord, vers les adresses actives. Ceux qui sont encore en échec sont tentés tout de suite, sans attendre leur prochain essai. Votre serveur peut en avoir traité certains\u00a0: il les reconnaît à leur identifiant.',
      since: 'Échoués depuis',
      sinces: [
        [HOUR_MS, 'Une heure'],
        [24 * HOUR_MS, '24 heures'],
        [7 * 24 * HOUR_MS, '7 jours'],
      ],
      exact: 'Ou depuis ce moment exact',
      exactHint: 'Heure de Douala. Laissez vide pour le choix ci-dessus.',
      exactWrong: 'Indiquez un jour et une heure.',
      endpoint: 'Adresse',
      all: 'Toutes',
      submit: 'Renvoyer',
      result: (count) =>
        plural('fr', count, { one: `${count} envoi part de nouveau.`, other: `${count} envois partent de nouveau.` }),
      nothing: 'Rien à renvoyer\u00a0: aucun envoi n’a échoué depuis ce moment vers une adresse active.',
      more: 'Ce n’est pas tout\u00a0: d’autres envois plus anciens ont échoué.',
      goOn: 'Renvoyer la suite',
      toLog: 'Voir le journal',
    },
  },
  en: {
    title: 'Delivery log',
    caption: 'Deliveries',
    columns: {
      event: 'Event',
      status: 'State',
      answer: 'Latest answer',
    },
    tries: (count) => `${count} tries`,
    filters: { status: 'State', failures: 'Failing or failed', endpoint: 'Address' },
    empty: 'No delivery. The first one leaves with the next event, or with a try from the page of an address.',
    noneFound: 'No delivery fits these filters.',
    goneEndpoint: 'Deleted address',
    answers: {
      none: 'No answer yet',
      ok: 'received',
      redirect: 'your server points elsewhere, and we do not follow',
      access: 'your server refuses access',
      missing: 'there is nothing at this address',
      slowDown: 'your server asks us to slow down',
      refused: 'your server refuses the request',
      broken: 'your server had an error',
    },
    errors: {
      timeout: 'No complete answer within 15 seconds',
      address_not_allowed: 'Private or local address: we send nothing there',
      name_not_resolved: 'This domain name is not found',
      connection_refused: 'Your server refuses the connection: nothing listens at this port',
      connection_failed: 'The connection did not come about, or broke',
      tls_failed: 'The HTTPS certificate is not valid',
      invalid_response: 'The answer is not valid HTTP',
      too_late: 'Not sent any more: the 24 hours of further tries were over',
    },
    otherError: 'The delivery failed on its way',
    delivery: {
      title: 'Delivery',
      event: 'Event',
      endpoint: 'Address',
      status: 'State',
      created: 'Made',
      delivered: 'Received',
      next: 'Next try',
      underway: 'The delivery is on its way. What your server answers will be shown here.',
      refresh: 'Refresh',
      replay: 'Send again',
      replayHint: 'Sent again, the event keeps its id: your server knows it.',
      attempts: 'Tries',
      noAttempts: 'No try so far.',
      attempt: (number) => `Try ${number}`,
      sent: 'What we sent',
      sentHeaders: 'Headers sent',
      signatures:
        'Beside these stand the two signatures, X-Service-Signature and webhook-signature, which we do not keep.',
      sentBody: 'Body',
      exact: 'Exact text, as it is signed',
      answered: 'Answer of your server',
      emptyAnswer: 'An answer without text.',
      shortened: 'Beginning of the answer.',
      whole: 'See the whole answer',
      notSent: 'Nothing was sent.',
      endpointGone: 'The address was deleted: this delivery cannot be repeated any more.',
      endpointOff: 'The address is off: switch it on first.',
    },
    done: {
      pinged: 'The try is on its way.',
      replayed: 'The event leaves again: this is the new delivery.',
      hastened: 'This delivery is attempted again at once.',
    },
    replay: {
      title: 'Send again what failed',
      open: 'Send again what failed',
      explanation:
        'All deliveries that failed since the chosen moment leave again, the newest first, to the addresses that are on. Those that are still failing are attempted at once, without waiting for their next try. Your server may have handled some of them: it knows them by their id.',
      since: 'Failed since',
      sinces: [
        [HOUR_MS, 'An hour'],
        [24 * HOUR_MS, '24 hours'],
        [7 * 24 * HOUR_MS, '7 days'],
      ],
      exact: 'Or since this very moment',
      exactHint: 'Time of Douala. Leave it empty for the choice above.',
      exactWrong: 'Enter a day and a time.',
      endpoint: 'Address',
      all: 'All',
      submit: 'Send again',
      result: (count) =>
        plural('en', count, { one: `${count} delivery leaves again.`, other: `${count} deliveries leave again.` }),
      nothing: 'Nothing to send again: no delivery failed since that moment to an address that is on.',
      more: 'This is not all: older deliveries failed as well.',
      goOn: 'Send the next ones again',
      toLog: 'See the log',
    },
  },
};
