import type { Factor, FactorList, NewTotp } from '@mitako/contract';
import { formatMoment, Icon, QrCode } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Action, freshState } from '../components/action.tsx';
import { codeInput } from '../components/code-field.tsx';
import { formPage } from '../components/form-page.tsx';
import { Input } from '../components/input.tsx';
import { Badge, ButtonLink, SecretOnce } from '../components/small.tsx';
import { type Methods, notFound, type Page, type PageProps } from '../shell/page.ts';
import { wrongCodeWords } from '../shell/prove-password.ts';
import { goTo, show } from '../shell/respond.tsx';
import { TEXT } from '../shell/text.ts';
import { roleOf } from './end-device.ts';
import { HOME } from './home.ts';
import { FACTORS_TEXT } from './factors-text.ts';
import { showCodes } from './recovery-codes.tsx';
import { programWords } from './program-words.ts';

export function readFactors(page: Page): Promise<FactorList> {
  return page.read('listFactors', { parameters: roleOf(page) });
}

/** What the account proves beside the password, and how to add and remove it. */
export function FactorsCard({ page, list }: PageProps<{ list: FactorList }>): JSX.Element {
  const text = FACTORS_TEXT[page.locale];
  const { factors, recovery_codes_left: left } = list;
  const isOn = factors.length > 0;
  return (
    <section class="card" aria-labelledby="factors">
      <h2 id="factors">
        {text.title} {isOn ? <Badge tone="good">{text.on}</Badge> : <Badge tone="wait">{text.off}</Badge>}
      </h2>
      {!isOn && <p class="soft">{text.intro}</p>}
      {page.secondFactorDueMs !== null && <p class="warning">{dueWords(page, page.secondFactorDueMs)}</p>}
      {isOn && (
        <ul class="todo">
          {factors.map((factor) => (
            <li>
              <span class={factor.suspended_at === null ? 'dot good' : 'dot wait'}>
                <Icon name={factor.kind === 'totp' ? 'smartphone' : 'key-round'} />
              </span>
              <p>
                <strong>{factor.name ?? text.app}</strong>{' '}
                {factor.kind === 'passkey' && <Badge tone="plain">{text.passkey.name}</Badge>}{' '}
                {factor.suspended_at !== null && <Badge tone="wait">{text.passkey.suspended}</Badge>}
                <span class="soft under">{addedWords(page, factor)}</span>
              </p>
              <ButtonLink href={page.path(`${HOME}/factors/${factor.id}/remove`)} label={text.remove} />
            </li>
          ))}
          <li>
            <span class={left > 2 ? 'dot' : 'dot wait'}>
              <Icon name="key-round" />
            </span>
            <p>
              <strong>{text.codes}</strong> <span class="soft under">{text.codesLeft(left)}</span>
            </p>
            <ButtonLink href={page.path(`${HOME}/recovery-codes`)} label={text.renew} />
          </li>
        </ul>
      )}
      <p class="row below">
        <ButtonLink href={page.path(`${HOME}/factors/new`)} label={isOn ? text.another : text.enable} />
        <ButtonLink href={page.path(`${HOME}/passkeys/new`)} label={text.passkey.another} />
      </p>
    </section>
  );
}

function dueWords({ locale, gateway }: Page, dueMs: number): string {
  const text = FACTORS_TEXT[locale];
  if (dueMs <= gateway.clock.now()) return text.overdue;
  return text.due(formatMoment(new Date(dueMs).toISOString(), locale, 'medium'));
}

function addedWords({ locale }: Page, { device_name: device, created_at: at }: Factor): string {
  return FACTORS_TEXT[locale].addedOn(programWords(device, locale), formatMoment(at, locale, 'medium'));
}

/** Explains what it takes, then shows the secret. */
const addTotp = formPage({ route: 'addTotp', parameters: roleOf }, (page) => {
  const { add: text } = FACTORS_TEXT[page.locale];
  return {
    ...text,
    back: { href: page.path(HOME), label: page.subjects.security },
    sensitive: true,
    done: (added) => showSecret(page, added),
  };
});

