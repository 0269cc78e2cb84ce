import { inBoth } from '../shell/both.ts';

export const FACTORS_TEXT = inBoth({
  title: { fr: 'Double authentification', en: 'Two-factor authentication' },
  on: { fr: 'Activée', en: 'On' },
  off: { fr: 'Désactivée', en: 'Off' },
  intro: {
    fr: 'En plus du mot de passe, un code que votre téléphone affiche. Celui qui connaît votre mot de passe n’entre pas sans votre téléphone.',
    en: 'Beside the password, a code that your phone shows. Whoever knows your password does not get in without your phone.',
  },
  due: (moment: string) => ({
    fr: `Votre compte la demande. Activez-la avant le ${moment}, sans quoi il ne donnera plus accès qu’à cette page.`,
    en: `Your account requires it. Turn it on before ${moment}, or it gives access to nothing but this page.`,
  }),
  overdue: {
    fr: 'Votre compte la demande. Activez-la pour accéder aux autres pages.',
    en: 'Your account requires it. Turn it on to open the other pages.',
  },
  last: {
    fr: 'Votre compte en demande une. Ajoutez d’abord une autre application.',
    en: 'Your account requires one. Add another application first.',
  },
  app: { fr: 'Application sur téléphone', en: 'Application on a phone' },
  addedOn: (device: string, moment: string) => ({
    fr: `Ajoutée le ${moment} depuis ${device}`,
    en: `Added on ${moment} from ${device}`,
  }),
  codes: { fr: 'Codes de secours', en: 'Recovery codes' },
  codesLeft: (count: number) => ({
    fr: `${count === 0 ? 'Aucun ne reste' : count === 1 ? '1 sur 10 reste' : `${count} sur 10 restent`}. Gardez-les hors du téléphone.`,
    en: `${count} of 10 left. Keep them away from the phone.`,
  }),
  remove: { fr: 'Retirer', en: 'Remove' },
  renew: { fr: 'Remplacer', en: 'Replace' },
  enable: { fr: 'Activer', en: 'Turn on' },
  another: { fr: 'Ajouter une application', en: 'Add an application' },
  add: {
    title: { fr: 'Activer la double authentification', en: 'Turn on two-factor authentication' },
    submit: { fr: 'Continuer', en: 'Continue' },
    explanation: {
      fr: [
        'Il vous faut une application qui affiche des codes, par exemple Google Authenticator, Aegis ou 2FAS. Installez-la d’abord sur votre téléphone.',
        'À l’étape suivante, vous y scannez un QR code.',
      ],
      en: [
        'You need an application that shows codes, such as Google Authenticator, Aegis or 2FAS. Install it on your phone first.',
        'On the next page you scan a QR code with it.',
      ],
    },
  },
  scan: {
    title: { fr: 'Scannez ce QR code', en: 'Scan this QR code' },
    text: {
      fr: 'Avec l’application, pas avec l’appareil photo. Sur ce téléphone\u00a0? Ouvrez-la par le lien.',
      en: 'With the application, not with the camera. On this phone? Open it by the link.',
    },
    open: { fr: 'Ouvrir l’application', en: 'Open the application' },
    secret: { fr: 'Ou saisissez cette clé', en: 'Or type this key' },
    label: { fr: 'QR code de votre clé', en: 'QR code of your key' },
  },
  confirm: {
    title: { fr: 'Confirmez avec un code', en: 'Confirm with a code' },
    submit: { fr: 'Confirmer', en: 'Confirm' },
    explanation: {
      fr: 'Entrez le code que l’application affiche maintenant. Vos autres appareils seront déconnectés.',
      en: 'Enter the code that the application shows now. Your other devices will be logged out.',
    },
    gone: {
      fr: 'Cette clé n’est plus valable. Recommencez.',
      en: 'This key is no longer valid. Start again.',
    },
  },
  shown: {
    title: { fr: 'Vos codes de secours', en: 'Your recovery codes' },
    text: {
      fr: 'Chacun remplace une fois le code de l’application, si vous perdez votre téléphone. Imprimez-les ou notez-les\u00a0: ils ne seront plus affichés.',
      en: 'Each replaces a code of the application once, if you lose your phone. Print them or write them down: they are not shown again.',
    },
    done: { fr: 'Je les ai notés', en: 'I have written them down' },
  },
  passkey: {
    name: { fr: 'Clé d’accès', en: 'Passkey' },
    suspended: { fr: 'Suspendue', en: 'Suspended' },
    another: { fr: 'Ajouter une clé d’accès', en: 'Add a passkey' },
    begin: {
      title: { fr: 'Ajouter une clé d’accès', en: 'Add a passkey' },
      submit: { fr: 'Continuer', en: 'Continue' },
      explanation: {
        fr: [
          'Une clé d’accès reste sur votre appareil, qui vous reconnaît par l’empreinte, le visage ou le code de l’écran. Un faux site ne peut pas l’utiliser.',
          'Elle remplace le code à la connexion. Vos autres appareils seront déconnectés si c’est votre premier facteur.',
        ],
        en: [
          'A passkey stays on your device, which recognises you by a finger, your face or the code of its screen. A false site cannot use it.',
          'It replaces the code at the login. Your other devices are logged out if it is your first factor.',
        ],
      },
    },
    make: {
      title: { fr: 'Créez la clé d’accès', en: 'Make the passkey' },
      text: {
        fr: 'Donnez-lui un nom, puis suivez ce que l’appareil affiche.',
        en: 'Give it a name, then follow what the device shows.',
      },
      usual: { fr: 'Cet appareil', en: 'This device' },
      submit: { fr: 'Créer la clé d’accès', en: 'Make the passkey' },
    },
    nameLabel: { fr: 'Nom', en: 'Name' },
  },
  removal: {
    title: { fr: 'Retirer ce facteur', en: 'Remove this factor' },
    submit: { fr: 'Retirer', en: 'Remove' },
    last: {
      fr: 'Le mot de passe suffira de nouveau pour se connecter, et les codes de secours ne vaudront plus rien.',
      en: 'The password will be enough again to log in, and the recovery codes become invalid.',
    },
    other: {
      fr: 'Ses codes ou sa signature ne seront plus acceptés.',
      en: 'Its codes, or what it signs, will no longer be accepted.',
    },
  },
  renewal: {
    title: { fr: 'Remplacer les codes de secours', en: 'Replace the recovery codes' },
    submit: { fr: 'Remplacer', en: 'Replace' },
    explanation: {
      fr: 'Dix nouveaux codes seront affichés. Les anciens ne vaudront plus rien.',
      en: 'Ten new codes will be shown. The earlier ones become invalid.',
    },
  },
  done: {
    factor: { fr: 'L’application est ajoutée.', en: 'The application was added.' },
    factorRemoved: { fr: 'Le facteur est retiré.', en: 'The factor was removed.' },
    passkey: { fr: 'La clé d’accès est ajoutée.', en: 'The passkey was added.' },
    noPasskey: {
      fr: 'La clé d’accès n’a pas pu être vérifiée, et n’est pas ajoutée. Recommencez.',
      en: 'The passkey could not be verified, and was not added. Start again.',
    },
  },
});
