import type { Both } from '../../shell/both.ts';

interface ProfileText {
  readonly title: string;
  readonly form: {
    readonly title: string;
    readonly name: string;
    readonly nameHint: string;
    readonly nameWrong: string;
    readonly email: string;
    readonly emailHint: string;
    readonly emailWrong: string;
    readonly phone: string;
    readonly phoneHint: string;
    readonly phoneWrong: string;
    readonly color: string;
    readonly colorHint: string;
    readonly colorWrong: string;
    readonly submit: string;
  };
  readonly logo: LogoText;
  readonly preview: {
    readonly title: string;
    readonly intro: string;
    readonly light: string;
    readonly dark: string;
    readonly update: string;
    readonly ownColor: string;
    readonly notSaved: string;
    readonly payTo: string;
    readonly method: string;
    readonly methodHint: string;
    readonly pay: (amount: string) => string;
    readonly help: string;
  };
  readonly facts: {
    readonly title: string;
    readonly email: string;
    readonly phone: string;
    readonly id: string;
    readonly since: string;
  };
  readonly suspended: string;
  readonly done: { readonly saved: string; readonly logo: string; readonly logoRemoved: string };
}

export interface LogoText {
  readonly title: string;
  readonly file: string;
  readonly hint: string;
  /** Where there is a script that makes pictures smaller. */
  readonly shrinks: string;
  readonly submit: string;
  readonly remove: string;
  readonly missing: string;
  readonly tooLarge: string;
  readonly tooManyPixels: string;
  readonly notPicture: string;
  readonly animated: string;
}

export const TEXT: Both<ProfileText> = {
  fr: {
    title: 'Profil et marque',
    form: {
      title: 'Ce que voient vos clients',
      name: 'Nom de la boutique',
      nameHint: 'En tête de la page de paiement et sur les reçus.',
      nameWrong: 'Indiquez un nom de 120 caractères au plus.',
      email: 'E-mail pour vos clients (facultatif)',
      emailHint: 'Affiché sous le paiement, pour qui a une question.',
      emailWrong: 'Cette adresse e-mail n’est pas complète.',
      phone: 'Téléphone pour vos clients (facultatif)',
      phoneHint: 'Avec l’indicatif du pays\u00a0: +237 6 53 45 67 89.',
      phoneWrong: 'Commencez par l’indicatif du pays, par exemple +237 6 53 45 67 89.',
      color: 'Couleur de la marque',
      colorHint:
        'Pour les boutons et les liens. Là où un texte ne pourrait se lire, elle est corrigée juste ce qu’il faut.',
      colorWrong: 'Choisissez une couleur, par exemple #93431a.',
      submit: 'Enregistrer',
    },
    logo: {
      title: 'Logo',
      file: 'Image du logo',
      hint: 'Carrée de préférence. PNG ou WebP, 16\u00a0ko au plus.',
      shrinks: 'Une photo ou une image plus lourde est réduite d’elle-même.',
      submit: 'Mettre ce logo',
      remove: 'Retirer le logo',
      missing: 'Choisissez d’abord une image.',
      tooLarge: 'Cette image est trop lourde\u00a0: 16\u00a0ko au plus. Réduisez-la à 256 pixels de côté.',
      tooManyPixels: 'Cette image est trop grande\u00a0: 1\u202f024 pixels de côté au plus.',
      notPicture: 'Ce fichier n’est pas une image PNG ou WebP valide.',
      animated: 'Cette image est animée. Choisissez une image fixe.',
    },
    preview: {
      title: 'Aperçu de la page de paiement',
      intro: 'Vos clients voient l’une ou l’autre selon le réglage de leur téléphone.',
      light: 'Thème clair',
      dark: 'Thème sombre',
      update: 'Mettre l’aperçu à jour',
      ownColor: 'Essayer la couleur d’origine',
      notSaved: 'Ceci est un aperçu\u00a0: rien n’est encore enregistré.',
      payTo: 'Paiement à',
      method: 'Mobile money',
      methodHint: 'Vous confirmez sur votre téléphone',
      pay: (amount) => `Payer ${amount}`,
      help: 'Une question sur votre commande\u00a0?',
    },
    facts: {
      title: 'Votre compte',
      email: 'E-mail de connexion',
      phone: 'Téléphone',
      id: 'Identifiant',
      since: 'Ouvert le',
    },
    suspended: 'Votre compte est suspendu\u00a0: aucun nouveau paiement réel n’est accepté.',
    done: {
      saved: 'Enregistré. Vos clients le voient dès maintenant.',
      logo: 'Le logo est en place. Vos clients le voient dès maintenant.',
      logoRemoved: 'Le logo est retiré.',
    },
  },
  en: {
    title: 'Profile and brand',
    form: {
      title: 'What your customers see',
      name: 'Name of the shop',
      nameHint: 'At the top of the payment page and on receipts.',
      nameWrong: 'Enter a name of at most 120 characters.',
      email: 'E-mail for your customers (optional)',
      emailHint: 'Shown below the payment, for whoever has a question.',
      emailWrong: 'This e-mail address is not complete.',
      phone: 'Phone for your customers (optional)',
      phoneHint: 'With the country code: +237 6 53 45 67 89.',
      phoneWrong: 'Begin with the country code, for example +237 6 53 45 67 89.',
      color: 'Colour of the brand',
      colorHint: 'Of buttons and links. Where a text could not be read, it is corrected by as little as it takes.',
      colorWrong: 'Choose a colour, for example #93431a.',
      submit: 'Save',
    },
    logo: {
      title: 'Logo',
      file: 'Picture of the logo',
      hint: 'Square if you can. PNG or WebP, at most 16 kB.',
      shrinks: 'A photo or a heavier picture is made smaller by itself.',
      submit: 'Use this logo',
      remove: 'Take the logo away',
      missing: 'Choose a picture first.',
      tooLarge: 'This picture is too heavy: at most 16 kB. Make it 256 pixels wide and high.',
      tooManyPixels: 'This picture is too large: at most 1,024 pixels wide and high.',
      notPicture: 'This file is not a valid PNG or WebP image.',
      animated: 'This picture is animated. Choose a still one.',
    },
    preview: {
      title: 'Preview of the payment page',
      intro: 'Your customers see one or the other, as their phone is set.',
      light: 'Light',
      dark: 'Dark',
      update: 'Update the preview',
      ownColor: 'Try the original colour',
      notSaved: 'This is a preview: nothing is saved yet.',
      payTo: 'Payment to',
      method: 'Mobile money',
      methodHint: 'You confirm on your phone',
      pay: (amount) => `Pay ${amount}`,
      help: 'A question about your order?',
    },
    facts: { title: 'Your account', email: 'Login e-mail', phone: 'Phone', id: 'Identifier', since: 'Opened' },
    suspended: 'Your account is suspended: no new live payment is taken.',
    done: {
      saved: 'Saved. Your customers see it from now on.',
      logo: 'The logo is in place. Your customers see it from now on.',
      logoRemoved: 'The logo is gone.',
    },
  },
};
