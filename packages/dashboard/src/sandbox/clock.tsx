import { routes, type SandboxClock } from '@mitako/contract';
import { check, ErrorSummary, keepsKey, keyOf, readForm } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { type ActionState, freshState, refusedState, shownWith } from '../components/action.tsx';
import { Card, Done, Moment } from '../components/small.tsx';
import { Tap } from '../components/tap.tsx';
import { type Again, formMethods, type Methods, notFound, type Page, type PageProps } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { TEXT } from './text.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** How far one tap moves the clock, in seconds. */
const STEPS = { hour: HOUR, day: DAY, week: 7 * DAY, month: 30 * DAY } as const;

type StepName = keyof typeof STEPS;

const NAMES = Object.keys(STEPS) as readonly StepName[];

interface Drawing {
  readonly state: ActionState;
  /** The step that may have begun already, and keeps its key. */
  readonly again?: StepName | undefined;
}

/** The clock of test mode, and the buttons that move it. */
export const clockPage: Methods = formMethods<Drawing>(() => ({ state: freshState() }), draw, moveClock);

async function moveClock(page: Page, again: Again<Drawing>): Promise<Response> {
  const { do: typed } = await readForm(page.request, ['do']);
  const step = NAMES.find((name) => name === typed);
  if (step === undefined) throw notFound();
  const body = check(routes.advanceSandboxClock.body, { seconds: STEPS[step] });
  if (body.kind === 'invalid') throw notFound();
  const reply = await page.ask('advanceSandboxClock', { body: body.value, idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, '/sandbox/clock', 'moved');
  const { tooFull, tooFar } = TEXT[page.locale].clock;
  const state = refusedState(page, reply, { SANDBOX_TOO_FULL: tooFull, VALIDATION_ERROR: tooFar });
  return again({ state, again: keepsKey(reply) ? step : undefined });
}

async function draw(page: Page, { state, again }: Drawing): Promise<Response> {
  const text = TEXT[page.locale];
  const { clock } = await page.read('getSandboxClock');
  return show(
    page,
    {
      title: text.clock.title,
      ...shownWith(state),
      back: { href: page.path('/sandbox'), label: page.subjects.sandbox },
    },
    <>
      <Done page={page} words={text.done} />
      <ErrorSummary title="" alert={state.alert} errors={{}} />
      <ClockCard page={page} clock={clock} keyFor={(step) => (step === again ? state.key : undefined)} />
    </>,
  );
}

/** The time of the test clock, with its buttons. */
export function ClockCard({
  page,
  clock,
  keyFor = () => undefined,
}: PageProps<{ clock: SandboxClock; keyFor?: (step: StepName) => string | undefined }>): JSX.Element {
  const text = TEXT[page.locale].clock;
  return (
    <Card title={text.title}>
      <p>
        <strong>
          <Moment page={page} at={clock.time} />
        </strong>
        {' – '}
        {clock.ahead_seconds === 0 ? text.unmoved : text.ahead(clock.ahead_seconds)}
      </p>
      <p class="soft">{text.explanation}</p>
      <div class="row inline">
        {NAMES.map((step) => (
          <Tap
            page={page}
            action={page.path('/sandbox/clock')}
            does={step}
            submit={text.steps[step]}
            look="quiet"
            formKey={keyFor(step)}
          />
        ))}
      </div>
    </Card>
  );
}
