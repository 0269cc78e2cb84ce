import { EVENT_FAMILIES, EVENT_TYPES, type EventPattern, type WebhookEndpoint } from '@mitako/contract';
import { Field, type FormFields, readForm } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { ActionState } from '../../components/action.tsx';
import { Checks } from '../../components/checks.tsx';
import type { Page } from '../../shell/page.ts';
import { EVENT_WORDS, eventsOf, FAMILY_NAMES } from '../events/event-words.ts';
import { TEXT } from './text.ts';

/** What an endpoint can subscribe to; nobody subscribes to `ping`. */
const TYPES = EVENT_TYPES.filter((type) => type !== 'ping');
const PATTERNS: readonly EventPattern[] = ['*', ...EVENT_FAMILIES, ...TYPES];

const FIELDS = [
  'url',
  'description',
  'prefixed_names',
  ...PATTERNS.map((pattern) => `event:${pattern}` as const),
] as const;
type FieldName = (typeof FIELDS)[number];
export type EndpointFields = FormFields<FieldName>;
export type EndpointFault = 'url' | 'description' | 'events';

/** What the form says of an endpoint, or of a new one: all events, as in the API. */
export function fieldsOfEndpoint(endpoint: WebhookEndpoint | null): EndpointFields {
  const { url = '', description = null, events = ['*'], prefixed_names: isPrefixed = false } = endpoint ?? {};
  const ticked = new Set<string>(events);
  return {
    ...(Object.fromEntries(
      PATTERNS.map((pattern) => [`event:${pattern}`, ticked.has(pattern) ? '1' : '']),
    ) as EndpointFields),
    url,
    description: description ?? '',
    prefixed_names: isPrefixed ? '1' : '',
  };
}

export async function readEndpointForm(page: Page): Promise<EndpointFields> {
  return readForm(page.request, FIELDS);
}

/** What is ticked; what a ticked family, or all, holds already is not said again. */
export function eventsIn(fields: EndpointFields): readonly EventPattern[] {
  const isTicked = (pattern: EventPattern): boolean => fields[`event:${pattern}`] !== '';
  if (isTicked('*')) return ['*'];
  return EVENT_FAMILIES.flatMap((family): readonly EventPattern[] =>
    isTicked(family) ? [family] : eventsOf(family, TYPES).filter(isTicked),
  );
}

/** Words for the fields that the contract, or the engine, found fault with. */
export function faultsOf(page: Page, fields: readonly string[]): { readonly [Name in EndpointFault]?: string } {
  const text = TEXT[page.locale].form;
  return {
    ...(fields.includes('url') && { url: text.urlWrong }),
    ...(fields.includes('description') && { description: text.descriptionWrong }),
    ...(fields.includes('events') && { events: text.eventsWrong }),
  };
}

/** The fields of an endpoint, for a new one and for one that is changed. */
export function EndpointInputs({
  page,
  fields,
  state,
}: {
  readonly page: Page;
  readonly fields: EndpointFields;
  readonly state: ActionState<EndpointFault>;
}): JSX.Element {
  const text = TEXT[page.locale].form;
  const words = EVENT_WORDS[page.locale];
  const box = (pattern: EventPattern) => ({
    name: `event:${pattern}`,
    label: words[pattern],
    code: pattern,
    checked: fields[`event:${pattern}`] !== '',
  });
  return (
    <>
      <Field
        name="url"
        label={text.url}
        hint={text.urlHint}
        type="url"
        autocomplete="off"
        maxlength={2048}
        value={fields.url}
        error={state.errors.url}
      />
      <Field
        name="description"
        label={text.description}
        hint={text.descriptionHint}
        type="text"
        autocomplete="off"
        optional
        maxlength={255}
        value={fields.description}
        error={state.errors.description}
      />
      <div class="events">
        <Checks
          id="events"
          legend={text.events}
          hint={text.eventsHint}
          checks={[box('*')]}
          error={state.errors.events}
        />
        <div class="some">
          {EVENT_FAMILIES.map((family) => (
            <Checks
              id={family}
              legend={FAMILY_NAMES[page.locale][family]}
              checks={[family, ...eventsOf(family, TYPES)].map(box)}
            />
          ))}
        </div>
      </div>
      <Checks
        id="names"
        legend={text.names}
        checks={[{ name: 'prefixed_names', label: text.prefix, checked: fields.prefixed_names !== '' }]}
      />
    </>
  );
}
