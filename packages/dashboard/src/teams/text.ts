import { inBoth } from '../shell/both.ts';

/** What a role may do, in a sentence. */
const MAY = {
  owner: { fr: 'Tout, et céder la boutique.', en: 'Everything, and hand the shop over.' },
  administrator: {
    fr: 'Tout, sauf nommer ou retirer des administrateurs.',
    en: 'Everything but making or removing administrators.',
  },
  finance: {
    fr: 'Paiements, remboursements, solde, versements et rapports.',
    en: 'Payments, refunds, balance, payouts and reports.',
  },
  support: {
    fr: 'Paiements, caisse, liens, clients, remboursements et litiges. Pas le solde.',
    en: 'Payments, till, links, customers, refunds and disputes. No balance.',
  },
  developer: {
    fr: 'Clés de test, webhooks, événements et bac à sable. Ni clé réelle, ni remboursement.',
    en: 'Test keys, webhooks, events and sandbox. No live key, no refund.',
  },
  cashier: {
    fr: 'Encaisse et voit les ventes du jour. Ni remboursement, ni solde, ni clés.',
    en: 'Takes payments and sees the sales of the day. No refund, no balance, no keys.',
  },
  viewer: {
    fr: 'Consulte. Ni clés, ni dossier, ni compte de versement.',
    en: 'Reads. No keys, no documents, no payout account.',
  },
};

/** The same of the operator’s roles, where it is another. */
const STAFF_MAY = {
  administrator: { fr: 'Tout.', en: 'Everything.' },
  finance: {
    fr: 'Tentatives, remboursements, versements et fonds des agents. Consulte le reste.',
    en: 'Attempts, refunds, payouts and floats. Reads the rest.',
  },
  support: {
    fr: 'Agents, litiges, renvois, moyens de paiement et messages. Ne déplace pas d’argent.',
    en: 'Agents, disputes, resends, methods and messages. Moves no money.',
  },
  compliance: {
    fr: 'Dossiers, commerçants, litiges et journal d’audit.',
    en: 'Verification, merchants, disputes and audit log.',
  },
  auditor: { fr: 'Consulte tout, et contrôle le grand livre.', en: 'Reads everything, and checks the ledger.' },
  monitor: { fr: 'Lit la santé et les mesures, rien d’autre.', en: 'Reads health and metrics alone.' },
};

