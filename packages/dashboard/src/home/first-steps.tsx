import { LIMITS } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge, ButtonLink, Card } from '../components/small.tsx';
import type { PageProps } from '../shell/page.ts';
import { isEnded, isOfMode } from '../api-keys/find-key.ts';
import { TEXT } from './merchant-text.ts';

/** What a merchant without payments does to have the first one: without a site, and with one. */
export async function FirstSteps({ page }: PageProps): Promise<JSX.Element> {
  const text = TEXT[page.locale].steps;
  const [keys, endpoints] = await Promise.all([
    page.ask('listApiKeys', { query: { limit: LIMITS.pageSizeMax } }),
    page.ask('listWebhookEndpoints', { query: { limit: 1 } }),
  ]);
  const hasKey = keys.kind === 'done' && keys.data.api_keys.some((key) => isOfMode(page, key) && !isEnded(page, key));
  const hasEndpoint = endpoints.kind === 'done' && endpoints.data.endpoints.length > 0;
  const isLive = page.mode === 'live';
  const isApproved = page.principal.kyc_status === 'approved';
  const steps = [
    ...(isLive && page.mayOpen(page.path('/account/kyc'))
      ? [{ ...text.kyc, path: '/account/kyc', isDone: isApproved }]
      : []),
    { ...text.key, path: '/api-keys/new', isDone: hasKey },
    { ...text.endpoint, path: '/webhooks/new', isDone: hasEndpoint },
    { ...text.payment[page.mode], path: isLive ? '/api-keys' : '/sandbox', isDone: false },
  ];
  const { withoutSite } = text;
  const takesWithoutSite = !isLive || isApproved;
  return (
    <>
      {takesWithoutSite && (
        <Card title={withoutSite.title}>
          <p class="soft">{withoutSite.text}</p>
          <p class="row">
            <ButtonLink href={page.path('/payment-links/new')} label={page.buttons.create_link} isMain />
            <ButtonLink href={page.path('/till')} label={page.buttons.open_till} />
          </p>
        </Card>
      )}
      <Steps page={page} steps={steps} isMain={!takesWithoutSite} />
    </>
  );
}

interface Step {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly path: string;
  readonly isDone: boolean;
}

/** @param props `isMain`: the next step has the page's one primary button */
function Steps({ page, steps, isMain }: PageProps<{ steps: readonly Step[]; isMain: boolean }>) {
  const text = TEXT[page.locale].steps;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <p class="soft">{text.intro[page.mode]}</p>
      <ol class="steps">
        {steps.map((step) => (
          <li>
            <h3>
              {step.title} {step.isDone && <Badge tone="good">{text.done}</Badge>}
            </h3>
            <p class="soft">{step.text}</p>
            {!step.isDone && (
              <a class={isMain && step === next ? 'button' : 'button quiet'} href={page.path(step.path)}>
                {step.link}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
