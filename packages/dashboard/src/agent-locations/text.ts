import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  intro: {
    fr: 'Les clients les voient, ville par ville, quand ils choisissent de payer en espèces.',
    en: 'Customers see them, town by town, when they choose to pay in cash.',
  },
  list: {
    place: { fr: 'Lieu', en: 'Place' },
    create: { fr: 'Ajouter un point', en: 'Add a location' },
    empty: {
      fr: 'Aucun point. Ajoutez ceux où vos agents prennent des espèces.',
      en: 'No locations. Add those where your agents accept cash.',
    },
  },
  form: {
    create: { fr: 'Ajouter un point de vente', en: 'Add an agent location' },
    edit: { fr: 'Modifier ce point de vente', en: 'Edit this location' },
    fields: {
      name: {
        label: { fr: 'Nom du kiosque ou de l’agent', en: 'Name of the kiosk or agent' },
        wrong: { fr: 'Indiquez un nom, 80 caractères au plus.', en: 'Enter a name of at most 80 characters.' },
      },
      town: {
        hint: {
          fr: 'Écrivez-la toujours de la même façon\u00a0: les clients choisissent par ville.',
          en: 'Always spell it the same: customers choose by town.',
        },
        wrong: { fr: 'Indiquez une ville, 60 caractères au plus.', en: 'Enter a town of at most 60 characters.' },
      },
      place: {
        label: { fr: 'Quartier, rue ou repère', en: 'Quarter, street or landmark' },
        wrong: { fr: 'Indiquez un lieu, 160 caractères au plus.', en: 'Enter a place of at most 160 characters.' },
      },
      hours: {
        hint: { fr: 'Lun–sam, 8 h – 20 h', en: 'Mon–Sat, 8 am – 8 pm' },
        wrong: { fr: '80 caractères au plus.', en: 'At most 80 characters.' },
      },
      phone: {
        wrong: { fr: 'Indiquez un numéro comme +237653456789.', en: 'Enter a number such as +237653456789.' },
      },
      active: { label: { fr: 'Sur la page de paiement', en: 'On the checkout' } },
    },
  },
  done: {
    created: { fr: 'Le point est ajouté.', en: 'The location was added.' },
    changed: { fr: 'Le point est modifié.', en: 'The location was changed.' },
  },
});
