import { inBoth } from '../shell/both.ts';

/** Texts about endpoints in both panels. */
export const TEXT = inBoth({
  since: (moment: string) => ({ fr: `depuis le ${moment}`, en: `since ${moment}` }),
  rate: (delivered: number, finished: number) => ({
    fr: `${Math.floor((delivered * 100) / finished)}\u00a0% reçus (${delivered} sur ${finished})`,
    en: `${Math.floor((delivered * 100) / finished)}% received (${delivered} of ${finished})`,
  }),
  none: { fr: 'Aucun envoi terminé', en: 'No completed deliveries' },
  stillFailing: (count: number, isMore: boolean) => ({
    fr: isMore ? `${count} ou plus en échec` : `${count} en échec`,
    en: isMore ? `${count} or more failing` : `${count} failing`,
  }),
});
