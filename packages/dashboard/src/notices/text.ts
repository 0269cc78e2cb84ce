import type { NoticeChoice, NoticeName } from '@mitako/contract';
import { inBoth } from '../shell/both.ts';

type Both = Readonly<Record<'fr' | 'en', string>>;

const NAMES: Readonly<Record<NoticeName, { readonly label: Both; readonly hint: Both }>> = {
  payments: {
    label: { fr: 'Paiements reçus', en: 'Payments received' },
    hint: {
      fr: 'À partir du cinquième en dix minutes, un seul e‑mail les réunit. Par jour : un e‑mail chaque matin.',
      en: 'From the fifth in ten minutes on, one mail has all of them. Daily: one mail each morning.',
    },
  },
  refunds: {
    label: { fr: 'Remboursements effectués', en: 'Refunds sent' },
    hint: { fr: 'Réunis de la même façon.', en: 'Gathered in the same way.' },
  },
  disputes: {
    label: { fr: 'Litiges', en: 'Disputes' },
    hint: {
      fr: 'À l’ouverture, puis 24 heures avant la fin du délai si personne n’a répondu.',
      en: 'When one is opened, and 24 hours before its deadline if nobody has replied.',
    },
  },
  payouts: {
    label: { fr: 'Versements', en: 'Payouts' },
    hint: { fr: 'Envoyés ou échoués.', en: 'Sent or failed.' },
  },
  webhooks: {
    label: { fr: 'Webhooks', en: 'Webhooks' },
    hint: {
      fr: 'Quand une adresse échoue depuis une heure, et quand elle répond de nouveau.',
      en: 'When an endpoint has failed for an hour, and when it works again.',
    },
  },
  verification: {
    label: { fr: 'Vérification de l’entreprise', en: 'Business verification' },
    hint: { fr: 'Chaque décision.', en: 'Each decision.' },
  },
};

const CHOICES: Readonly<Record<NoticeChoice, Both>> = {
  off: { fr: 'Aucun e‑mail', en: 'No mail' },
  each: { fr: 'Chaque fois', en: 'Each time' },
  daily: { fr: 'Un total par jour', en: 'A daily total' },
};

export const TEXT = inBoth({
  notices: NAMES,
  choices: CHOICES,
  title: { fr: 'Ce que vous recevez par e‑mail', en: 'What you receive by mail' },
  intro: {
    to: (email: string, shop: string) => ({
      fr: `Les messages de ${shop} vont à ${email}.`,
      en: `Messages about ${shop} go to ${email}.`,
    }),
    live: {
      fr: 'Seul le mode réel envoie des messages, pas le mode test.',
      en: 'Only live mode sends messages, test mode does not.',
    },
    always: {
      fr: 'Ce qui touche à la sécurité (nouvelle connexion, compte de versement, clé de production, rôle) est toujours envoyé.',
      en: 'What concerns security (a new sign-in, the payout account, a live key, your role) is always sent.',
    },
    nothing: {
      fr: 'Avec votre rôle, il n’y a rien d’autre à choisir.',
      en: 'With your role there is nothing else to choose.',
    },
    noMail: {
      fr: 'La plateforme n’envoie pas encore d’e‑mails. Demandez à la personne qui l’administre.',
      en: 'This gateway does not send mail yet. Ask the people who run it.',
    },
  },
  submit: { fr: 'Enregistrer', en: 'Save' },
  done: { saved: { fr: 'Vos choix sont enregistrés.', en: 'Your choices are saved.' } },
});
