import { Icon } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { CheckoutLayout } from '../components/checkout-layout.tsx';
import { Dial } from '../components/dial.tsx';
import { Fold } from '../components/fold.tsx';
import { Until } from '../components/until.tsx';
import { dialCodeOf, railPrompt } from '../providers.ts';
import { providerUrlOf } from '../provider-url.ts';
import type { CheckoutPageContext, PageProps } from '../page-context.ts';
import type { ShownReceipt } from '../kept-number.ts';
import { sentencesOf } from '../statements.ts';
import { timeToActMs, wholeTimeMs } from '../time-left.ts';

/** Faster refreshes would leave no time to read on a slow line. */
const REFRESH_SECONDS_MIN = 5;

/** Instructions while the payment is in progress. Redirects by itself, with and without JavaScript. */
export function WaitPage({ page, receipt }: PageProps<{ readonly receipt: ShownReceipt | null }>): JSX.Element {
  const { checkout, paths } = page;
  const text = page.text.wait;
  const action = checkout.next_action;
  const isOnPhone = receipt?.method !== 'wallet' && action?.type === 'approve_on_phone';
  const pollMs = action?.poll_after_ms ?? REFRESH_SECONDS_MIN * 1000;
  const leftMs = timeToActMs(checkout);
  const isOverdue = leftMs !== null && leftMs <= 0;
  const providerUrl = providerUrlOf(action, checkout.livemode && page.rehearsalHref === null);
  return (
    <CheckoutLayout
      page={page}
      purpose="wait"
      title={isOnPhone ? text.titlePhone : text.titleOther}
      follow={{ statusPath: `${paths.status}?action=${action?.type ?? ''}`, leftMs: isOverdue ? null : leftMs, pollMs }}
      refresh={{ seconds: Math.max(REFRESH_SECONDS_MIN, Math.ceil(pollMs / 1000)) }}
    >
      <section class="card">
        <div class="outcome">
          <div class={isOverdue ? 'sign' : 'sign live'}>
            <Icon name={isOnPhone ? 'smartphone' : 'clock'} />
          </div>
          <h1>{isOnPhone ? text.titlePhone : text.titleOther}</h1>
          {isOnPhone && receipt?.phone != null && (
            <p class="soft">
              <Prompted page={page} phone={receipt.phone} />
            </p>
          )}
        </div>
        <Until
          page={page}
          status={isOverdue ? text.overdue : waitingFor(page, receipt)}
          leftMs={isOverdue || action?.type === 'wait_for_provider' ? null : leftMs}
          wholeMs={action === null ? undefined : wholeTimeMs(action)}
        />
        {providerUrl !== null && (
          <>
            <p>{text.redirect}</p>
            <p>
              <a class="button" href={providerUrl} rel="noopener noreferrer">
                {text.redirectLink}
              </a>
            </p>
          </>
        )}
        {isOnPhone && !isOverdue && <PhoneSteps page={page} />}
        {isOnPhone || <p class="soft">{text.updates}</p>}
      </section>
      <div class="foot">
        <p>
          <a href={paths.wait}>{text.checkNow}</a>
        </p>
        {isOverdue || <p>{text.mayClose}</p>}
      </div>
    </CheckoutLayout>
  );
}

/** What the provider was asked, with the number in bold: a mistyped digit is to be seen here. */
function Prompted({ page, phone }: PageProps<{ phone: string }>): JSX.Element {
  const [before = '', after = ''] = sentencesOf(page, 'prompt', { phone }).join(' ').split(phone);
  return (
    <>
      {before}
      <b>{phone}</b>
      {after}
    </>
  );
}

/** Who must act: the payer, the provider, or the gateway. */
function waitingFor(page: CheckoutPageContext, receipt: ShownReceipt | null): string {
  const { text, checkout } = page;
  if (receipt?.method === 'wallet') return text.wait.waitingWallet;
  const type = checkout.next_action?.type;
  if (type === 'wait_for_provider') return sentencesOf(page, 'prompt').join(' ');
  return type === 'wait' ? text.wait.waitingProvider : text.wait.waiting;
}

/**
 * A request appears on the phone by itself; a prompt with a code to dial explains what to do if none appears. A prompt
 * without a code is the provider's own way to start.
 */
function PhoneSteps({ page }: PageProps): JSX.Element {
  const text = page.text.wait;
  const prompt = railPrompt(page);
  const code = dialCodeOf(page);
  return (
    <>
      <ol class="steps">
        <li>{code === null ? (prompt ?? text.stepOpen) : text.stepOpen}</li>
        <li>{text.stepConfirm(page.amount)}</li>
        <li>{text.stepReturn}</li>
      </ol>
      {code !== null && (
        <Fold icon="phone" title={text.nothingTitle} isOpen>
          <p class="soft">{prompt ?? text.dialFirst(code)}</p>
          <Dial page={page} />
        </Fold>
      )}
      <Fold icon="pencil" title={text.changedTitle}>
        <p class="soft">
          {text.changedText} {text.changedNext(page.checkout.attempts_left < 1)}
        </p>
      </Fold>
    </>
  );
}
