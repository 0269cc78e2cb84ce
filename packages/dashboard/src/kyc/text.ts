import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  meaning: {
    not_started: {
      fr: 'Pour encaisser de l’argent réel, dites-nous qui vous êtes. Cinq réponses suffisent. En attendant, tout s’essaie en mode test.',
      en: 'To accept real payments, tell us about your business: five questions. Until then you can try everything in test mode.',
    },
    pending: {
      fr: 'Nous vérifions votre dossier. Vous n’avez rien à faire\u00a0: la réponse s’affichera ici. En attendant, tout s’essaie en mode test.',
      en: 'We are reviewing your submission. You do not need to do anything: the result will be shown here. Until then you can try everything in test mode.',
    },
    approved: {
      fr: 'Votre dossier est approuvé\u00a0: vous pouvez créer des clés réelles et encaisser.',
      en: 'Your business is verified: you can create live keys and accept real payments.',
    },
    rejected: {
      fr: 'Votre dossier est refusé, et seul le mode test est ouvert. Lisez pourquoi, corrigez, puis envoyez-le de nouveau.',
      en: 'Your business verification was rejected, and only test mode is available. Read the reason, correct your submission, and submit it again.',
    },
    needs_info: {
      fr: 'Il manque quelque chose à votre dossier, et seul le mode test est ouvert. Lisez ce qui est demandé, complétez, puis envoyez-le de nouveau.',
      en: 'Your business verification is incomplete, and only test mode is available. Read what is required, complete your submission, and submit it again.',
    },
  },
  note: { fr: 'Ce qui vous est demandé', en: 'What is required' },
  sent: { fr: 'Ce que vous avez envoyé', en: 'Your submission' },
  form: {
    title: { fr: 'Votre dossier', en: 'Your business' },
    again: { fr: 'Corriger et renvoyer', en: 'Correct and resubmit' },
    submit: { fr: 'Envoyer le dossier', en: 'Submit' },
    alreadySubmitted: {
      fr: 'Ce dossier a déjà été envoyé, depuis une autre page sans doute. Rien n’est perdu.',
      en: 'This was already submitted, perhaps from another page. Nothing is lost.',
    },
  },
  fields: {
    legal_name: {
      label: { fr: 'Nom légal', en: 'Legal name' },
      hint: { fr: 'Tel qu’il figure au registre du commerce.', en: 'As in the trade register.' },
      wrong: { fr: 'Indiquez le nom légal de l’entreprise.', en: 'Enter the legal name of the business.' },
    },
    registration_number: {
      label: { fr: 'Numéro d’immatriculation', en: 'Registration number' },
      hint: { fr: 'RCCM ou numéro de contribuable.', en: 'RCCM or taxpayer number.' },
      wrong: { fr: 'Indiquez le RCCM ou le numéro de contribuable.', en: 'Enter the RCCM or the taxpayer number.' },
    },
    address: {
      label: { fr: 'Adresse', en: 'Address' },
      hint: { fr: 'Rue ou quartier, ville, pays.', en: 'Street or district, town, country.' },
      wrong: { fr: 'Indiquez l’adresse de l’entreprise.', en: 'Enter the address of the business.' },
    },
    representative_name: {
      label: { fr: 'Nom du représentant', en: 'Name of the representative' },
      hint: { fr: 'La personne qui engage l’entreprise.', en: 'The person authorised to act for the business.' },
      wrong: { fr: 'Indiquez le nom du représentant.', en: 'Enter the name of the representative.' },
    },
    representative_id_number: {
      label: { fr: 'Numéro de sa pièce d’identité', en: 'Identity document number' },
      hint: { fr: 'Carte nationale d’identité ou passeport.', en: 'National identity card or passport.' },
      wrong: { fr: 'Indiquez le numéro de la pièce d’identité.', en: 'Enter the number of the identity document.' },
    },
  },
  documents: {
    title: { fr: 'Documents', en: 'Documents' },
    label: { fr: 'Document', en: 'Document' },
    hint: {
      fr: 'Facultatif\u00a0: extrait du RCCM, carte du contribuable, pièce d’identité du représentant (recto et verso). PDF, JPEG ou PNG, 5\u00a0Mo au plus\u00a0; dix documents en tout.',
      en: 'Optional: trade register extract, taxpayer card, identity document of the representative (both sides). PDF, JPEG or PNG, at most 5 MB; ten documents in all.',
    },
  },
  history: {
    submitted: { fr: 'Dossier envoyé', en: 'Submitted' },
    decisions: {
      approved: { fr: 'Dossier approuvé', en: 'Approved' },
      rejected: { fr: 'Dossier refusé', en: 'Rejected' },
      needs_info: { fr: 'Complément demandé', en: 'Information requested' },
    },
  },
  done: {
    submitted: { fr: 'Votre dossier est envoyé. Nous l’examinons.', en: 'Submitted. We are reviewing it.' },
  },
});
