import { inBoth } from '../shell/both.ts';

/** Pages behind the links of messages, and the one that asks for a link. */
export const ACCOUNT_TEXT = inBoth({
  forgotten: {
    title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
    intro: {
      fr: 'Indiquez l’adresse e\u2011mail de votre compte. Nous vous y envoyons un lien pour choisir un nouveau mot de passe.',
      en: 'Enter the e-mail address of your account. We send a link to it with which you choose a new password.',
    },
    submit: { fr: 'Recevoir le lien', en: 'Send the link' },
    sent: {
      fr: 'Si un compte a cette adresse, le lien est en route\u00a0; il est valable 30 minutes. Rien après quelques minutes\u00a0? Regardez dans les messages indésirables.',
      en: 'If an account has this address, the link is on its way; it is valid for 30 minutes. Nothing after a few minutes? Look in the spam folder.',
    },
    noMail: {
      fr: 'Ce service n’envoie pas d’e\u2011mails\u00a0: adressez-vous à l’équipe de la plateforme.',
      en: 'This service sends no e-mail: contact the gateway’s team.',
    },
  },
  paused: {
    title: { fr: 'Connexion suspendue pour un moment', en: 'Signing in is paused for a while' },
    intro: {
      fr: 'Trop de mots de passe faux ont été saisis pour ce compte, peut-être par d’autres que vous. Indiquez son adresse\u00a0: nous y envoyons un lien qui vous permet de vous connecter avec ce navigateur dès maintenant.',
      en: 'Too many wrong passwords were given for this account, perhaps by others. Enter its address: we send a link to it that lets you log in with this browser now.',
    },
    submit: { fr: 'Recevoir le lien', en: 'Send the link' },
    sent: {
      fr: 'Si un compte a cette adresse, le lien est en route\u00a0; il est valable 30 minutes. Ouvrez-le dans ce navigateur.',
      en: 'If an account has this address, the link is on its way; it is valid for 30 minutes. Open it in this browser.',
    },
  },
  'sign-up': {
    title: { fr: 'Créer un compte commerçant', en: 'Create a merchant account' },
    intro: {
      fr: 'Indiquez votre adresse e\u2011mail. Nous vous y envoyons un lien\u00a0: vous l’ouvrez, vous choisissez votre mot de passe, et votre compte est prêt.',
      en: 'Enter your e-mail address. We send a link to it: you open it, choose your password, and your account is ready.',
    },
    submit: { fr: 'Recevoir le lien', en: 'Send the link' },
    sent: {
      fr: 'Regardez vos e\u2011mails\u00a0: le lien est en route, et valable 24 heures. Rien après quelques minutes\u00a0? Regardez dans les messages indésirables.',
      en: 'Check your mail: the link is on its way, and valid for 24 hours. Nothing after a few minutes? Check the spam folder.',
    },
  },
  unlock: {
    title: { fr: 'Est-ce bien vous\u00a0?', en: 'Is it you?' },
    intro: {
      fr: 'Ce navigateur pourra se connecter à votre compte, même pendant que d’autres essaient des mots de passe.',
      en: 'This browser will be able to log in to your account, even while others try passwords.',
    },
    submit: { fr: 'C’est moi, débloquer ce navigateur', en: 'It is me, unlock this browser' },
  },
  password: {
    title: { fr: 'Choisissez un nouveau mot de passe', en: 'Choose a new password' },
    intro: {
      fr: 'Tous les appareils connectés à ce compte seront déconnectés.',
      en: 'All devices that are logged in to this account will be logged out.',
    },
  },
  verify: {
    title: { fr: 'Confirmez votre adresse e\u2011mail', en: 'Confirm your e-mail address' },
    intro: {
      fr: 'Confirmez que cette adresse est bien la vôtre.',
      en: 'Confirm that this address is yours.',
    },
    submit: { fr: 'Confirmer mon adresse', en: 'Confirm my address' },
  },
  email: {
    title: { fr: 'Confirmez votre nouvelle adresse', en: 'Confirm your new address' },
    intro: {
      fr: 'Elle remplacera l’ancienne dans votre compte.',
      en: 'It will replace the old one in your account.',
    },
    submit: { fr: 'Confirmer cette adresse', en: 'Confirm this address' },
  },
  'old-email': {
    title: { fr: 'Votre adresse e\u2011mail va changer', en: 'Your e-mail address is about to change' },
    intro: {
      fr: 'Si vous l’avez demandé, confirmez. Sinon, refusez\u00a0: tous les appareils seront déconnectés, et vous recevrez un lien pour choisir un nouveau mot de passe.',
      en: 'If you asked for it, confirm. If not, refuse: all devices are logged out, and you receive a link to choose a new password.',
    },
    submit: { fr: 'Confirmer le changement', en: 'Confirm the change' },
    veto: { fr: 'Ce n’est pas moi, refuser', en: 'It was not me, refuse' },
  },
  done: {
    password: {
      title: { fr: 'Votre mot de passe est changé', en: 'Your password was changed' },
      text: { fr: 'Connectez-vous avec le nouveau.', en: 'Log in with the new one.' },
    },
    unlocked: {
      title: { fr: 'Ce navigateur est débloqué', en: 'This browser is unlocked' },
      text: { fr: 'Connectez-vous maintenant.', en: 'Log in now.' },
    },
    verified: {
      title: { fr: 'Votre adresse est confirmée', en: 'Your address is confirmed' },
      text: { fr: 'Merci, c’est tout.', en: 'Thank you, that is all.' },
    },
    confirmed: {
      title: { fr: 'C’est confirmé de ce côté', en: 'Confirmed on this side' },
      text: {
        fr: 'L’adresse change quand l’autre adresse l’aura confirmé aussi.',
        en: 'The address changes once the other address has confirmed it, too.',
      },
    },
    changed: {
      title: { fr: 'Votre adresse e\u2011mail est changée', en: 'Your e-mail address was changed' },
      text: { fr: 'Connectez-vous désormais avec la nouvelle.', en: 'From now on, log in with the new one.' },
    },
    vetoed: {
      title: { fr: 'Le changement est refusé', en: 'The change was refused' },
      text: {
        fr: 'Tous les appareils sont déconnectés. Vous recevez un e\u2011mail pour choisir un nouveau mot de passe.',
        en: 'All devices were logged out. You receive a mail to choose a new password.',
      },
    },
  },
  /** Of a customer, who logs in while paying. */
  backToPayment: {
    fr: 'Vous étiez en train de payer\u00a0? Revenez à la page du paiement.',
    en: 'Were you paying? Return to the page of the payment.',
  },
  invalid: {
    title: { fr: 'Ce lien n’est plus valable', en: 'This link is no longer valid' },
    text: {
      fr: 'Il a déjà servi, il a expiré, ou il est incomplet. Demandez-en un autre.',
      en: 'It was used, has expired, or is incomplete. Ask for another one.',
    },
  },
  taken: {
    fr: 'Un autre compte a maintenant cette adresse.',
    en: 'Another account has this address by now.',
  },
});
