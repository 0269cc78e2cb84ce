import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Agents', en: 'Agents' },
  list: {
    name: { fr: 'Nom', en: 'Name' },
    float: { fr: 'Fonds', en: 'Float' },
    state: { fr: 'État', en: 'State' },
    since: { fr: 'Depuis', en: 'Since' },
    create: { fr: 'Créer un agent', en: 'Create an agent' },
    empty: {
      fr: 'Aucun agent. Créez-en un, puis confiez-lui des fonds\u00a0: il pourra encaisser et donner des espèces.',
      en: 'No agents. Create one, then fund the float: the agent can take and pay out cash.',
    },
  },
  active: { fr: 'Actif', en: 'Active' },
  suspended: { fr: 'Suspendu', en: 'Suspended' },
  one: {
    account: { fr: 'Compte', en: 'Account' },
    email: { fr: 'Adresse e-mail', en: 'E-mail address' },
    phone: { fr: 'Téléphone', en: 'Phone' },
    since: { fr: 'Créé le', en: 'Created' },
    id: { fr: 'Identifiant', en: 'Identifier' },
    float: { fr: (mode: string) => `Fonds (${mode})`, en: (mode: string) => `Float (${mode})` },
    fund: { fr: 'Confier des fonds', en: 'Fund the float' },
    withdraw: { fr: 'Reprendre des fonds', en: 'Take money back' },
    limits: { fr: 'Limites', en: 'Limits' },
    editLimits: { fr: 'Modifier', en: 'Change' },
    suspend: { fr: 'Suspendre', en: 'Suspend' },
    release: { fr: 'Lever la suspension', en: 'Lift the suspension' },
  },
  limits: {
    title: { fr: 'Modifier les limites', en: 'Change the limits' },
    says: {
      fr: 'Valable dès maintenant. Les jours sont ceux de Douala\u00a0; le mode test compte à part.',
      en: 'From now on. Days are those of Douala; test mode counts apart.',
    },
    cash_in_max: { fr: 'Dépôt, par opération', en: 'Cash in, each time' },
    cash_in_per_day_max: { fr: 'Dépôts, par jour', en: 'Cash in, a day' },
    cash_out_max: { fr: 'Retrait, par opération', en: 'Cash out, each time' },
    cash_out_per_day_max: { fr: 'Retraits, par jour', en: 'Cash out, a day' },
    wrong: {
      fr: 'Indiquez un montant que la passerelle peut compter.',
      en: 'Enter an amount that the gateway can count.',
    },
    submit: { fr: 'Enregistrer les limites', en: 'Save the limits' },
  },
  move: {
    fund: {
      title: { fr: 'Confier des fonds à un agent', en: 'Fund an agent’s float' },
      says: {
        fr: 'Vous avez reçu cet argent de l’agent, à la banque\u00a0: il devient des fonds qu’il peut déposer chez les clients.',
        en: 'You received this money from the agent, at the bank: it becomes a float to be paid into customers’ wallets.',
      },
      submit: { fr: 'Confier ces fonds', en: 'Fund the float' },
    },
    withdraw: {
      title: { fr: 'Reprendre des fonds à un agent', en: 'Take money back from an agent' },
      says: {
        fr: 'Vous rendez cet argent à l’agent, par la banque\u00a0: il quitte ses fonds.',
        en: 'You give this money back to the agent, by the bank: it leaves the float.',
      },
      submit: { fr: 'Reprendre ces fonds', en: 'Take this money back' },
    },
    amount: { fr: 'Montant', en: 'Amount' },
    mode: { fr: 'Mode', en: 'Mode' },
    insufficient: { fr: 'L’agent n’a pas autant de fonds.', en: 'The agent’s float does not hold that much.' },
    modeMismatch: { fr: 'Cet agent n’existe qu’en mode test.', en: 'This agent only exists in test mode.' },
  },
  suspend: {
    title: { fr: (name: string) => `Suspendre ${name}`, en: (name: string) => `Suspend ${name}` },
    says: {
      fr: 'Il peut encore lire, mais plus rien encaisser ni donner. Ses fonds restent là où ils sont.',
      en: 'The agent can still read, but neither take nor pay out cash. The float stays where it is.',
    },
    submit: { fr: 'Suspendre cet agent', en: 'Suspend this agent' },
  },
  release: {
    title: { fr: (name: string) => `Rétablir ${name}`, en: (name: string) => `Reinstate ${name}` },
    says: {
      fr: 'Il peut de nouveau encaisser et donner des espèces, dès maintenant.',
      en: 'The agent can take and pay out cash again, from now on.',
    },
    submit: { fr: 'Lever la suspension', en: 'Lift the suspension' },
  },
  create: {
    title: { fr: 'Créer un agent', en: 'Create an agent' },
    says: {
      fr: 'L’agent se connecte avec cette adresse et ce mot de passe, que vous lui transmettez. Ses limites sont celles d’usage, à modifier ensuite\u00a0; il commence sans fonds réels.',
      en: 'The agent logs in with this address and this password, which you hand over. The limits are the usual ones, to be changed later; the live float begins empty.',
    },
    name: { fr: 'Nom de l’agent', en: 'Name of the agent' },
    nameHint: { fr: 'Les clients le lisent sur leurs reçus.', en: 'Customers read it on their receipts.' },
    password: { fr: 'Premier mot de passe de l’agent', en: 'The agent’s first password' },
    submit: { fr: 'Créer le compte', en: 'Create the account' },
    taken: { fr: 'Un agent a déjà cette adresse e-mail.', en: 'An agent has this e-mail address already.' },
  },
  done: {
    created: {
      fr: 'Le compte est créé. Transmettez l’adresse e-mail et le mot de passe à l’agent.',
      en: 'The account is created. Hand the e-mail address and the password over to the agent.',
    },
    limits: { fr: 'Les limites sont enregistrées.', en: 'The limits are saved.' },
    fund: { fr: 'Les fonds sont confiés.', en: 'The float is funded.' },
    withdraw: { fr: 'Les fonds sont repris.', en: 'The money is taken back.' },
    suspended: { fr: 'L’agent est suspendu.', en: 'The agent is suspended.' },
    released: { fr: 'La suspension est levée.', en: 'The suspension is lifted.' },
  },
});