export const TEXT = inBoth({
  may: MAY,
  staffMay: STAFF_MAY,
  colon: { fr: '\u00a0: ', en: ': ' },
  intro: {
    fr: 'Chacun se connecte avec sa propre adresse, et ce que chacun fait est dans l’activité.',
    en: 'Everybody logs in with their own address, and what each one does is in the activity.',
  },
  empty: { fr: 'Personne n’a encore été invité.', en: 'Nobody has been invited yet.' },
  columns: {
    member: { fr: 'Membre', en: 'Member' },
    access: { fr: 'Accès', en: 'Access' },
    since: { fr: 'Depuis', en: 'Since' },
  },
  states: {
    invited: { fr: 'Invitation envoyée', en: 'Invited' },
    active: { fr: 'Actif', en: 'Active' },
    removed: { fr: 'Sans accès', en: 'No access' },
  },
  expired: { fr: 'Invitation expirée', en: 'Invitation expired' },
  offered: { fr: 'Propriété proposée', en: 'Ownership offered' },
  you: { fr: 'Vous', en: 'You' },
  until: { fr: 'Invitation valable jusqu’au', en: 'Invitation valid until' },
  removedOn: { fr: 'Accès retiré le', en: 'Access ended' },
  manage: { fr: 'Gérer', en: 'Manage' },
  manageNamed: (name: string) => ({ fr: `Gérer l’accès de ${name}`, en: `Manage the access of ${name}` }),
  rules: {
    title: { fr: 'Double authentification de l’équipe', en: 'Second factor of the team' },
    on: {
      fr: 'Chaque membre doit l’avoir\u00a0: une application ou une clé d’accès, en plus du mot de passe.',
      en: 'Each member must have one: an application or a passkey, beside the password.',
    },
    off: {
      fr: 'Chacun décide s’il l’active. Vous pouvez la demander à tous.',
      en: 'Each member decides. You may require it of all.',
    },
    begin: {
      open: { fr: 'La demander à tous', en: 'Require it of all' },
      explanation: {
        fr: 'Qui ne l’a pas encore garde son accès pendant 8 heures, vous compris. Ensuite, seule la page de son compte lui reste ouverte, jusqu’à ce qu’il l’active.',
        en: 'Who has none yet keeps the access for 8 hours, you included. Then only the page of the own account stays open, until one is set up.',
      },
    },
    end: {
      open: { fr: 'Ne plus la demander', en: 'Require it no longer' },
      explanation: {
        fr: 'Ceux qui l’ont activée la gardent. Chacun pourra la retirer.',
        en: 'Those who have one keep it. Each may remove it.',
      },
    },
  },
  done: {
    ruleOn: { fr: 'La double authentification est demandée à tous.', en: 'A second factor is required of all.' },
    ruleOff: { fr: 'La double authentification n’est plus demandée.', en: 'A second factor is no longer required.' },
    invited: { fr: 'L’invitation est envoyée par e\u2011mail.', en: 'The invitation was sent by e-mail.' },
    updated: { fr: 'Le rôle est changé.', en: 'The role was changed.' },
    removed: { fr: 'L’accès est retiré.', en: 'The access was removed.' },
    enabled: { fr: 'L’accès est rétabli.', en: 'The access was restored.' },
    signedOut: { fr: 'Tous ses appareils sont déconnectés.', en: 'All their devices were logged out.' },
    offered: { fr: 'L’offre est faite. Elle vaut trois jours.', en: 'The offer was made. It is valid for three days.' },
    withdrawn: { fr: 'L’offre est retirée.', en: 'The offer was withdrawn.' },
    accepted: { fr: 'La boutique est à vous.', en: 'The shop is yours.' },
  },
  invite: {
    open: { fr: 'Inviter', en: 'Invite' },
    title: { fr: 'Inviter une personne', en: 'Invite a person' },
    submit: { fr: 'Envoyer l’invitation', en: 'Send the invitation' },
    email: {
      fr: 'L’invitation ne vaut que pour cette adresse, pendant sept jours.',
      en: 'The invitation is for this address alone, for seven days.',
    },
    exists: { fr: 'Cette personne est déjà membre, ou invitée.', en: 'This person is a member already, or invited.' },
    limit: {
      fr: 'L’équipe est complète\u00a0: retirez d’abord quelqu’un.',
      en: 'The team is full: remove somebody first.',
    },
  },
  handOver: {
    title: { fr: 'Invitation à remettre', en: 'Invitation to hand over' },
    name: { fr: 'Adresse de l’invitation', en: 'Address of the invitation' },
    how: {
      fr: 'Le service n’envoie pas d’e\u2011mail\u00a0: remettez cette adresse vous-même, à cette personne seulement.',
      en: 'The service sends no mail: hand this address over yourself, to this person only.',
    },
    back: { fr: 'L’équipe', en: 'The team' },
  },
  role: {
    open: { fr: 'Changer le rôle', en: 'Change the role' },
    title: { fr: 'Changer le rôle', en: 'Change the role' },
    onlyOwner: {
      fr: 'Seul le propriétaire nomme et change les administrateurs.',
      en: 'Only the owner makes and changes administrators.',
    },
    lastAdministrator: {
      fr: 'Il faut au moins un administrateur\u00a0: nommez-en d’abord un autre.',
      en: 'One administrator must remain: make another one first.',
    },
  },
  remove: {
    open: { fr: 'Retirer l’accès', en: 'Remove the access' },
    title: { fr: 'Retirer l’accès\u00a0?', en: 'Remove the access?' },
    consequence: (name: string) => ({
      fr: `${name} est déconnecté partout, tout de suite, et ne peut plus se connecter ici.`,
      en: `${name} is logged out everywhere at once, and can no longer log in here.`,
    }),
  },
  enable: {
    open: { fr: 'Rétablir l’accès', en: 'Restore the access' },
    title: { fr: 'Rétablir l’accès\u00a0?', en: 'Restore the access?' },
    consequence: (name: string) => ({
      fr: `${name} peut se connecter de nouveau, avec le même mot de passe.`,
      en: `${name} can log in again, with the same password.`,
    }),
  },
  sessions: {
    open: { fr: 'Déconnecter ses appareils', en: 'Log out their devices' },
    title: { fr: 'Appareils connectés', en: 'Logged-in devices' },
    device: { fr: 'Appareil', en: 'Device' },
    used: { fr: 'Dernière utilisation', en: 'Last used' },
    none: (name: string) => ({
      fr: `${name} n’a aucun appareil connecté.`,
      en: `${name} has no logged-in device.`,
    }),
    consequence: (name: string) => ({
      fr: `${name} doit se reconnecter partout.`,
      en: `${name} has to log in again everywhere.`,
    }),
  },
  renew: {
    open: { fr: 'Inviter de nouveau', en: 'Invite again' },
    title: { fr: 'Inviter de nouveau\u00a0?', en: 'Invite again?' },
    consequence: (name: string) => ({
      fr: `L’invitation précédente de ${name} ne vaut plus.`,
      en: `The earlier invitation of ${name} is no longer good.`,
    }),
  },
  offer: {
    open: { fr: 'Céder la boutique', en: 'Hand the shop over' },
    title: { fr: 'Céder la boutique\u00a0?', en: 'Hand the shop over?' },
    consequence: (name: string) => ({
      fr: `Si ${name} accepte dans les trois jours, ${name} devient propriétaire et vous devenez administrateur.`,
      en: `If ${name} accepts within three days, ${name} becomes the owner and you become an administrator.`,
    }),
    withdraw: { fr: 'Retirer l’offre', en: 'Withdraw the offer' },
    withdrawTitle: { fr: 'Retirer l’offre\u00a0?', en: 'Withdraw the offer?' },
    gone: { fr: 'Cette offre n’existe plus.', en: 'This offer no longer exists.' },
    waits: { fr: 'On vous propose de devenir propriétaire.', en: 'You are offered the ownership.' },
    see: { fr: 'Voir l’offre', en: 'See the offer' },
    accept: { fr: 'Devenir propriétaire', en: 'Become the owner' },
    acceptConsequence: {
      fr: 'Vous recevez tous les droits. Le propriétaire actuel devient administrateur.',
      en: 'You receive all rights. The present owner becomes an administrator.',
    },
  },
  shops: {
    title: { fr: 'Mes boutiques', en: 'My shops' },
    here: { fr: 'Vous êtes ici', en: 'You are here' },
    switch: { fr: 'Ouvrir', en: 'Open' },
    switchNamed: (name: string) => ({ fr: `Ouvrir ${name}`, en: `Open ${name}` }),
    leave: { fr: 'Quitter cette équipe', en: 'Leave this team' },
    leaveTitle: { fr: 'Quitter cette équipe\u00a0?', en: 'Leave this team?' },
    leaveConsequence: {
      fr: 'Vous êtes déconnecté de cette boutique et n’y avez plus accès.',
      en: 'You are logged out of this shop and no longer have access to it.',
    },
  },
  join: {
    title: { fr: 'Rejoindre l’équipe', en: 'Join the team' },
    intro: (team: string, role: string) => ({
      fr: `${team} vous invite. Rôle\u00a0: ${role}.`,
      en: `${team} invites you. Role: ${role}.`,
    }),
    known: {
      fr: 'Cette adresse a un compte\u00a0: entrez son mot de passe.',
      en: 'This address has an account: enter its password.',
    },
    submit: { fr: 'Accepter', en: 'Accept' },
    invalid: { fr: 'Cette invitation ne vaut plus', en: 'This invitation is no longer good' },
    ask: {
      fr: 'Elle a été utilisée, retirée ou a expiré. Demandez-en une nouvelle à la personne qui vous a invité.',
      en: 'It was used, withdrawn or has expired. Ask the person who invited you for a new one.',
    },
    wrong: { fr: 'Mauvais mot de passe.', en: 'Wrong password.' },
    member: { fr: 'Vous êtes déjà membre\u00a0: connectez-vous.', en: 'You are a member already: log in.' },
  },
  keys: {
    intro: {
      fr: 'Pour vos programmes. Chaque clé a un seul rôle.',
      en: 'For your programs. Each key has one role.',
    },
    empty: { fr: 'Aucune clé.', en: 'No keys.' },
    used: { fr: 'Dernier usage', en: 'Last used' },
    never: { fr: 'Jamais', en: 'Never' },
    title: { fr: 'Nouvelle clé', en: 'New key' },
    days: { fr: 'Durée de validité', en: 'Valid for' },
    forever: { fr: 'Sans fin', en: 'No end' },
    keep: {
      fr: 'Gardez-la maintenant\u00a0: elle ne sera plus montrée.',
      en: 'Keep it now: it will not be shown again.',
    },
    secret: { fr: 'Clé', en: 'Key' },
    revoke: { fr: 'Révoquer', en: 'Revoke' },
    revokeTitle: { fr: 'Révoquer cette clé\u00a0?', en: 'Revoke this key?' },
    revokeConsequence: (name: string) => ({
      fr: `Les programmes qui se servent de ${name} sont refusés tout de suite.`,
      en: `Programs that use ${name} are rejected at once.`,
    }),
    revoked: { fr: 'La clé est révoquée.', en: 'The key was revoked.' },
    addresses: { fr: 'Adresses', en: 'Addresses' },
    rename: { fr: 'Renommer', en: 'Rename' },
    renameTitle: { fr: 'Renommer cette clé', en: 'Rename this key' },
    renamed: { fr: 'La clé a un nouveau nom.', en: 'The key has a new name.' },
    addressesTitle: { fr: 'D’où la clé est acceptée', en: 'Where the key is accepted from' },
    addressesHint: {
      fr: 'Une adresse ou un bloc par ligne, 20 au plus\u00a0: 203.0.113.7 ou 203.0.113.0/24. Vide\u00a0: de partout.',
      en: 'One address or block a line, 20 at most: 203.0.113.7 or 203.0.113.0/24. Empty: from everywhere.',
    },
    addressesWrong: { fr: 'Écrivez des adresses ou des blocs CIDR.', en: 'Enter addresses or CIDR blocks.' },
    addressesSet: { fr: 'Les adresses sont enregistrées.', en: 'The addresses were saved.' },
    everywhere: { fr: 'De partout', en: 'From everywhere' },
  },
});
