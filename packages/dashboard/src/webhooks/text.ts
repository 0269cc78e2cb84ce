import { inBoth } from '../shell/both.ts';
import { counted } from '../vocabulary/counts.ts';

/** Texts about endpoints in both panels. */
export const TEXT = inBoth({
  waiting: {
    events: counted(['# événement attend', '# événements attendent'], ['# event is waiting', '# events are waiting']),
    more: (count: string) => ({ fr: `plus de ${count}`, en: `more than ${count}` }),
    notAccepted: {
      own: { fr: '\u00a0: votre serveur ne répond pas comme attendu.', en: ': your server does not accept them.' },
      theirs: {
        fr: '\u00a0: le serveur de la boutique ne répond pas comme attendu.',
        en: ': the server of the shop does not accept them.',
      },
    },
    off: { fr: '\u00a0: cette adresse est désactivée.', en: ': this endpoint is disabled.' },
    now: { fr: 'Prochain essai dans un instant.', en: 'Next attempt in a moment.' },
    nextAt: (clock: string) => ({ fr: `Prochain essai à ${clock}.`, en: `Next attempt at ${clock}.` }),
    nextOn: (moment: string) => ({ fr: `Prochain essai le ${moment}.`, en: `Next attempt on ${moment}.` }),
  },
  since: (moment: string) => ({ fr: `depuis le ${moment}`, en: `since ${moment}` }),
  rate: (delivered: number, finished: number) => ({
    fr: `${Math.floor((delivered * 100) / finished)}\u00a0% reçues (${delivered} sur ${finished})`,
    en: `${Math.floor((delivered * 100) / finished)}% received (${delivered} of ${finished})`,
  }),
  none: { fr: 'Aucune notification terminée', en: 'No completed deliveries' },
  stillFailing: (count: number, isMore: boolean) => ({
    fr: isMore ? `${count} ou plus en échec` : `${count} en échec`,
    en: isMore ? `${count} or more failing` : `${count} failing`,
  }),
});
