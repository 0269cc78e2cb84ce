import type { OperationRoom, UserRecord, WalletLimits } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { formPage } from '../components/form-page.tsx';
import { CURRENCY, moneyOf } from '../components/money.ts';
import { Badge, ButtonLink, Card, Done, type Fact, Facts, Moment, Warning, Words } from '../components/small.tsx';
import type { Methods, Page, PageProps, Section } from '../shell/page.ts';
import { reasonInput } from '../components/reason-input.ts';
import { goTo, show } from '../shell/respond.tsx';
import { TEXT } from './text.ts';

/** One user, whom the search found: how well known, and what the wallet may do. */
async function showUser(page: Page): Promise<Response> {
  const { user } = await page.read('getUser');
  const text = TEXT[page.locale];
  const { open } = user.identified ? text.withdraw : text.identify;
  const freezing = user.frozen === null ? 'freeze' : 'unfreeze';
  return show(
    page,
    {
      title: displayed(user.name_masked),
      back: { href: page.path('/search'), label: page.buttons.search },
      badges: <Badges page={page} user={user} />,
      actions: (
        <span class="row">
          <ButtonLink href={page.path(`/users/${user.id}/identity`)} label={open} />
          <ButtonLink href={page.path(`/users/${user.id}/${freezing}`)} label={text[freezing].open} />
        </span>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      {user.frozen !== null && (
        <Warning title={text.frozenWhy}>
          <Words>{user.frozen.reason}</Words>
        </Warning>
      )}
      {page.may('listWholeAuditLog') && (
        <nav class="heads" aria-label={displayed(user.name_masked)}>
          <a href={page.path(`/audit-log?subject=${user.id}`)}>{page.subjects.audit_log}</a>
        </nav>
      )}
      <div class="pairs">
        {user.limits !== null && <Limits page={page} limits={user.limits} />}
        <Facts
          title={page.names.account}
          facts={[
            [page.names.email, <Words>{user.email_masked}</Words>],
            [page.names.phone, <Words>{user.phone_masked}</Words>],
            [page.names.created, <Moment page={page} at={user.created_at} />],
            [page.names.id, <code>{user.id}</code>],
          ]}
        />
      </div>
    </>,
  );
}

function Badges({ page, user }: PageProps<{ user: UserRecord }>): JSX.Element {
  const text = TEXT[page.locale];
  return (
    <span class="badges">
      {user.frozen !== null && <Badge tone="bad">{text.frozen}</Badge>}
      {user.sandbox && <Badge tone="mode">{text.sandbox}</Badge>}
      <Badge tone={user.email_verified ? 'good' : 'plain'}>{text.email[`${user.email_verified}`]}</Badge>
      {user.phone_masked !== null && (
        <Badge tone={user.phone_verified ? 'good' : 'plain'}>{text.phone[`${user.phone_verified}`]}</Badge>
      )}
    </span>
  );
}

function Limits({ page, limits }: PageProps<{ limits: WalletLimits }>): JSX.Element {
  const text = TEXT[page.locale].limits;
  const money = (amount: number): string => moneyOf(page, { amount, currency: CURRENCY });
  const words = (room: OperationRoom): string =>
    [
      room.max === null ? [] : text.one(money(room.max)),
      room.per_day_max === null ? [] : text.day(money(room.per_day_max), money(room.per_day_left ?? 0)),
      room.per_month_max === null ? [] : text.month(money(room.per_month_max), money(room.per_month_left ?? 0)),
    ]
      .flat()
      .join(', ') || text.none;
  return (
    <Card title={text.title}>
      <Facts
        facts={[
          [text.tier, text.tiers[limits.tier]],
          [text.balance, limits.balance_max === null ? text.none : money(limits.balance_max)],
          ...(['pay', 'cash_in', 'cash_out'] as const).map((each): Fact => [text[each], words(limits[each])]),
        ]}
      />
    </Card>
  );
}

/** Records that the operator has verified who a user is, or no longer holds it for verified. */
const setIdentity: Methods = formPage(
  { route: 'setUserTier', find: (page) => page.read('getUser') },
  (page, { user }) => {
    const { title, open, explanation } = TEXT[page.locale][user.identified ? 'withdraw' : 'identify'];
    return {
      title,
      explanation,
      submit: open,
      ...(user.identified && { look: 'danger' }),
      back: backTo(page, user),
      body: () => ({ identified: !user.identified }),
      done: () => goTo(page, `/users/${user.id}`, 'tier'),
    };
  },
);

function setFrozen(to: 'freeze' | 'unfreeze'): Methods {
  const route = to === 'freeze' ? 'freezeUser' : 'unfreezeUser';
  return formPage({ route, fields: ['reason'], find: (page) => page.read('getUser') }, (page, { user }) => {
    const { reasonHint, [to]: text } = TEXT[page.locale];
    return {
      ...text,
      leave: (user.frozen === null) === (to === 'freeze') ? undefined : `/users/${user.id}`,
      ...(to === 'freeze' && { look: 'danger' }),
      back: backTo(page, user),
      inputs: [reasonInput(page, to === 'freeze' ? reasonHint : page.sentences.for_audit_log)],
      body: (typed) => typed,
      done: () => goTo(page, `/users/${user.id}`, to === 'freeze' ? 'frozen' : 'unfrozen'),
    };
  });
}

function backTo(page: Page, { id, name_masked: name }: UserRecord): { readonly href: string; readonly label: string } {
  return { href: page.path(`/users/${id}`), label: displayed(name) };
}

/** Pages about a user; the search leads to them. */
export const userPages: Section['pages'] = {
  '/users/:user_id': showUser,
  '/users/:user_id/identity': setIdentity,
  '/users/:user_id/freeze': setFrozen('freeze'),
  '/users/:user_id/unfreeze': setFrozen('unfreeze'),
};
