import { sandboxNumber } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageProps } from '../shell/page.ts';
import { TEXT } from './text.ts';

/** Endings of the sandbox's phone numbers, the usual one first. */
const ENDINGS = ['789', '039', '019', '129'] as const;

/** The test users and phone numbers, and the outcome of each. */
export function TestPeople({ page }: PageProps): JSX.Element {
  const text = TEXT[page.locale].people;
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <p>{text.users}</p>
      <ul>
        {Object.entries(text.usersDo).map(([name, outcome]) => (
          <li>
            <code>{name}@sandbox.test</code> – {outcome}
          </li>
        ))}
      </ul>
      <p>{text.numbers}</p>
      <ul>
        {ENDINGS.map((ending) => (
          <li>
            {page.site.gateway.providers(false).map(({ label, phonePrefixes: [prefix] = [] }) => (
              <>
                <code>{sandboxNumber(prefix, ending)}</code> ({label}){' '}
              </>
            ))}
            – {text.numbersDo[ending]}
          </li>
        ))}
        <li>
          <code>{sandboxNumber(undefined, '049')}</code> – {text.code}
        </li>
      </ul>
    </section>
  );
}
