import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  list: {
    empty: {
      fr: 'Aucun agent. Créez-en un, puis confiez-lui des fonds\u00a0: il pourra encaisser et donner des espèces.',
      en: 'No agents. Create one, then fund the float: the agent can accept and pay out cash.',
    },
  },
  one: {
    float: (mode: string) => ({ fr: `Fonds (${mode})`, en: `Float (${mode})` }),
    fund: { fr: 'Confier des fonds', en: 'Fund the float' },
    withdraw: { fr: 'Reprendre des fonds', en: 'Withdraw money' },
  },
  transactions: {
    title: (agent: string) => ({ fr: `Fonds\u00a0: ${agent}`, en: `Float: ${agent}` }),
    label: { fr: 'Mouvements des fonds', en: 'Float transactions' },
    empty: { fr: 'Aucun mouvement.', en: 'No transactions.' },
  },
  limits: {
    title: { fr: 'Modifier les limites', en: 'Change the limits' },
    explanation: {
      fr: 'Valable dès maintenant. Les jours sont ceux de Douala\u00a0; le mode test compte à part.',
      en: 'They apply from now on. Days are in Douala time; test mode is counted separately.',
    },
    wrong: {
      fr: 'Indiquez un montant que la plateforme peut compter.',
      en: 'Enter a valid amount.',
    },
    submit: { fr: 'Enregistrer les limites', en: 'Save the limits' },
  },
  move: {
    fund: {
      title: { fr: 'Confier des fonds à un agent', en: 'Fund an agent’s float' },
      explanation: {
        fr: 'Vous avez reçu cet argent de l’agent, à la banque\u00a0: il devient des fonds qu’il peut déposer chez les clients. Une erreur se corrige en reprenant les fonds.',
        en: 'You received this money from the agent by bank transfer: it becomes float, which the agent can deposit into customers’ wallets. Correct a mistake by withdrawing the money.',
      },
      submit: { fr: 'Confier ces fonds', en: 'Fund the float' },
    },
    withdraw: {
      title: { fr: 'Reprendre des fonds à un agent', en: 'Withdraw money from an agent’s float' },
      explanation: {
        fr: 'Vous rendez cet argent à l’agent, par la banque, ou vous corrigez des fonds confiés par erreur\u00a0: il quitte ses fonds.',
        en: 'You return this money to the agent by bank transfer, or correct a float that was funded by mistake: it leaves the float.',
      },
      submit: { fr: 'Reprendre ces fonds', en: 'Withdraw this money' },
    },
    insufficient: { fr: 'L’agent n’a pas autant de fonds.', en: 'The agent’s float is too low.' },
    present: { fr: 'Fonds actuels', en: 'Current float' },
    modeMismatch: { fr: 'Cet agent n’existe qu’en mode test.', en: 'This agent only exists in test mode.' },
  },
  suspend: {
    title: (name: string) => ({ fr: `Suspendre ${name}`, en: `Suspend ${name}` }),
    explanation: {
      fr: 'Il peut encore lire, mais plus rien encaisser ni donner. Ses fonds restent là où ils sont.',
      en: 'The agent can still log in, but neither accept nor pay out cash. The float is unchanged.',
    },
    submit: { fr: 'Suspendre cet agent', en: 'Suspend this agent' },
    reasonHint: { fr: 'L’agent le lit.', en: 'The agent reads it.' },
    why: { fr: 'Pourquoi l’agent est suspendu', en: 'Why the agent is suspended' },
  },
  release: {
    title: (name: string) => ({ fr: `Rétablir ${name}`, en: `Reinstate ${name}` }),
    explanation: {
      fr: 'Il peut de nouveau encaisser et donner des espèces, dès maintenant.',
      en: 'The agent can accept and pay out cash again.',
    },
  },
  create: {
    explanation: {
      fr: 'L’agent se connecte avec cette adresse et ce mot de passe, que vous lui transmettez. Ses limites sont celles d’usage, à modifier ensuite\u00a0; il commence sans fonds réels, et avec des fonds fictifs en mode test.',
      en: 'The agent logs in with this address and password, which you provide. The limits are the defaults and can be changed later; the live float starts empty, the test float with test money.',
    },
    name: { fr: 'Nom de l’agent', en: 'Agent’s name' },
    nameHint: { fr: 'Les clients le lisent sur leurs reçus.', en: 'Shown to customers on receipts.' },
    password: { fr: 'Premier mot de passe de l’agent', en: 'Agent’s initial password' },
    taken: {
      fr: 'Un agent a déjà cette adresse e\u2011mail.',
      en: 'An agent with this e-mail address already exists.',
    },
  },
  done: {
    created: {
      fr: 'Le compte est créé. Transmettez l’adresse e\u2011mail et le mot de passe à l’agent.',
      en: 'The account was created. Give the e-mail address and password to the agent.',
    },
    limits: { fr: 'Les limites sont enregistrées.', en: 'The limits were saved.' },
    fund: { fr: 'Les fonds sont confiés.', en: 'The float was funded.' },
    withdraw: { fr: 'Les fonds sont repris.', en: 'The money was withdrawn.' },
    suspended: { fr: 'L’agent est suspendu.', en: 'The agent was suspended.' },
    released: { fr: 'La suspension est levée.', en: 'The suspension was lifted.' },
  },
});
