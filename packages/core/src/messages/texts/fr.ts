import { moment } from './moment.ts';
import { noticesFr } from './notices-fr.ts';
import type { Texts } from './texts.ts';

const NOT_YOU = 'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.';
const NOTHING_TO_DO =
  'Si vous n’attendiez pas ce message, vous n’avez rien à faire : rien ne change sans votre accord.';

export const fr: Texts = {
  mails: {
    test: (_, service) => ({
      subject: `Message de test de ${service}`,
      lines: ['L’envoi des messages fonctionne.', `Les messages de ${service} arrivent à cette adresse.`],
    }),
    password_changed: ({ atMs }) => ({
      subject: 'Votre mot de passe a été modifié',
      lines: [
        `Le mot de passe de votre compte a été modifié le ${moment(atMs, 'fr')}.`,
        'Vos autres appareils ont été déconnectés.',
      ],
      note: NOT_YOU,
    }),
    reset_password: ({ path }) => ({
      subject: 'Choisissez un nouveau mot de passe',
      lines: [
        'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Ce lien est valable 30\u00a0minutes, une seule fois.',
      ],
      button: { label: 'Choisir un mot de passe', path },
      note: 'Si ce n’est pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
    }),
    verify_email: ({ path }) => ({
      subject: 'Confirmez votre adresse e‑mail',
      lines: ['Confirmez que cette adresse est la vôtre : nous vous y écrirons si vous oubliez votre mot de passe.'],
      button: { label: 'Confirmer mon adresse', path },
      note: NOTHING_TO_DO,
    }),
    email_change_confirm: ({ path }, service) => ({
      subject: 'Confirmez votre nouvelle adresse e‑mail',
      lines: [
        `Quelqu’un souhaite utiliser cette adresse pour son compte ${service}. Ce lien est valable 24\u00a0heures.`,
      ],
      button: { label: 'Confirmer cette adresse', path },
      note: NOTHING_TO_DO,
    }),
    email_change_veto: ({ path, email }) => ({
      subject: 'Votre adresse e‑mail va changer',
      lines: [
        `L’adresse de votre compte va devenir ${email}. Le changement se fait quand les deux adresses l’ont confirmé, ou 72 heures après ce message si vous ne répondez pas.`,
      ],
      button: { label: 'Confirmer ou refuser', path },
      note: 'Si ce n’est pas vous, refusez : vos appareils seront déconnectés et vous choisirez un nouveau mot de passe.',
    }),
    email_change_undo: ({ path }, service) => ({
      subject: 'Votre adresse e‑mail a été modifiée',
      lines: [
        `L’adresse de votre compte ${service} a été modifiée : la nouvelle l’a confirmé, et personne n’a refusé pendant 72 heures.`,
        'Pendant 7 jours, vous pouvez l’annuler : l’ancienne adresse revient, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.',
      ],
      button: { label: 'Confirmer ou annuler', path },
      note: 'Si vous l’avez voulu, vous n’avez rien à faire.',
    }),
    email_changed: (_, service) => ({
      subject: 'Votre adresse e‑mail a été modifiée',
      lines: [`L’adresse de votre compte ${service} a été modifiée, comme les deux adresses l’ont confirmé.`],
      note: 'Si vous ne l’avez pas voulu, écrivez-nous tout de suite.',
    }),
    factor_added: () => ({
      subject: 'La double authentification est activée',
      lines: ['En plus du mot de passe, votre compte demande désormais un second facteur.'],
      note: NOT_YOU,
    }),
    factor_removed: () => ({
      subject: 'Un moyen de double authentification a été retiré',
      lines: [
        'Un moyen de double authentification de votre compte a été retiré. Sans autre moyen, le mot de passe suffit.',
      ],
      note: NOT_YOU,
    }),
    recovery_code_used: ({ left }) => ({
      subject: 'Un code de secours a été utilisé',
      lines: [
        'Quelqu’un s’est connecté à votre compte avec votre mot de passe et un code de secours.',
        left > 1 ? `Il reste ${left} codes.` : left === 1 ? 'Il reste 1 code.' : 'Il ne reste aucun code.',
      ],
      note: NOT_YOU,
    }),
    factor_guessed: () => ({
      subject: 'Quelqu’un connaît peut-être votre mot de passe',
      lines: [
        'Votre mot de passe a été donné, puis de nombreux codes faux. Personne n’est entré.',
        'Si c’étaient vos propres essais, vous n’avez rien à faire.',
      ],
      note: NOT_YOU,
    }),
    factor_suspended: ({ name }) => ({
      subject: 'Une clé d’accès a été suspendue',
      lines: [
        `La clé d’accès «\u00a0${name}\u00a0» de votre compte a peut-être été copiée\u00a0: son compteur de signatures est revenu en arrière. Elle n’est plus acceptée.`,
        'Retirez-la et ajoutez-en une nouvelle. Vos autres facteurs et vos codes de secours restent valables.',
      ],
      note: NOT_YOU,
    }),
    new_device: ({ atMs }) => ({
      subject: 'Nouvelle connexion à votre compte',
      lines: [
        `Une connexion à votre compte a eu lieu le ${moment(atMs, 'fr')}, depuis un appareil jamais utilisé jusque-là.`,
        'Si c’est vous, vous n’avez rien à faire.',
      ],
      note: NOT_YOU,
    }),
    sign_up: ({ path }, service) =>
      path === ''
        ? {
            subject: `Vous avez déjà un compte ${service}`,
            lines: [
              `Quelqu’un a voulu ouvrir un compte ${service} avec cette adresse, qui en a déjà un.`,
              'Si c’est vous, connectez-vous. Mot de passe oublié\u00a0? Choisissez-en un autre depuis la page de connexion.',
            ],
            button: { label: 'Me connecter', path: '/dashboard/login' },
            note: 'Si ce n’est pas vous, vous n’avez rien à faire\u00a0: votre compte reste tel quel.',
          }
        : {
            subject: `Terminez votre inscription à ${service}`,
            lines: [
              'Ouvrez ce lien, puis indiquez le nom de votre boutique et un mot de passe\u00a0: votre compte sera prêt.',
              'Il est valable 24\u00a0heures, une seule fois.',
            ],
            button: { label: 'Ouvrir mon compte', path },
            note: 'Si ce n’est pas vous, vous n’avez rien à faire\u00a0: sans ce lien, aucun compte n’est ouvert.',
          },
    unlock: ({ path }) => ({
      subject: 'Tentatives de connexion bloquées\u00a0: confirmez que c’est bien vous',
      lines: [
        'Trop de mots de passe faux ont été saisis pour votre compte\u00a0: la connexion est suspendue pour un moment.',
        'Pour vous connecter, ouvrez ce lien dans le navigateur que vous utilisez. Il est valable 30\u00a0minutes, une seule fois.',
      ],
      button: { label: 'Me connecter avec ce navigateur', path },
      note: 'Si ce n’est pas vous, vous n’avez rien à faire\u00a0: la suspension prend fin d’elle-même.',
    }),
    invitation: ({ name, shop, path }) => ({
      subject: `${name} vous invite à rejoindre ${shop}`,
      lines: [
        `${name} vous donne accès à l’espace commerçant de ${shop}.`,
        'Cette invitation est valable 7\u00a0jours.',
      ],
      button: { label: 'Accepter l’invitation', path },
      note: NOTHING_TO_DO,
    }),
    invitation_operator: ({ name, path }, service) => ({
      subject: `Votre accès à ${service}`,
      lines: [
        `${name} vous donne accès à l’administration de ${service}.`,
        'Cette invitation est valable 7\u00a0jours.',
      ],
      button: { label: 'Accepter l’invitation', path },
      note: NOTHING_TO_DO,
    }),
    member_joined: ({ name, shop }) => ({
      subject: `${name} a rejoint ${shop}`,
      lines: [`${name} a accepté l’invitation et a maintenant accès à l’espace commerçant de ${shop}.`],
      button: { label: 'Voir l’équipe', path: '/dashboard/team' },
    }),
    role_changed: ({ shop }) => ({
      subject: `Votre rôle chez ${shop} a changé`,
      lines: [`Ce que vous pouvez faire dans l’espace commerçant de ${shop} a changé.`],
      button: { label: 'Ouvrir mon espace', path: '/dashboard' },
      note: 'Une question ? Demandez à la personne qui gère l’équipe.',
    }),
    member_removed: ({ shop }) => ({
      subject: `Vous n’avez plus accès à ${shop}`,
      lines: [`Votre accès à l’espace commerçant de ${shop} a été retiré.`],
      note: 'Une question ? Demandez à la personne qui gère l’équipe.',
    }),
    ownership_offered: ({ name, shop, path }) => ({
      subject: `${name} souhaite vous confier ${shop}`,
      lines: [
        `${name} souhaite que vous deveniez propriétaire de ${shop}.`,
        'En acceptant, vous recevez tous les droits, et cette personne devient administratrice. L’offre est valable 3\u00a0jours.',
      ],
      button: { label: 'Voir l’offre', path },
      note: NOTHING_TO_DO,
    }),
    ownership_changed: ({ shop }) => ({
      subject: `${shop} a changé de propriétaire`,
      lines: [`La propriété de ${shop} a été transmise.`],
      button: { label: 'Voir l’équipe', path: '/dashboard/team' },
      note: 'Si vous ne l’avez pas voulu, écrivez-nous tout de suite.',
    }),
    ...noticesFr,
  },
  texts: {
    phone_code: (code, service) => `${service} : ${code} est votre code. Ne le donnez à personne. Valable 10 min.`,
    receipt_sms: ({ money, shop, date, reference }, service) =>
      `${service} : ${money} payés à ${shop} le ${date}. Référence ${reference}.`,
    receipt_refund_sms: ({ money, shop, reference }, service) =>
      `${service} : ${shop} vous a remboursé ${money}. Référence ${reference}.`,
  },
  reasons: {
    link: (service) => `Vous recevez ce message parce que cette adresse a été indiquée à ${service}.`,
    security: (service) => `Vous recevez ce message pour la sécurité de votre compte ${service}.`,
    notice: (service) => `Vous recevez ce message parce que vous avez un compte ${service}.`,
    payer: (service) => `Vous recevez ce message parce que vous avez demandé un reçu à ${service} en payant.`,
    chosen: (service) =>
      `Vous recevez ce message parce que vous l’avez choisi dans votre espace ${service}, sous « Alertes ».`,
  },
  words: {
    test: '[Test]',
    rehearsal: '[Répétition]',
    orOpen: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
    colon: ' :',
  },
};
