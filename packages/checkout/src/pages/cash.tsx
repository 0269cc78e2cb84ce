import { type PublicAgentLocation, writtenNumber } from '@mitako/contract';
import { ErrorSummary, Form } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { CheckoutLayout, followPayable } from '../components/checkout-layout.tsx';
import type { FormState } from '../components/form-page.tsx';
import { Until } from '../components/until.tsx';
import type { CheckoutPageContext } from '../page-context.ts';

/** Initial polling interval of the page, and reload interval without JavaScript. */
const POLL_MS = 5_000;
const REFRESH_SECONDS = 20;

interface CashPageProps {
  readonly page: CheckoutPageContext;
  /** Null until the customer requests it. */
  readonly code: string | null;
  readonly towns: readonly string[];
  /** The one that the customer chose. */
  readonly town: string | null;
  readonly agents: readonly PublicAgentLocation[];
  readonly state: FormState<never>;
}

/** Payment in cash: the code for the agent, and the agents' locations. Redirects once it is paid. */
export function CashPage({ page, code, towns, town, agents, state }: CashPageProps): JSX.Element {
  const { paths, amount } = page;
  const text = page.text.cash;
  const follow = followPayable(page);
  const here = town === null ? paths.cash : `${paths.cash}?town=${encodeURIComponent(town)}`;
  return (
    <CheckoutLayout
      page={page}
      purpose="wait"
      title={text.title}
      hasErrors={state.alert !== null}
      back={{ href: paths.summary, label: page.text.methods.other }}
      follow={code === null ? follow : { ...follow, pollMs: POLL_MS }}
      refresh={code === null ? undefined : { seconds: REFRESH_SECONDS, url: here }}
    >
      <ErrorSummary title={page.text.form.summaryTitle} alert={state.alert} errors={{}} />
      <section class="card">
        <h1>{text.title}</h1>
        {code === null ? (
          <>
            <p>{text.intro(amount)}</p>
            <Form action={paths.cash} formKey={state.formKey} submit={text.getCode} sending={page.text.form.sending} />
          </>
        ) : (
          <>
            <p class="soft">{text.code}</p>
            <p class="big center">
              <strong>{`${code.slice(0, 3)}\u00a0${code.slice(3)}`}</strong>
            </p>
            <ol class="steps">
              <li>{text.stepGo(amount)}</li>
              <li>{text.stepShow}</li>
              <li>{text.stepWait}</li>
            </ol>
            <Until page={page} status={text.waiting} leftMs={follow.leftMs} />
            <a class="button quiet" href={here}>
              {page.text.wait.checkNow}
            </a>
            <p class="soft below">{text.mayClose}</p>
          </>
        )}
      </section>
      <Agents page={page} towns={towns} town={town} agents={agents} />
    </CheckoutLayout>
  );
}

function Agents({ page, towns, town, agents }: Pick<CashPageProps, 'page' | 'towns' | 'town' | 'agents'>): JSX.Element {
  const { paths, text: texts } = page;
  const text = texts.cash;
  return (
    <section class="card">
      <h2>{text.agents}</h2>
      {towns.length === 0 && <p>{text.noAgents}</p>}
      {towns.length > 1 && (
        <form action={paths.cash} class="field">
          <label for="town">{text.town}</label>
          <select class="input" id="town" name="town">
            {towns.map((each) => (
              <option value={each} selected={each === town}>
                {each}
              </option>
            ))}
          </select>
          <button class="button quiet below">{text.showTown}</button>
        </form>
      )}
      <ul class="plain stack">
        {agents.map(({ name, place, hours, phone }) => (
          <li>
            <b>{name}</b>
            <br />
            {place}
            {hours !== null && (
              <>
                <br />
                <span class="soft">{hours}</span>
              </>
            )}
            {phone !== null && (
              <>
                <br />
                <a class="link" href={`tel:${encodeURIComponent(phone).replace('%2B', '+')}`}>
                  {writtenNumber(phone)}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
