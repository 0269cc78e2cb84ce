import { Icon, sandboxNumber } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageProps } from '../page-context.ts';
import { providersOf } from '../providers.ts';

/** The sandbox's accounts, on test payments only. */
export function TestUsers({ page }: PageProps): JSX.Element {
  const text = page.text.testMode;
  return (
    <Hints page={page}>
      <p>{text.users}</p>
      <ul>
        {Object.entries(text.usersDo).map(([name, outcome]) => (
          <li>
            <code>{name}@sandbox.test</code> – {outcome}
          </li>
        ))}
      </ul>
    </Hints>
  );
}

/** Suffixes of the sandbox's phone numbers, by outcome. */
const NUMBER_ENDINGS = { pays: '789', declines: '039', limit: '019', silent: '129' } as const;

/** The sandbox's phone numbers, on test payments only. */
export function TestNumbers({ page }: PageProps): JSX.Element {
  const text = page.text.testMode;
  return (
    <Hints page={page}>
      <p>{text.numbers}</p>
      <ul>
        {(['pays', 'declines', 'limit', 'silent'] as const).map((outcome) => (
          <li>
            {providersOf(page.checkout).map(({ label, prefixes: [prefix] }) => (
              <>
                <code>{sandboxNumber(prefix, NUMBER_ENDINGS[outcome])}</code> ({label}){' '}
              </>
            ))}
            – {text.numbersDo[outcome]}
          </li>
        ))}
        <li>
          <code>{sandboxNumber(undefined, '049')}</code> – {text.numbersDo.code}
        </li>
      </ul>
    </Hints>
  );
}

/** The sandbox's one-time code, on test payments only. */
export function TestCode({ page }: PageProps): JSX.Element {
  const text = page.text.testMode;
  return (
    <Hints page={page}>
      <p>
        {text.code} <code>123456</code>
      </p>
    </Hints>
  );
}

/** Nothing on live payments. */
function Hints({ page, children }: PageProps<{ readonly children: Child }>): JSX.Element | null {
  if (page.checkout.livemode) return null;
  return (
    <details class="hints">
      <summary>
        {page.text.testMode.hintsTitle}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
