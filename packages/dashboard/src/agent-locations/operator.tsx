import { type AgentLocation, readPhoneNumber } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { column } from '../components/table.tsx';
import { formPage } from '../components/form-page.tsx';
import type { InputOf } from '../components/input.tsx';
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
  const { form } = TEXT[page.locale];
  const { wrong } = form;
  return [
    { name: 'name', label: form.name, wrong: wrong.name, maxlength: 80, value: of?.name ?? '' },
    {
      name: 'town',
      label: page.names.town,
      hint: form.townHint,
      wrong: wrong.town,
      maxlength: 60,
      value: of?.town ?? '',
    },
    { name: 'place', label: form.place, wrong: wrong.place, maxlength: 160, value: of?.place ?? '' },
    {
      name: 'hours',
      label: page.names.hours,
      hint: form.hoursHint,
      wrong: wrong.hours,
      maxlength: 80,
      isOptional: true,
      value: of?.hours ?? '',
    },
    {
      name: 'phone',
      type: 'tel',
      label: page.names.phone,
      wrong: wrong.phone,
      isOptional: true,
      value: of?.phone ?? '',
    },
    {
      name: 'active',
      label: form.active,
      options: [
        ['yes', statusWords(page, 'agent_location', 'shown')],
        ['no', statusWords(page, 'agent_location', 'hidden')],
      ],
      value: of?.active === false ? 'no' : 'yes',
    },
  ];
}

const createLocation = formPage({ route: 'createAgentLocation', fields: FIELDS }, (page) => {
  const { form } = TEXT[page.locale];
  return {
    title: form.create,
    submit: page.buttons.save,
    back: { href: page.path('/agent-locations'), label: page.subjects.agent_locations },
    inputs: inputsOf(page, null),
    body: ({ name, town, place, hours, phone, active }) => ({
      name,
      town,
      place,
      ...(hours !== '' && { hours }),
      ...(phone !== '' && { phone: readPhoneNumber(phone).phone }),
      active: active !== 'no',
    }),
    done: () => goTo(page, '/agent-locations', 'created'),
  };
});

const editLocation = formPage(
  { route: 'updateAgentLocation', fields: FIELDS, find: (page) => page.read('getAgentLocation') },
  (page, { agent_location: location }) => {
    const { form } = TEXT[page.locale];
    return {
      title: form.edit,
      submit: page.buttons.save,
      back: { href: page.path('/agent-locations'), label: page.subjects.agent_locations },
      inputs: inputsOf(page, location),
      body: ({ name, town, place, hours, phone, active }) => ({
        name,
        town,
        place,
        hours: hours === '' ? null : hours,
        phone: phone === '' ? null : readPhoneNumber(phone).phone,
        active: active !== 'no',
      }),
      done: () => goTo(page, '/agent-locations', 'changed'),
    };
  },
);

/** The list by which customers find an agent. */
export const agentLocations: Section = {
  label: 'agent_locations',
  group: 'accounts',
  path: '/agent-locations',
  pages: {
    '/agent-locations': listLocations,
    '/agent-locations/new': createLocation,
    '/agent-locations/:location_id': editLocation,
  },
};
