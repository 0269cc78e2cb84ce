import { type AgentLocation, readPhoneNumber } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { column } from '../components/table.tsx';
import { formPage } from '../components/form-page.tsx';
import type { InputOf, Typed } from '../components/input.tsx';
import { list } from '../components/list.tsx';
import { ButtonLink, Done } from '../components/small.tsx';
import type { Page, Section } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { Status, statusWords } from '../vocabulary/statuses.tsx';
import { TEXT } from './text.ts';

/** Where customers find agents, newest first. */
const listLocations = list('listAgentLocations', (page) => {
  const { intro, list: text, done } = TEXT[page.locale];
  return {
    title: page.subjects.agent_locations,
    intro,
    before: <Done page={page} words={done} />,
    empty: text.empty,
    actions: <ButtonLink href={page.path('/agent-locations/new')} label={text.create} />,
    isCompact: true,
    columns: () => [
      column(page.names.name, ({ id, name }) => <a href={page.path(`/agent-locations/${id}`)}>{displayed(name)}</a>),
      column(page.names.town, ({ town }) => displayed(town)),
      column(text.place, ({ place }) => displayed(place)),
      column(page.names.hours, ({ hours }) => (hours === null ? '–' : displayed(hours))),
      column(page.names.status, ({ active }) => (
        <Status page={page} of="agent_location" is={active ? 'shown' : 'hidden'} />
      )),
    ],
  };
});

const FIELDS = ['name', 'town', 'place', 'hours', 'phone', 'active'] as const;
type Field = (typeof FIELDS)[number];

function inputsOf(page: Page, of: AgentLocation | null): readonly InputOf<Field>[] {
  const { fields } = TEXT[page.locale].form;
  const { names } = page;
  return [
    { name: 'name', ...fields.name, maxlength: 80, value: of?.name ?? '' },
    { name: 'town', label: names.town, ...fields.town, maxlength: 60, value: of?.town ?? '' },
    { name: 'place', ...fields.place, maxlength: 160, value: of?.place ?? '' },
    { name: 'hours', label: names.hours, ...fields.hours, maxlength: 80, isOptional: true, value: of?.hours ?? '' },
    { name: 'phone', type: 'tel', label: names.phone, ...fields.phone, isOptional: true, value: of?.phone ?? '' },
    {
      name: 'active',
      ...fields.active,
      options: [
        ['yes', statusWords(page, 'agent_location', 'shown')],
        ['no', statusWords(page, 'agent_location', 'hidden')],
      ],
      value: of?.active === false ? 'no' : 'yes',
    },
  ];
}

/** What both forms share. An empty field of a new location is left out; that of another one is cleared. */
function locationForm(page: Page, of: AgentLocation | null) {
  const { form } = TEXT[page.locale];
  const orEmpty = <Value,>(typed: string, value: Value): Value | null | undefined =>
    typed !== '' ? value : of === null ? undefined : null;
  return {
    title: of === null ? form.create : form.edit,
    submit: page.buttons.save,
    back: { href: page.path('/agent-locations'), label: page.subjects.agent_locations },
    inputs: inputsOf(page, of),
    body: ({ name, town, place, hours, phone, active }: Typed<Field>) => ({
      name,
      town,
      place,
      hours: orEmpty(hours, hours),
      phone: orEmpty(phone, readPhoneNumber(phone).phone),
      active: active !== 'no',
    }),
    done: () => goTo(page, '/agent-locations', of === null ? 'created' : 'changed'),
  };
}

const createLocation = formPage({ route: 'createAgentLocation', fields: FIELDS }, (page) => locationForm(page, null));

const editLocation = formPage(
  { route: 'updateAgentLocation', fields: FIELDS, find: (page) => page.read('getAgentLocation') },
  (page, { agent_location: location }) => locationForm(page, location),
);

/** The list by which customers find an agent. */
export const agentLocations: Section = {
  label: 'agent_locations',
  path: '/agent-locations',
  pages: {
    '/agent-locations': listLocations,
    '/agent-locations/new': createLocation,
    '/agent-locations/:location_id': editLocation,
  },
};
