import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Notifications en échec', en: 'Failing and failed deliveries' },
  intro: {
    fr: 'Les événements que les boutiques n’ont pas reçus.',
    en: 'Notifications that shops did not receive.',
  },
  empty: {
    fr: 'Aucune notification en échec\u00a0: toutes les boutiques reçoivent leurs événements.',
    en: 'No failing or failed deliveries: every shop receives its notifications.',
  },
  replayOne: {
    title: { fr: 'Renvoyer cette notification', en: 'Resend this delivery' },
    explanation: {
      fr: 'Le même événement part de nouveau à la même adresse, avec le même identifiant\u00a0: une boutique qui l’a déjà traité le reconnaît.',
      en: 'The same event is resent to the same endpoint with the same id, so the shop can recognise it.',
    },
    endpointOff: {
      fr: 'Cette adresse est désactivée\u00a0: la boutique doit d’abord l’activer.',
      en: 'This endpoint is disabled: the shop must enable it first.',
    },
  },
});
