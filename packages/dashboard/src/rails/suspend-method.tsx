import { type GatewayMethod, LIMITS } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { formPage } from '../components/form-page.tsx';
import { methodName } from '../methods/method-words.tsx';
import { Moment, TextLink, Words } from '../components/small.tsx';
import { column, TableCard } from '../components/table.tsx';
import { type Methods, notFound, type Page, type PageProps } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { modeName } from '../merchants/merchant-names.tsx';
import { ModeBadge } from '../components/since.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { TEXT } from './text.ts';

type MethodsCardProps = PageProps<{ methods: readonly GatewayMethod[] }>;

/** Each method of both modes, and whether it is suspended for all merchants. */
export function MethodsCard({ page, methods }: MethodsCardProps): JSX.Element {
  const text = TEXT[page.locale].methods;
  return (
    <TableCard<GatewayMethod>
      isCompact
      title={text.title}
      intro={text.intro}
      columns={[
        column(page.names.method, (each) => (
          <span class="badges">
            {methodName(each, page.locale)} <ModeBadge page={page} livemode={each.livemode} />
          </span>
        )),
        column(page.names.status, ({ suspension }) => <Suspension page={page} suspension={suspension} />),
        column(page.names.change, ({ method, livemode, suspension }) => (
          <TextLink
            href={page.path(
              `/rails/${livemode ? 'live' : 'test'}/${method}/${suspension === null ? 'suspend' : 'reinstate'}`,
            )}
            label={suspension === null ? page.buttons.suspend_for_all : page.buttons.reinstate}
          />
        )),
      ]}
      rows={methods}
    />
  );
}

function Suspension({ page, suspension }: Pick<MethodsCardProps, 'page'> & Pick<GatewayMethod, 'suspension'>) {
  const text = TEXT[page.locale].methods;
  if (suspension === null) return <Status page={page} of="gateway_method" is="enabled" />;
  return (
    <span>
      <Status page={page} of="gateway_method" is="suspended" />
      <small class="under soft">
        {text.since} <Moment page={page} at={suspension.since} />
      </small>
      <small class="under soft">
        <Words>{displayed(suspension.reason)}</Words>
      </small>
    </span>
  );
}

interface Found {
  readonly mode: 'live' | 'test';
  readonly name: string;
}

async function findMethod(page: Page): Promise<Found> {
  const mode = (['live', 'test'] as const).find((each) => each === page.parameter('mode'));
  if (mode === undefined) throw notFound();
  const { methods } = await page.read('listGatewayMethods', { query: { mode } });
  const method = methods.find((each) => each.method === page.parameter('method'));
  if (method === undefined) throw notFound();
  return { mode, name: methodName(method, page.locale) };
}

function parameters(page: Page): { readonly method: string } {
  return { method: page.parameter('method') };
}

/** Suspends a method for all merchants. */
export const suspendMethod: Methods = formPage(
  { route: 'suspendMethod', fields: ['reason'], parameters, find: findMethod },
  (page, { mode, name }) => {
    const { methods: text } = TEXT[page.locale];
    return {
      title: text.suspend.title(name, modeName(page, mode === 'live')),
      submit: page.buttons.suspend_for_all,
      look: 'danger',
      explanation: text.suspend.explanation,
      back: { href: page.path('/rails'), label: page.subjects.rails },
      inputs: [
        {
          name: 'reason',
          label: page.names.why,
          ...text.suspend.reason,
          maxlength: LIMITS.descriptionLengthMax,
        },
      ],
      body: ({ reason }) => ({ mode, reason }),
      done: () => goTo(page, '/rails', 'suspended'),
    };
  },
);

/** Reinstates it. */
export const reinstateMethod: Methods = formPage(
  { route: 'reinstateMethod', parameters, find: findMethod },
  (page, { mode, name }) => {
    const { methods: text } = TEXT[page.locale];
    return {
      title: text.reinstate.title(name, modeName(page, mode === 'live')),
      submit: page.buttons.reinstate,
      explanation: text.reinstate.explanation,
      back: { href: page.path('/rails'), label: page.subjects.rails },
      body: () => ({ mode }),
      done: () => goTo(page, '/rails', 'reinstated'),
    };
  },
);
