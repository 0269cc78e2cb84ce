import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Dossier', en: 'Business file' },
  names: {
    not_started: { fr: 'À remplir', en: 'To be filled in' },
    pending: { fr: 'En examen', en: 'Being checked' },
    approved: { fr: 'Approuvé', en: 'Approved' },
    rejected: { fr: 'Refusé', en: 'Rejected' },
    needs_info: { fr: 'À compléter', en: 'To be completed' },
  },
  meaning: {
    not_started: {
      fr: 'Pour encaisser de l’argent réel, dites-nous qui vous êtes. Cinq réponses suffisent. En attendant, tout s’essaie en mode test.',
      en: 'To take real money, tell us who you are. It takes five answers. Until then everything can be tried in test mode.',
    },
    pending: {
      fr: 'Nous vérifions votre dossier. Vous n’avez rien à faire\u00a0: la réponse s’affichera ici. En attendant, tout s’essaie en mode test.',
      en: 'We are checking your file. There is nothing for you to do: the answer will be shown here. Until then everything can be tried in test mode.',
    },
    approved: {
      fr: 'Votre dossier est approuvé\u00a0: vous pouvez créer des clés réelles et encaisser.',
      en: 'Your file is approved: you can create live keys and take real money.',
    },
    rejected: {
      fr: 'Votre dossier est refusé, et seul le mode test est ouvert. Lisez pourquoi, corrigez, puis envoyez-le de nouveau.',
      en: 'Your file is rejected, and only test mode is open. Read why, correct it, and send it again.',
    },
    needs_info: {
      fr: 'Il manque quelque chose à votre dossier, et seul le mode test est ouvert. Lisez ce qui est demandé, complétez, puis envoyez-le de nouveau.',
      en: 'Something is missing in your file, and only test mode is open. Read what is asked for, complete it, and send it again.',
    },
  },
  note: { fr: 'Ce qui vous est demandé', en: 'What you are asked for' },
  submitted: { fr: 'Envoyé le', en: 'Sent' },
  decided: { fr: 'Réponse le', en: 'Answered' },
  sent: { fr: 'Ce que vous avez envoyé', en: 'What you sent' },
  form: {
    title: { fr: 'Votre dossier', en: 'Your file' },
    again: { fr: 'Corriger et renvoyer', en: 'Correct and send again' },
    submit: { fr: 'Envoyer le dossier', en: 'Send the file' },
    alreadySubmitted: {
      fr: 'Ce dossier a déjà été envoyé, depuis une autre page sans doute. Rien n’est perdu.',
      en: 'This file was sent already, from another page perhaps. Nothing is lost.',
    },
  },
  fields: {
    legal_name: {
      label: { fr: 'Nom légal', en: 'Legal name' },
      hint: { fr: 'Tel qu’il figure au registre du commerce.', en: 'As it is in the trade register.' },
      wrong: { fr: 'Indiquez le nom légal de l’entreprise.', en: 'Enter the legal name of the business.' },
    },
    registration_number: {
      label: { fr: 'Numéro d’immatriculation', en: 'Registration number' },
      hint: { fr: 'RCCM ou numéro de contribuable.', en: 'RCCM or taxpayer number.' },
      wrong: { fr: 'Indiquez le RCCM ou le numéro de contribuable.', en: 'Enter the RCCM or the taxpayer number.' },
    },
    address: {
      label: { fr: 'Adresse', en: 'Address' },
      hint: { fr: 'Rue ou quartier, ville, pays.', en: 'Street or quarter, town, country.' },
      wrong: { fr: 'Indiquez l’adresse de l’entreprise.', en: 'Enter the address of the business.' },
    },
    representative_name: {
      label: { fr: 'Nom du représentant', en: 'Name of the representative' },
      hint: { fr: 'La personne qui engage l’entreprise.', en: 'Who acts for the business.' },
      wrong: { fr: 'Indiquez le nom du représentant.', en: 'Enter the name of the representative.' },
    },
    representative_id_number: {
      label: { fr: 'Numéro de sa pièce d’identité', en: 'Number of their identity document' },
      hint: { fr: 'Carte nationale d’identité ou passeport.', en: 'National identity card or passport.' },
      wrong: { fr: 'Indiquez le numéro de la pièce d’identité.', en: 'Enter the number of the identity document.' },
    },
  },
  history: {
    title: { fr: 'Historique', en: 'History' },
    submitted: { fr: 'Dossier envoyé', en: 'File sent' },
    decisions: {
      approved: { fr: 'Dossier approuvé', en: 'File approved' },
      rejected: { fr: 'Dossier refusé', en: 'File rejected' },
      needs_info: { fr: 'Complément demandé', en: 'More asked for' },
    },
  },
  done: {
    submitted: { fr: 'Votre dossier est envoyé. Nous l’examinons.', en: 'Your file is sent. We are checking it.' },
  },
});
