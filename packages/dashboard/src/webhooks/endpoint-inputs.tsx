import { EVENT_FAMILIES, EVENT_TYPES, type EventPattern, type WebhookEndpoint } from '@mitako/contract';
import { type Check, Checks } from '../components/checks.tsx';
import type { InputOf, Typed } from '../components/input.tsx';
import type { Page } from '../shell/page.ts';
import { EVENT_WORDS, eventsOf, FAMILY_NAMES } from '../events/event-words.ts';
import { TEXT } from './merchant-text.ts';

/** What an endpoint can subscribe to: all events but `ping`. */
const TYPES = EVENT_TYPES.filter((type) => type !== 'ping');
const PATTERNS: readonly EventPattern[] = ['*', ...EVENT_FAMILIES, ...TYPES];

export const ENDPOINT_FIELDS = [
  'url',
  'description',
  'events',
  'prefixed_names',
  ...PATTERNS.map((pattern) => `event:${pattern}` as const),
] as const;
type EndpointField = (typeof ENDPOINT_FIELDS)[number];

/** The ticked events, without those that a ticked family or all events include. */
export function eventsIn(typed: Typed<EndpointField>): readonly EventPattern[] {
  const isTicked = (pattern: EventPattern): boolean => typed[`event:${pattern}`] !== '';
  if (isTicked('*')) return ['*'];
  return EVENT_FAMILIES.flatMap((family): readonly EventPattern[] =>
    isTicked(family) ? [family] : eventsOf(family, TYPES).filter(isTicked),
  );
}

/** The fields of an endpoint, or of a new one: all events, as in the API. */
export function endpointInputs(page: Page, endpoint: WebhookEndpoint | null): readonly InputOf<EndpointField>[] {
  const text = TEXT[page.locale].form;
  const { url = '', description, events = ['*'], prefixed_names: isPrefixed = false } = endpoint ?? {};
  const ticked = new Set<string>(events);
  return [
    { name: 'url', type: 'url', ...text.url, value: url, maxlength: 2048 },
    {
      name: 'description',
      label: page.names.optional_description,
      hint: text.descriptionHint,
      wrong: page.sentences.description_too_long,
      value: description ?? '',
      maxlength: 255,
      isOptional: true,
    },
    {
      name: 'events',
      hasBoxes: true,
      wrong: text.eventsWrong,
      draw: (typed, error) => {
        const isTicked = (pattern: EventPattern): boolean =>
          typed === null ? ticked.has(pattern) : typed[`event:${pattern}`] !== '';
        return <EventChecks page={page} isTicked={isTicked} error={error} />;
      },
    },
    {
      name: 'prefixed_names',
      hasBoxes: true,
      draw: (typed) => {
        const checked = typed === null ? isPrefixed : typed.prefixed_names !== '';
        return (
          <Checks id="names" legend={text.names} checks={[{ name: 'prefixed_names', label: text.prefix, checked }]} />
        );
      },
    },
  ];
}

interface EventChecksProps {
  readonly page: Page;
  readonly isTicked: (pattern: EventPattern) => boolean;
  readonly error: string | undefined;
}

/** All events, or some, by family. */
function EventChecks({ page, isTicked, error }: EventChecksProps) {
  const text = TEXT[page.locale].form;
  const box = (pattern: EventPattern): Check => ({
    name: `event:${pattern}`,
    label: EVENT_WORDS[page.locale][pattern],
    code: pattern,
    checked: isTicked(pattern),
  });
  return (
    <div class="events">
      <Checks id="events" legend={text.events} hint={text.eventsHint} checks={[box('*')]} error={error} />
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
  );
}
