import { column, figure } from '../components/table.tsx';
import { list } from '../components/list.tsx';
import { Method } from '../vocabulary/methods.tsx';
import { moneyOf } from '../components/money.ts';
import { Badge, Moment } from '../components/small.tsx';
import { inBoth } from '../shell/both.ts';
import type { Section } from '../shell/page.ts';
import { Status } from '../vocabulary/statuses.tsx';
import { merchantFilter, modeFilter } from '../components/owned-list.tsx';
import { merchantNames } from '../merchants/merchant-names.tsx';
import { ModeBadge, Since } from '../components/since.tsx';

export const TEXT = inBoth({
  intro: {
    fr: 'Cet argent est arrivé après la fin de son paiement, ou un litige a été tranché pour le client. Il est mis de côté jusqu’à ce que le client l’ait de nouveau.',
    en: 'This money arrived after its payment was final, or a dispute over it was decided for the customer. It is held until the customer has it back.',
  },
  empty: { fr: 'Aucun argent à rendre.', en: 'No money is held for return.' },
  lostDispute: { fr: 'Litige perdu', en: 'Lost dispute' },
  tries: (count: number) => ({
    fr: `${count} demande${count > 1 ? 's' : ''}`,
    en: `${count} ${count === 1 ? 'request' : 'requests'}`,
  }),
  next: { fr: 'À faire', en: 'Next step' },
  steps: {
    wait: {
      fr: 'Rien : la plateforme redemande à l’opérateur',
      en: 'Nothing: the gateway asks the provider again',
    },
    ask_provider: {
      fr: 'Demander à l’opérateur s’il rend l’argent, puis l’enregistrer',
      en: 'Ask the provider whether the refund is on its way, then record it',
    },
    return_by_hand: {
      fr: 'Rendre l’argent vous-même, puis l’enregistrer',
      en: 'Return the money yourself, then record it',
    },
  },
});

/** The money of late payments and lost disputes, which waits in suspense, each with the next step. */
const listUnappliedFunds = list('listUnappliedFunds', (page) => {
  const { intro, empty, lostDispute, tries, next, steps } = TEXT[page.locale];
  return {
    title: page.subjects.unapplied_funds,
    intro,
    filters: [modeFilter(page), merchantFilter(page)],
    columns: async (rows) => {
      const names = await merchantNames(page, rows);
      return [
        column(
          page.names.merchant,
          ({ attempt_id: id, dispute_id: dispute, merchant_id: merchant, method, livemode }) => (
            <span>
              <a href={page.path(dispute === null ? `/attempts/${id}` : `/disputes/${dispute}`)}>
                {names.get(merchant) ?? merchant}
              </a>
              <span class="under">
                <Method page={page} method={method} />
              </span>
              {dispute !== null && <Badge tone="plain">{lostDispute}</Badge>}
              <ModeBadge page={page} livemode={livemode} />
            </span>
          ),
        ),
        column(page.names.since, ({ since }) => <Since page={page} at={since} isRecent />),
        column(page.names.refund, ({ refund: { status, tries: count, next_try_at: at } }) => (
          <span>
            <Status page={page} of="unapplied_funds" is={status} />
            <small class="under soft">
              {tries(count)}
              {at !== null && (
                <>
                  {' · '}
                  <Moment page={page} at={at} isShort />
                </>
              )}
            </small>
          </span>
        )),
        column(next, ({ attempt_id: id, dispute_id: dispute, next_step: step }) =>
          step === 'wait' ? (
            steps.wait
          ) : (
            <a href={page.path(dispute === null ? `/attempts/${id}/returned` : `/disputes/${dispute}`)}>
              {steps[step]}
            </a>
          ),
        ),
        figure(page.names.amount, (row) => <strong>{moneyOf(page, row)}</strong>),
      ];
    },
    empty,
  };
});

/** Money that is owed to payers. */
export const unappliedFunds: Section = {
  label: 'unapplied_funds',
  path: '/unapplied-funds',
  pages: { '/unapplied-funds': listUnappliedFunds },
};
