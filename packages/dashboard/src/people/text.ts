import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  devices: {
    title: { fr: 'Appareils connectés', en: 'Logged-in devices' },
    intro: {
      fr: 'Un appareil que vous ne reconnaissez pas\u00a0? Déconnectez-le, puis changez de mot de passe.',
      en: 'Do you see a device that you do not recognise? Log it out, then change your password.',
    },
    columns: {
      name: { fr: 'Appareil', en: 'Device' },
      since: { fr: 'Connecté le', en: 'Logged in' },
      used: { fr: 'Vu le', en: 'Last seen' },
      actions: { fr: 'Action', en: 'Action' },
    },
    current: { fr: 'Cet appareil', en: 'This device' },
    end: { fr: 'Déconnecter', en: 'Log out' },
    endNamed: (name: string) => ({ fr: `Déconnecter ${name}`, en: `Log out ${name}` }),
    endOthers: { fr: 'Déconnecter tous les autres', en: 'Log out all others' },
    alone: { fr: 'Aucun autre appareil n’est connecté.', en: 'No other device is logged in.' },
    endForm: {
      title: { fr: 'Déconnecter un appareil', en: 'Log out a device' },
      consequence: (name: string) => ({
        fr: `«\u00a0${name}\u00a0» sera déconnecté immédiatement. Pour y revenir, il faudra saisir votre mot de passe.`,
        en: `“${name}” will be logged out immediately. Logging in again requires your password.`,
      }),
      submit: { fr: 'Déconnecter cet appareil', en: 'Log out this device' },
    },
    othersForm: {
      title: { fr: 'Déconnecter tous les autres appareils', en: 'Log out all other devices' },
      consequence: (count: number) => ({
        fr:
          count === 1
            ? 'Votre autre appareil sera déconnecté immédiatement. Celui-ci reste connecté.'
            : `Vos ${count} autres appareils seront déconnectés immédiatement. Celui-ci reste connecté.`,
        en:
          count === 1
            ? 'Your other device will be logged out immediately. This one stays logged in.'
            : `Your ${count} other devices will be logged out immediately. This one stays logged in.`,
      }),
      submit: { fr: 'Tous les déconnecter', en: 'Log them all out' },
    },
  },
  known: {
    title: { fr: 'Appareils connus', en: 'Known devices' },
    intro: {
      fr: 'Ils se sont déjà connectés à ce compte\u00a0: les essais des autres ne les bloquent pas. Une connexion depuis un autre appareil vous est signalée par e\u2011mail.',
      en: 'They have logged in to this account before: what others try does not block them. You are told by mail of a login from any other device.',
    },
    used: { fr: 'Dernière connexion', en: 'Last login' },
    trusted: { fr: 'Sans code', en: 'Without a code' },
    until: (day: string) => ({ fr: `Jusqu’au ${day}`, en: `Until ${day}` }),
    forget: { fr: 'Oublier', en: 'Forget' },
    forgetNamed: (name: string) => ({ fr: `Oublier ${name}`, en: `Forget ${name}` }),
    form: {
      title: { fr: 'Oublier un appareil', en: 'Forget a device' },
      consequence: (name: string) => ({
        fr: `«\u00a0${name}\u00a0» ne sera plus reconnu à sa prochaine connexion, et un code y sera demandé si la double authentification est activée. Il reste connecté s’il l’est.`,
        en: `“${name}” will not be recognised at its next login, and a code will be asked for there if you have a second factor. It stays logged in if it is.`,
      }),
      submit: { fr: 'Oublier cet appareil', en: 'Forget this device' },
    },
  },
  password: {
    title: { fr: 'Changer de mot de passe', en: 'Change the password' },
    intro: { fr: 'Tous vos autres appareils seront déconnectés.', en: 'All your other devices will be logged out.' },
    current: { fr: 'Mot de passe actuel', en: 'Current password' },
    repeat: { fr: 'Confirmez le nouveau mot de passe', en: 'Repeat the new password' },
    wrong: { fr: 'Ce n’est pas votre mot de passe actuel.', en: 'The current password is incorrect.' },
    differs: { fr: 'Les deux nouveaux mots de passe diffèrent.', en: 'The two new passwords do not match.' },
    missing: { fr: 'Indiquez votre mot de passe actuel.', en: 'Enter your current password.' },
    slowDown: {
      fr: 'Trop d’essais. Attendez quelques minutes, puis réessayez.',
      en: 'Too many attempts. Wait a few minutes, then try again.',
    },
  },
  email: {
    verified: { fr: 'Confirmée', en: 'Confirmed' },
    unverified: { fr: 'À confirmer', en: 'Not confirmed' },
    verify: {
      title: { fr: 'Confirmer mon adresse', en: 'Confirm my address' },
      explanation: (email: string) => ({
        fr: `Un lien part vers ${email}. Ouvrez-le pour montrer que cette adresse est la vôtre : sans elle, vous ne pourriez pas choisir un nouveau mot de passe.`,
        en: `A link goes to ${email}. Open it to show that this address is yours: without it, you could not choose a new password.`,
      }),
      submit: { fr: 'Recevoir le lien', en: 'Send the link' },
    },
    change: {
      title: { fr: 'Changer d’adresse', en: 'Change the address' },
      explanation: {
        fr: 'Les deux adresses reçoivent un lien. Le changement se fait quand les deux l’ont confirmé.',
        en: 'Both addresses receive a link. The address changes once both have confirmed it.',
      },
      label: { fr: 'Nouvelle adresse e‑mail', en: 'New e-mail address' },
      submit: { fr: 'Changer d’adresse', en: 'Change the address' },
    },
    taken: { fr: 'Un autre compte a déjà cette adresse.', en: 'Another account already has this address.' },
  },
  language: {
    intro: { fr: 'Ce choix est gardé dans ce navigateur.', en: 'This setting is stored in this browser.' },
  },
  done: {
    verifying: { fr: 'Le lien est en route vers votre adresse.', en: 'The link is on its way to your address.' },
    changing: {
      fr: 'Les deux adresses reçoivent un lien à confirmer.',
      en: 'Both addresses receive a link to confirm.',
    },
    forgotten: { fr: 'L’appareil est oublié.', en: 'The device was forgotten.' },
    ended: { fr: 'L’appareil est déconnecté.', en: 'The device was logged out.' },
    othersEnded: { fr: 'Tous les autres appareils sont déconnectés.', en: 'All other devices were logged out.' },
    password: {
      fr: 'Le mot de passe est changé, et tous les autres appareils sont déconnectés.',
      en: 'The password was changed, and all other devices were logged out.',
    },
  },
});
