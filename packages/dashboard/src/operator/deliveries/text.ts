import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Envois échoués', en: 'Failed deliveries' },
  label: { fr: 'Envois', en: 'Deliveries' },
  intro: {
    fr: 'Ce que les boutiques devaient apprendre et n’ont pas reçu.',
    en: 'Notifications that shops did not receive.',
  },
  empty: {
    fr: 'Aucun envoi en échec ni échoué\u00a0: toutes les boutiques reçoivent ce qu’elles doivent savoir.',
    en: 'No failing or failed deliveries: every shop receives its notifications.',
  },
  replayOne: {
    title: { fr: 'Renvoyer cet envoi', en: 'Send this delivery again' },
    says: {
      fr: 'Le même événement part de nouveau à la même adresse, avec le même identifiant\u00a0: une boutique qui l’a déjà traité le reconnaît.',
      en: 'The same event is sent again to the same address with the same id, so the shop can recognise it.',
    },
    submit: { fr: 'Renvoyer', en: 'Send again' },
    endpointOff: {
      fr: 'Le marchand a désactivé cette adresse\u00a0: il doit d’abord l’activer.',
      en: 'The merchant disabled this address: it must be enabled first.',
    },
  },
});
