import { exampleNumber } from '@mitako/contract';
import { inBoth } from '../shell/both.ts';

const PHONE = exampleNumber();

export const TEXT = inBoth({
  form: {
    title: { fr: 'Ce que voient vos clients', en: 'What your customers see' },
    nameHint: {
      fr: 'En tête de la page de paiement et sur les reçus.',
      en: 'At the top of the payment page and on receipts.',
    },
    email: {
      label: { fr: 'E\u2011mail pour vos clients (facultatif)', en: 'E-mail for your customers (optional)' },
      hint: {
        fr: 'Affiché sous le paiement, pour toute question.',
        en: 'Shown below the payment, for questions.',
      },
    },
    emailWrong: { fr: 'Cette adresse e\u2011mail n’est pas complète.', en: 'This e-mail address is incomplete.' },
    phone: {
      label: { fr: 'Téléphone pour vos clients (facultatif)', en: 'Phone for your customers (optional)' },
      hint: {
        fr: `Par exemple ${PHONE}. D’un autre pays\u00a0: avec son indicatif.`,
        en: `For example ${PHONE}. From another country: with its code.`,
      },
    },
    receipts: {
      label: { fr: 'Reçus envoyés à vos clients', en: 'Receipts sent to your customers' },
      hint: {
        fr: 'Après le paiement, vos clients peuvent se faire envoyer le reçu.',
        en: 'After paying, your customers can have the receipt sent to them.',
      },
      yes: { fr: 'Proposés', en: 'Offered' },
      no: { fr: 'Non proposés', en: 'Not offered' },
    },
    phoneWrong: {
      fr: `Indiquez un numéro comme ${PHONE}, ou avec l’indicatif de son pays.`,
      en: `Enter a number like ${PHONE}, or with the code of its country.`,
    },
    color: {
      label: { fr: 'Couleur de la marque', en: 'Brand colour' },
      hint: {
        fr: 'Pour les boutons et les liens. Elle est ajustée là où le texte serait illisible.',
        en: 'For buttons and links. It is adjusted slightly if text would be hard to read.',
      },
    },
    colorWrong: { fr: 'Choisissez une couleur, par exemple #3340b8.', en: 'Choose a colour, for example #3340b8.' },
    notes: {
      checkout: { fr: 'Texte sur la page de paiement', en: 'Text on the payment page' },
      receipt: { fr: 'Texte sur le reçu', en: 'Text on the receipt' },
      hint: {
        fr: 'Facultatif, 300 caractères au plus. Sans l’une des langues, l’autre s’affiche.',
        en: 'Optional, at most 300 characters. Without one of the languages the other is shown.',
      },
      french: { fr: 'En français', en: 'In French' },
      english: { fr: 'En anglais', en: 'In English' },
      wrong: { fr: 'Écrivez 300 caractères au plus.', en: 'Write at most 300 characters.' },
    },
  },
  logo: {
    file: { fr: 'Logo (facultatif)', en: 'Logo (optional)' },
    hint: {
      fr: 'Carré de préférence. PNG ou WebP, 16\u00a0ko au plus.',
      en: 'Preferably square. PNG or WebP, at most 16 kB.',
    },
    shrinks: {
      fr: 'Une photo ou une image plus lourde est réduite automatiquement.',
      en: 'Photos and larger images are reduced automatically.',
    },
    remove: { fr: 'Retirer le logo', en: 'Remove the logo' },
    tooLarge: {
      fr: 'Cette image est trop lourde\u00a0: 16\u00a0ko au plus. Réduisez-la à 256 pixels de côté.',
      en: 'This image file is too large: at most 16 kB. Resize it to 256 by 256 pixels.',
    },
    tooManyPixels: {
      fr: 'Cette image est trop grande\u00a0: 1\u202f024 pixels de côté au plus.',
      en: 'This image is too large: at most 1,024 by 1,024 pixels.',
    },
    notPicture: {
      fr: 'Ce fichier n’est pas une image PNG ou WebP valide.',
      en: 'This file is not a valid PNG or WebP image.',
    },
    animated: {
      fr: 'Cette image est animée. Choisissez une image fixe.',
      en: 'This image is animated. Choose a static one.',
    },
  },
  preview: {
    title: { fr: 'Aperçu de la page de paiement', en: 'Preview of the payment page' },
    intro: {
      fr: 'Vos clients voient l’une ou l’autre selon le réglage de leur téléphone.',
      en: 'Your customers see one or the other, depending on their phone’s settings.',
    },
    see: { fr: 'Voir l’aperçu', en: 'See the preview' },
    light: { fr: 'Thème clair', en: 'Light' },
    dark: { fr: 'Thème sombre', en: 'Dark' },
    update: { fr: 'Mettre l’aperçu à jour', en: 'Update the preview' },
    ownColor: { fr: 'Essayer la couleur d’origine', en: 'Try the original colour' },
    notSaved: {
      fr: 'Ceci est un aperçu\u00a0: rien n’est encore enregistré.',
      en: 'This is a preview: nothing is saved yet.',
    },
    paid: { fr: 'Paiement réussi', en: 'Payment successful' },
    number: { fr: 'Votre numéro Mobile Money', en: 'Your mobile money number' },
    pay: (amount: string) => ({ fr: `Payer ${amount}`, en: `Pay ${amount}` }),
    help: { fr: 'Une question sur votre commande\u00a0?', en: 'Questions about your order?' },
  },
  facts: {
    title: { fr: 'Votre compte', en: 'Your account' },
    email: { fr: 'E\u2011mail de connexion', en: 'Login e-mail' },
  },
  done: {
    saved: { fr: 'Enregistré. Vos clients le voient dès maintenant.', en: 'Saved. Your customers see it from now on.' },
  },
});
