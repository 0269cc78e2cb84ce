import { sandboxNumber } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext } from '../page-context.ts';
import { providersOf } from '../providers.ts';

/** The sandbox's accounts, on test payments only. */
export function TestUsers({ page }: { readonly page: CheckoutPageContext }): JSX.Element | null {
  if (page.checkout.livemode) return null;
  const text = page.text.testMode;
  return (
    <details>
      <summary>{text.hintsTitle}</summary>
      <p>{text.users}</p>
      <ul>
        {Object.entries(text.usersDo).map(([name, outcome]) => (
          <li>
            <code>{name}@sandbox.test</code> – {outcome}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Suffixes of the sandbox's phone numbers, by outcome. */
const NUMBER_ENDINGS = { pays: '789', declines: '039', limit: '019', silent: '129' } as const;

/** The sandbox's phone numbers, on test payments only. */
export function TestNumbers({ page }: { readonly page: CheckoutPageContext }): JSX.Element | null {
  if (page.checkout.livemode) return null;
  const text = page.text.testMode;
  return (
    <details>
      <summary>{text.hintsTitle}</summary>
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
    </details>
  );
}

/** The sandbox's one-time code, on test payments only. */
export function TestCode({ page }: { readonly page: CheckoutPageContext }): JSX.Element | null {
  if (page.checkout.livemode) return null;
  const text = page.text.testMode;
  return (
    <details>
      <summary>{text.hintsTitle}</summary>
      <p>
        {text.code} <code>123456</code>
      </p>
    </details>
  );
}
