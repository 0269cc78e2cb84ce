import type { Both } from '../shell/both.ts';

interface AccountText {
  readonly title: string;
  readonly devices: {
    readonly title: string;
    readonly intro: string;
    readonly columns: {
      readonly name: string;
      readonly since: string;
      readonly used: string;
      readonly actions: string;
    };
    readonly current: string;
    readonly end: string;
    readonly endNamed: (name: string) => string;
    readonly endOthers: string;
    readonly alone: string;
    readonly endForm: {
      readonly title: string;
      readonly consequence: (name: string) => string;
      readonly submit: string;
    };
    readonly othersForm: {
      readonly title: string;
      readonly consequence: (count: number) => string;
      readonly submit: string;
    };
  };
  readonly password: {
    readonly title: string;
    readonly intro: string;
    readonly current: string;
    readonly next: string;
    readonly nextHint: string;
    readonly repeat: string;
    readonly submit: string;
    readonly wrong: string;
    readonly unfit: string;
    readonly differs: string;
    readonly missing: string;
    readonly slowDown: string;
  };
  readonly language: { readonly title: string; readonly intro: string };
  readonly done: { readonly ended: string; readonly othersEnded: string; readonly password: string };
}

export const TEXT: Both<AccountText> = {
  fr: {
    title: 'Sécurité',
    devices: {
      title: 'Appareils connectés',
      intro: 'Un appareil que vous ne reconnaissez pas\u00a0? Déconnectez-le, puis changez de mot de passe.',
      columns: { name: 'Appareil', since: 'Connecté le', used: 'Vu le', actions: 'Action' },
      current: 'Cet appareil',
      end: 'Déconnecter',
      endNamed: (name) => `Déconnecter ${name}`,
      endOthers: 'Déconnecter tous les autres',
      alone: 'Aucun autre appareil n’est connecté.',
      endForm: {
        title: 'Déconnecter un appareil',
        consequence: (name) =>
          `«\u00a0${name}\u00a0» est déconnecté à l’instant. Pour revenir, il faudra y saisir votre mot de passe.`,
        submit: 'Déconnecter cet appareil',
      },
      othersForm: {
        title: 'Déconnecter tous les autres appareils',
        consequence: (count) =>
          count === 1
            ? 'Votre autre appareil est déconnecté à l’instant. Celui-ci reste connecté.'
            : `Vos ${count} autres appareils sont déconnectés à l’instant. Celui-ci reste connecté.`,
        submit: 'Tous les déconnecter',
      },
    },
    password: {
      title: 'Changer de mot de passe',
      intro: 'Tous vos autres appareils seront déconnectés.',
      current: 'Mot de passe actuel',
      next: 'Nouveau mot de passe',
      nextHint: 'De 8 à 128 caractères. Quelques mots au hasard font un bon mot de passe.',
      repeat: 'Nouveau mot de passe, encore une fois',
      submit: 'Changer le mot de passe',
      wrong: 'Ce n’est pas votre mot de passe actuel.',
      unfit: 'Choisissez un mot de passe de 8 à 128 caractères.',
      differs: 'Les deux nouveaux mots de passe diffèrent.',
      missing: 'Indiquez votre mot de passe actuel.',
      slowDown: 'Trop d’essais. Attendez quelques minutes, puis réessayez.',
    },
    language: { title: 'Langue', intro: 'Ce choix est gardé dans ce navigateur.' },
    done: {
      ended: 'L’appareil est déconnecté.',
      othersEnded: 'Tous les autres appareils sont déconnectés.',
      password: 'Le mot de passe est changé, et tous les autres appareils sont déconnectés.',
    },
  },
  en: {
    title: 'Security',
    devices: {
      title: 'Devices that are logged in',
      intro: 'A device that you do not recognise? Log it out, then change your password.',
      columns: { name: 'Device', since: 'Logged in', used: 'Last seen', actions: 'Action' },
      current: 'This device',
      end: 'Log out',
      endNamed: (name) => `Log out ${name}`,
      endOthers: 'Log out all others',
      alone: 'No other device is logged in.',
      endForm: {
        title: 'Log a device out',
        consequence: (name) => `“${name}” is logged out this very moment. To come back it takes your password.`,
        submit: 'Log this device out',
      },
      othersForm: {
        title: 'Log all other devices out',
        consequence: (count) =>
          count === 1
            ? 'Your other device is logged out this very moment. This one stays logged in.'
            : `Your ${count} other devices are logged out this very moment. This one stays logged in.`,
        submit: 'Log them all out',
      },
    },
    password: {
      title: 'Change the password',
      intro: 'All your other devices will be logged out.',
      current: 'Current password',
      next: 'New password',
      nextHint: 'From 8 to 128 characters. A few words picked at random make a good password.',
      repeat: 'New password, once more',
      submit: 'Change the password',
      wrong: 'This is not your current password.',
      unfit: 'Choose a password of 8 to 128 characters.',
      differs: 'The two new passwords differ.',
      missing: 'Enter your current password.',
      slowDown: 'Too many tries. Wait a few minutes, then try again.',
    },
    language: { title: 'Language', intro: 'This choice is kept in this browser.' },
    done: {
      ended: 'The device is logged out.',
      othersEnded: 'All other devices are logged out.',
      password: 'The password is changed, and all other devices are logged out.',
    },
  },
};
