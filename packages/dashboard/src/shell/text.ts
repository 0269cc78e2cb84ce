import { counted } from '../vocabulary/counts.ts';
import { inBoth } from './both.ts';

export const TEXT = inBoth({
  skip: { fr: 'Aller au contenu', en: 'Skip to content' },
  menu: { fr: 'Menu', en: 'Menu' },
  shortcuts: { fr: 'Raccourcis', en: 'Shortcuts' },
  more: { fr: 'Plus', en: 'More' },
  change: {
    more: { fr: 'plus', en: 'up' },
    less: { fr: 'moins', en: 'down' },
    points: counted(['# point', '# points'], ['# point', '# points']),
  },
  waiting: { fr: 'en attente', en: 'waiting' },
  testNote: { fr: 'Mode test\u00a0: aucun argent réel.', en: 'Test mode: no real money.' },
  bounced: (email: string) => ({
    fr: `Nos e\u2011mails à ${email} nous reviennent. Vous ne recevez plus d’alertes tant que vous n’avez pas confirmé ou changé cette adresse.`,
    en: `Our mail to ${email} is returned to us. You receive no notifications until you confirm or change this address.`,
  }),
  signedInAs: { fr: 'Connecté en tant que', en: 'Logged in as' },
  logOut: { fr: 'Se déconnecter', en: 'Log out' },
  toStart: { fr: 'Retour à l’accueil', en: 'Back to home' },
  errorTitle: (title: string) => ({ fr: `Erreur – ${title}`, en: `Error – ${title}` }),
  sending: { fr: 'Un instant…', en: 'One moment…' },
  comeBack: (span: string) => ({ fr: `Réessayez dans ${span}.`, en: `Try again in ${span}.` }),
  welcome: {
    slogan: {
      fr: 'Vos clients paient avec leur téléphone. L’argent arrive chez vous.',
      en: 'Your customers pay by phone. The money arrives with you.',
    },
    points: {
      test: { fr: 'Testez tout de suite, sans pièce ni contrat', en: 'Test at once, without documents or a contract' },
      live: {
        fr: 'Argent réel après vérification de votre dossier',
        en: 'Real money after your business is verified',
      },
      ways: {
        fr: 'Par un lien, à la caisse, ou sur votre site',
        en: 'By a link, at the till, or on your site',
      },
    },
  },
  legal: {
    reach: { fr: 'Nous joindre', en: 'Contact' },
    runBy: (service: string, company: string) => ({
      fr: `${service} est le service de paiement de ${company}.`,
      en: `${service} is the payment service of ${company}.`,
    }),
    writeTo: (address: string) => ({ fr: `Par courrier\u00a0: ${address}`, en: `By letter: ${address}` }),
  },
  login: {
    title: { fr: 'Connectez-vous', en: 'Log in' },
    submit: { fr: 'Se connecter', en: 'Log in' },
    wrong: {
      fr: 'L’adresse e\u2011mail ou le mot de passe est incorrect.',
      en: 'The e-mail address or password is incorrect.',
    },
    paused: {
      fr: 'La connexion est suspendue\u00a0: trop de mots de passe faux pour cette adresse.',
      en: 'Signing in is paused: too many wrong passwords for this address.',
    },
    unlock: {
      fr: 'C’est bien vous\u00a0? Débloquez ce navigateur par e\u2011mail',
      en: 'Is it you? Unlock this browser by mail',
    },
    noCookies: {
      fr: 'Votre navigateur refuse les cookies, sans lesquels vous ne pouvez pas rester connecté. Autorisez-les pour ce site, puis réessayez.',
      en: 'Your browser blocks cookies, without which you cannot stay logged in. Allow them for this site, then try again.',
    },
    noAccount: { fr: 'Pas encore de compte\u00a0?', en: 'No account yet?' },
    forgotten: {
      title: { fr: 'Mot de passe oublié\u00a0?', en: 'Forgot your password?' },
      team: { fr: 'l’équipe de la plateforme', en: 'the gateway’s team' },
      merchant: (whom: string) => ({
        fr: `Ce service n’envoie pas d’e\u2011mails. Adressez-vous à ${whom}. Après avoir vérifié qui vous êtes, on vous y donne un code, valable une heure, pour choisir un autre mot de passe. Vos clés d’API continuent d’encaisser.`,
        en: `This service sends no e-mail. Contact ${whom}: they verify who you are, then give you a code, valid for an hour, to choose another password. Your API keys keep accepting payments.`,
      }),
      agent: (whom: string) => ({
        fr: `Adressez-vous à ${whom}, pour qu’on vous ouvre un autre compte.`,
        en: `Contact ${whom}, who can create another account for you.`,
      }),
      operator: {
        fr: 'Une personne qui a accès au serveur de la plateforme peut vous créer un autre compte\u00a0: mitako operators create, puis mitako operators disable pour celui-ci.',
        en: 'Anyone with access to the gateway’s machine can create another account for you: mitako operators create, then mitako operators disable for this one.',
      },
    },
    haveCode: { fr: 'J’ai reçu un code', en: 'I have a code' },
    loggedOut: { fr: 'Vous êtes déconnecté.', en: 'You have been logged out.' },
  },
  passkey: {
    title: { fr: 'Utilisez votre clé d’accès', en: 'Use your passkey' },
    intro: {
      fr: 'Votre appareil vous reconnaît par l’empreinte, le visage ou le code de l’écran.',
      en: 'Your device recognises you by a finger, your face or the code of its screen.',
    },
    submit: { fr: 'Continuer avec la clé d’accès', en: 'Continue with the passkey' },
    instead: { fr: 'Utiliser une clé d’accès', en: 'Use a passkey' },
    confirm: { fr: 'Ou confirmez avec votre clé d’accès', en: 'Or confirm with your passkey' },
    code: { fr: 'Entrer un code', en: 'Enter a code' },
    wrong: {
      fr: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou entrez un code.',
      en: 'The passkey was not accepted. Try again, or enter a code.',
    },
    failed: {
      fr: 'L’appareil n’a pas donné de clé d’accès. Réessayez.',
      en: 'The device gave no passkey. Try again.',
    },
    without: {
      fr: 'Ce navigateur ne peut pas utiliser de clé d’accès\u00a0: entrez un code.',
      en: 'This browser cannot use a passkey: enter a code.',
    },
  },
  factor: {
    title: { fr: 'Entrez le code', en: 'Enter the code' },
    intro: {
      fr: 'Les 6 chiffres affichés par votre application. Téléphone perdu\u00a0? Entrez un code de secours.',
      en: 'The 6 digits that your application shows. Lost your phone? Enter a recovery code.',
    },
    label: { fr: 'Code à 6 chiffres', en: '6-digit code' },
    hint: { fr: 'De votre application, ou un code de secours.', en: 'Of your application, or a recovery code.' },
    submit: { fr: 'Continuer', en: 'Continue' },
    missing: { fr: 'Indiquez le code.', en: 'Enter the code.' },
    wrong: {
      fr: 'Ce code est incorrect ou a déjà servi. Attendez le prochain, puis entrez-le.',
      en: 'The code is incorrect or was used already. Wait for the next one, then enter it.',
    },
    clock: {
      fr: 'Ce code est trop ancien\u00a0: réglez l’heure de votre téléphone sur «\u00a0automatique\u00a0», puis réessayez.',
      en: 'This code is too old: set the time of your phone to automatic, then try again.',
    },
    late: {
      fr: 'Trop de temps a passé. Connectez-vous de nouveau.',
      en: 'Too much time has passed. Log in again.',
    },
    trust: {
      fr: 'Ne plus demander de code sur cet appareil pendant 30 jours',
      en: 'Do not ask for a code on this device for 30 days',
    },
    other: { fr: 'Changer de compte', en: 'Use another account' },
  },
  reset: {
    title: { fr: 'Choisissez un nouveau mot de passe', en: 'Choose a new password' },
    intro: {
      fr: 'Les appareils connectés à ce compte seront déconnectés. Vos clés d’API ne changent pas.',
      en: 'Devices that are logged in to this account will be logged out. Your API keys stay the same.',
    },
    code: { fr: 'Code', en: 'Code' },
    codeHint: {
      fr: 'Celui que l’équipe de la plateforme vous a donné, par exemple 7K2M-QX4D-93TB.',
      en: 'The one that the gateway’s team gave you, such as 7K2M-QX4D-93TB.',
    },
    wrong: {
      email: { fr: 'Indiquez l’adresse e\u2011mail de votre compte.', en: 'Enter the e-mail address of your account.' },
      code: { fr: 'Indiquez le code que vous avez reçu.', en: 'Enter the code that you received.' },
    },
    invalid: {
      fr: 'L’adresse e\u2011mail ou le code est incorrect, ou le code n’est plus valable. Vérifiez-les, ou demandez un autre code à l’équipe de la plateforme.',
      en: 'The e-mail address or code is incorrect, or the code is no longer valid. Check them, or ask the gateway’s team for another code.',
    },
  },
  register: {
    open: { fr: 'Créer un compte', en: 'Create an account' },
    intro: {
      fr: 'Vous commencez en mode test, sans argent réel. La vérification de votre entreprise vient ensuite.',
      en: 'You start in test mode, without real money. Business verification comes later.',
    },
    nameHint: { fr: 'Vos clients le voient au moment de payer.', en: 'Your customers see it when they pay.' },
    taken: {
      fr: 'Cette adresse e\u2011mail a déjà un compte. Connectez-vous plutôt.',
      en: 'This e-mail address already has an account. Log in instead.',
    },
    closed: {
      title: { fr: 'Les inscriptions sont fermées', en: 'Sign-up is closed' },
      text: {
        fr: 'L’équipe de la plateforme ouvre les comptes elle-même\u00a0: demandez-lui le vôtre.',
        en: 'The gateway’s team opens the accounts: ask them for yours.',
      },
    },
    finish: {
      title: { fr: 'Ouvrez votre compte', en: 'Open your account' },
      intro: {
        fr: 'Plus que deux champs\u00a0: vous commencez ensuite en mode test, sans argent réel.',
        en: 'Two more fields: then you start in test mode, without real money.',
      },
      invalid: {
        fr: 'Ce lien a déjà servi, a expiré ou est incomplet. Connectez-vous si votre compte existe, ou demandez un autre lien.',
        en: 'This link was used, has expired or is incomplete. Log in if you have an account, or ask for another link.',
      },
      again: { fr: 'Demander un autre lien', en: 'Ask for another link' },
    },
  },
  password: {
    hint: {
      fr: 'Demandé de nouveau avant les opérations sensibles.',
      en: 'Required again before actions that move money or grant access.',
    },
    wrong: { fr: 'Mot de passe incorrect.', en: 'Incorrect password.' },
    missing: { fr: 'Indiquez votre mot de passe.', en: 'Enter your password.' },
  },
  handOver: {
    title: { fr: 'Ouvrir votre espace', en: 'Open your pages' },
    as: { fr: 'Vous entrez en tant que', en: 'You enter as' },
    notYou: { fr: 'Si ce n’est pas vous, fermez cette page.', en: 'If this is not you, close this page.' },
    intro: {
      fr: 'Vous entrez sans mot de passe, pour huit heures au plus.',
      en: 'You enter without a password, for eight hours at most.',
    },
    submit: { fr: 'Continuer', en: 'Continue' },
    invalid: {
      fr: 'Ce lien n’est plus valable\u00a0: il sert une fois, pendant une minute. Revenez d’où vous venez, puis ouvrez un nouveau lien.',
      en: 'This link is no longer valid: it is good once, for a minute. Go back to where you came from, and open a new one.',
    },
  },
  confirm: {
    why: {
      fr: 'Cette opération déplace de l’argent ou donne un accès. Confirmez d’abord que c’est bien vous.',
      en: 'This moves money or grants access. First confirm that it is you.',
    },
    open: { fr: 'Confirmer mon identité', en: 'Confirm it is you' },
  },
  form: {
    summary: { fr: 'Vérifiez votre saisie', en: 'Check what you entered' },
    invalid: {
      fr: 'Certaines informations ne conviennent pas. Corrigez-les, puis réessayez.',
      en: 'Some of the information is incorrect. Correct it, then try again.',
    },
    busy: {
      fr: 'Le service n’a pas pu répondre. Réessayez dans quelques secondes\u00a0: rien ne sera fait deux fois.',
      en: 'The service could not respond. Try again in a few seconds: nothing is done twice.',
    },
    refused: { fr: 'Cette opération n’est pas possible.', en: 'This is not possible.' },
    incomplete: {
      fr: 'Le formulaire est arrivé incomplet, et rien n’a été changé. Vérifiez-le, puis envoyez-le à nouveau.',
      en: 'The form arrived incomplete, and nothing was changed. Check it, then send it again.',
    },
    shownOnce: {
      fr: 'C’est déjà fait, et le secret n’est affiché qu’une seule fois. Si vous ne l’avez pas conservé, créez-en un autre.',
      en: 'This is already done, and its secret is shown only once. If you did not store it, make another one.',
    },
    doNothing: { fr: 'Annuler', en: 'Go back' },
  },
  table: {
    next: { fr: 'Page suivante', en: 'Next page' },
    first: { fr: 'Revenir au début', en: 'Back to the beginning' },
    filter: { fr: 'Filtrer', en: 'Filter' },
    refresh: { fr: 'Actualiser', en: 'Refresh' },
    reset: { fr: 'Effacer les filtres', en: 'Clear filters' },
    clear: (filter: string) => ({ fr: `Retirer le filtre ${filter}`, en: `Remove the filter ${filter}` }),
    noneFound: { fr: 'Rien ne correspond à ces filtres.', en: 'Nothing matches these filters.' },
    any: { fr: 'Tout', en: 'All' },
  },
  period: {
    chips: { created: { fr: 'Dates', en: 'Dates' }, succeeded: { fr: 'Payé le', en: 'Paid on' } },
    paid: { from: { fr: 'Payé du', en: 'Paid from' }, to: { fr: 'Payé au', en: 'Paid to' } },
    wrongDay: { fr: 'Indiquez une date comme 2026-11-20.', en: 'Enter a date such as 2026-11-20.' },
  },
  secret: {
    title: { fr: 'À copier maintenant.', en: 'Copy it now.' },
    once: { fr: 'Cette valeur ne sera plus affichée.', en: 'It will not be shown again.' },
    copy: { fr: 'Copier', en: 'Copy' },
  },
  problems: {
    notFound: {
      title: { fr: 'Page introuvable', en: 'Page not found' },
      text: {
        fr: 'Cette page n’existe pas, ou vous n’y avez pas accès.',
        en: 'This page does not exist, or you have no access to it.',
      },
    },
    forbidden: {
      title: { fr: 'Accès refusé', en: 'Access denied' },
      text: { fr: 'Votre compte ne permet pas cette opération.', en: 'Your account does not allow this.' },
    },
    slowDown: {
      title: { fr: 'Trop de demandes', en: 'Too many requests' },
      text: { fr: 'Vous avez envoyé trop de demandes.', en: 'You sent too many requests.' },
    },
    busy: {
      title: { fr: 'Service momentanément indisponible', en: 'Service temporarily unavailable' },
      text: {
        fr: 'Nous n’avons pas pu répondre. Attendez quelques secondes, puis réessayez.',
        en: 'We could not respond. Wait a few seconds, then try again.',
      },
    },
    foreignForm: {
      title: { fr: 'Demande refusée', en: 'Request rejected' },
      text: {
        fr: 'Ce formulaire ne vient pas de cette page. Revenez à l’accueil, puis recommencez.',
        en: 'This form does not come from this page. Go back to the home page and try again.',
      },
    },
    tooLarge: {
      title: { fr: 'Envoi trop volumineux', en: 'Request too large' },
      text: { fr: 'Revenez en arrière et envoyez moins à la fois.', en: 'Go back and send less at once.' },
    },
  },
});
