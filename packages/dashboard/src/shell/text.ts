import type { Both } from './both.ts';

export type ProblemKind = 'notFound' | 'forbidden' | 'slowDown' | 'busy' | 'foreignForm' | 'tooLarge';

/** Texts that every page of both panels may show. */
export interface ShellText {
  readonly skip: string;
  readonly menu: string;
  readonly language: string;
  readonly modes: { readonly name: string; readonly live: string; readonly test: string };
  readonly testNote: string;
  readonly signedInAs: string;
  readonly logOut: string;
  readonly toStart: string;
  readonly errorTitle: (title: string) => string;
  readonly sending: string;
  readonly comeBack: (span: string) => string;
  readonly login: {
    readonly title: string;
    readonly email: string;
    readonly password: string;
    readonly submit: string;
    readonly wrong: string;
    readonly noCookies: string;
    readonly loggedOut: string;
  };
  readonly password: {
    readonly label: string;
    /** Why it is asked for. */
    readonly hint: string;
    readonly wrong: string;
    readonly missing: string;
  };
  readonly form: {
    readonly summary: string;
    readonly invalid: string;
    readonly busy: string;
    readonly refused: string;
    readonly again: string;
    readonly doNothing: string;
  };
  readonly table: {
    readonly next: string;
    readonly first: string;
    readonly filter: string;
    readonly reset: string;
    readonly any: string;
  };
  readonly secret: { readonly title: string; readonly once: string; readonly copy: string; readonly copied: string };
  readonly problems: { readonly [Kind in ProblemKind]: { readonly title: string; readonly text: string } };
}

export const TEXT: Both<ShellText> = {
  fr: {
    skip: 'Aller au contenu',
    menu: 'Menu',
    language: 'Langue',
    modes: { name: 'Mode', live: 'Réel', test: 'Test' },
    testNote: 'Mode test\u00a0: aucun argent réel.',
    signedInAs: 'Connecté en tant que',
    logOut: 'Se déconnecter',
    toStart: 'Retour à l’accueil',
    errorTitle: (title) => `Erreur – ${title}`,
    sending: 'Un instant…',
    comeBack: (span) => `Réessayez dans ${span}.`,
    login: {
      title: 'Connectez-vous',
      email: 'Adresse e-mail',
      password: 'Mot de passe',
      submit: 'Se connecter',
      wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
      noCookies:
        'Votre navigateur refuse les cookies, sans lesquels vous ne pouvez pas rester connecté. Autorisez-les pour ce site, puis réessayez.',
      loggedOut: 'Vous êtes déconnecté.',
    },
    password: {
      label: 'Votre mot de passe',
      hint: 'Demandé de nouveau avant ce qui engage votre argent ou vos accès.',
      wrong: 'Ce mot de passe n’est pas le bon.',
      missing: 'Indiquez votre mot de passe.',
    },
    form: {
      summary: 'Vérifiez votre saisie',
      invalid: 'Certaines informations ne conviennent pas. Corrigez-les, puis réessayez.',
      busy: 'Le service n’a pas pu répondre. Réessayez dans quelques secondes\u00a0: rien ne sera fait deux fois.',
      refused: 'Cette opération n’est pas possible.',
      again: 'Vérifiez, puis confirmez de nouveau.',
      doNothing: 'Ne rien faire',
    },
    table: {
      next: 'Page suivante',
      first: 'Revenir au début',
      filter: 'Filtrer',
      reset: 'Effacer les filtres',
      any: 'Tous',
    },
    secret: {
      title: 'Notez-le maintenant.',
      once: 'Il ne sera plus jamais affiché.',
      copy: 'Copier',
      copied: 'Copié.',
    },
    problems: {
      notFound: { title: 'Page introuvable', text: 'Cette adresse ne mène à rien, ou à rien qui soit à vous.' },
      forbidden: { title: 'Accès refusé', text: 'Votre compte ne permet pas cette opération.' },
      slowDown: { title: 'Trop de demandes', text: 'Vous êtes allé trop vite.' },
      busy: {
        title: 'Service momentanément indisponible',
        text: 'Nous n’avons pas pu répondre. Attendez quelques secondes, puis réessayez.',
      },
      foreignForm: {
        title: 'Demande refusée',
        text: 'Ce formulaire ne vient pas de cette page. Revenez à l’accueil, puis recommencez.',
      },
      tooLarge: { title: 'Envoi trop volumineux', text: 'Revenez en arrière et envoyez moins à la fois.' },
    },
  },
  en: {
    skip: 'Skip to content',
    menu: 'Menu',
    language: 'Language',
    modes: { name: 'Mode', live: 'Live', test: 'Test' },
    testNote: 'Test mode: no real money.',
    signedInAs: 'Logged in as',
    logOut: 'Log out',
    toStart: 'Back to the start',
    errorTitle: (title) => `Error – ${title}`,
    sending: 'One moment…',
    comeBack: (span) => `Try again in ${span}.`,
    login: {
      title: 'Log in',
      email: 'E-mail address',
      password: 'Password',
      submit: 'Log in',
      wrong: 'The e-mail address or the password is wrong.',
      noCookies:
        'Your browser refuses cookies, without which you cannot stay logged in. Allow them for this site, then try again.',
      loggedOut: 'You are logged out.',
    },
    password: {
      label: 'Your password',
      hint: 'Asked for again before anything that commits your money or opens access.',
      wrong: 'This is not the right password.',
      missing: 'Enter your password.',
    },
    form: {
      summary: 'Check what you entered',
      invalid: 'Some of the information does not fit. Correct it, then try again.',
      busy: 'The service could not answer. Try again in a few seconds: nothing is done twice.',
      refused: 'This is not possible.',
      again: 'Check, then confirm again.',
      doNothing: 'Do nothing',
    },
    table: { next: 'Next page', first: 'Back to the beginning', filter: 'Filter', reset: 'Clear filters', any: 'All' },
    secret: { title: 'Write it down now.', once: 'It will never be shown again.', copy: 'Copy', copied: 'Copied.' },
    problems: {
      notFound: { title: 'Page not found', text: 'This address leads nowhere, or to nothing of yours.' },
      forbidden: { title: 'Access refused', text: 'Your account does not allow this.' },
      slowDown: { title: 'Too many requests', text: 'You went too fast.' },
      busy: {
        title: 'Service not available right now',
        text: 'We could not answer. Wait a few seconds, then try again.',
      },
      foreignForm: {
        title: 'Request refused',
        text: 'This form does not come from this page. Go back to the start and begin again.',
      },
      tooLarge: { title: 'Too much at once', text: 'Go back and send less at a time.' },
    },
  },
};