/** The only page that shows the secret, drawn from the answer. */
function showSecret(page: Page, { factor, secret, uri }: NewTotp): Response | Promise<Response> {
  const { scan: text, confirm } = FACTORS_TEXT[page.locale];
  return show(
    page,
    { title: text.title, back: { href: page.path(HOME), label: page.subjects.security } },
    <section class="card">
      <p>{text.text}</p>
      <div class="scan">
        <QrCode content={uri} label={text.label} />
      </div>
      <p>
        <a class="link" href={uri}>
          {text.open}
        </a>
      </p>
      <SecretOnce page={page} name={text.secret} value={secret} />
      <p>{confirm.explanation}</p>
      <div class="narrow">
        <Action
          page={page}
          state={freshState()}
          action={page.path(`${HOME}/factors/${factor.id}`)}
          submit={confirm.submit}
        >
          <Input page={page} input={{ ...ownCode(page), name: 'code' }} typed={null} error={undefined} />
        </Action>
      </div>
    </section>,
  );
}

function ownCode({ locale }: Page) {
  const { hint: _, ...input } = codeInput(locale);
  return { ...input, wrong: TEXT[locale].factor.missing };
}

const confirmFactor = formPage({ route: 'confirmFactor', fields: ['code'], parameters: ofFactor }, (page) => {
  const { confirm: text } = FACTORS_TEXT[page.locale];
  return {
    ...text,
    back: { href: page.path(`${HOME}/factors/new`), label: FACTORS_TEXT[page.locale].add.title },
    inputs: [{ ...ownCode(page), name: 'code' }],
    body: ({ code }) => ({ code }),
    sensitive: true,
    showsSecret: true,
    refusals: (refusal) => ({
      SECOND_FACTOR_INVALID: { code: wrongCodeWords(page.locale, refusal) },
      FACTOR_NOT_FOUND: text.gone,
      FACTOR_CONFIRMED: goTo(page, HOME, 'factor'),
    }),
    done: ({ recovery_codes: codes }) => (codes === null ? goTo(page, HOME, 'factor') : showCodes(page, codes)),
  };
});

function ofFactor(page: Page): Readonly<Record<string, string>> {
  return { ...roleOf(page), factor_id: page.parameter('factor_id') };
}

const removeFactor = formPage(
  {
    route: 'removeFactor',
    parameters: ofFactor,
    async find(page) {
      const { factors } = await readFactors(page);
      if (factors.every(({ id }) => id !== page.parameter('factor_id'))) throw notFound();
      return factors;
    },
    gone: (page) => goTo(page, HOME, 'factorRemoved'),
  },
  (page, factors) => {
    const { removal: text } = FACTORS_TEXT[page.locale];
    return {
      ...text,
      look: 'danger',
      explanation: factors.length === 1 ? text.last : text.other,
      refusals: () => ({ LAST_FACTOR: FACTORS_TEXT[page.locale].last }),
      back: { href: page.path(HOME), label: page.subjects.security },
      sensitive: true,
      done: () => goTo(page, HOME, 'factorRemoved'),
    };
  },
);

const renewCodes = formPage({ route: 'renewRecoveryCodes', parameters: roleOf }, (page) => ({
  ...FACTORS_TEXT[page.locale].renewal,
  back: { href: page.path(HOME), label: page.subjects.security },
  sensitive: true,
  showsSecret: true,
  done: ({ recovery_codes: codes }) => showCodes(page, codes),
}));

/** Their pages, below the security of the account. */
export const FACTOR_PAGES: Readonly<Record<string, Methods>> = {
  [`${HOME}/factors/new`]: addTotp,
  [`${HOME}/factors/:factor_id`]: confirmFactor,
  [`${HOME}/factors/:factor_id/remove`]: removeFactor,
  [`${HOME}/recovery-codes`]: renewCodes,
};
