import { plural } from '@mitako/pages';
import { inBoth } from '../shell/both.ts';

/** Texts about endpoints in both panels. */
export const TEXT = inBoth({
  failing: { fr: 'En échec', en: 'Failing' },
  since: { fr: (moment: string) => `depuis le ${moment}`, en: (moment: string) => `since ${moment}` },
  off: { fr: 'Désactivée', en: 'Disabled' },
  offByEngine: { fr: 'Désactivée après trop d’échecs', en: 'Disabled after too many failures' },
  rate: {
    fr: (delivered: number, finished: number) =>
      `${Math.floor((delivered * 100) / finished)}\u00a0% reçus (${delivered} sur ${finished})`,
    en: (delivered: number, finished: number) =>
      `${Math.floor((delivered * 100) / finished)}% received (${delivered} of ${finished})`,
  },
  none: { fr: 'Aucun envoi terminé', en: 'No completed deliveries' },
  received: {
    fr: (count: number) => plural('fr', count, { one: '# reçu', other: '# reçus' }),
    en: (count: number) => `${count} received`,
  },
  failed: {
    fr: (count: number) => plural('fr', count, { one: '# échoué', other: '# échoués' }),
    en: (count: number) => `${count} failed`,
  },
  stillFailing: {
    fr: (count: number, isMore: boolean) => (isMore ? `${count} ou plus en échec` : `${count} en échec`),
    en: (count: number, isMore: boolean) => (isMore ? `${count} or more failing` : `${count} failing`),
  },
});
