import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Envois échoués', en: 'Failed deliveries' },
  label: { fr: 'Envois', en: 'Deliveries' },
  intro: {
    fr: 'Ce que les boutiques devaient apprendre et n’ont pas reçu.',
    en: 'What shops were to be told and did not receive.',
  },
  empty: {
    fr: 'Aucun envoi en échec ni échoué\u00a0: toutes les boutiques reçoivent ce qu’elles doivent savoir.',
    en: 'No failing or failed delivery: every shop receives what there is to know.',
  },
  replayOne: {
    title: { fr: 'Renvoyer cet envoi', en: 'Send this again' },
    says: {
      fr: 'Le même événement part de nouveau à la même adresse, avec le même identifiant\u00a0: une boutique qui l’a déjà traité le reconnaît.',
      en: 'The same event leaves again for the same address, with the same id: a shop that has handled it already knows it by that.',
    },
    submit: { fr: 'Renvoyer', en: 'Send again' },
    endpointOff: {
      fr: 'Le marchand a désactivé cette adresse\u00a0: il doit d’abord l’activer.',
      en: 'The merchant switched this address off: it has to be switched on first.',
    },
  },
});
