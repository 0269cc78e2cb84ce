import { relative } from 'node:path';
import type { DevServer } from '../dev.ts';
import type { Ready } from '../ready.ts';
import { readVersion } from '../version.ts';
import { isColored } from './color.ts';
import { painter } from './painter.ts';

/** Options of {@link devScreen}. */
export interface DevScreenOptions {
  readonly dev: Pick<DevServer, 'ready' | 'data' | 'notes'>;
  /** Link shown above everything else. */
  readonly first?: { readonly label: string; readonly url: string } | undefined;
  /** Further notes. */
  readonly notes?: readonly string[];
  /** Default: since the process began. */
  readonly startedInMs?: number;
  /** Default: by standard output and the environment (`NO_COLOR`). */
  readonly color?: boolean;
}

/** Everything needed to begin, on one screen of 80 columns. Ends with a line break. */
export function devScreen(options: DevScreenOptions): string {
  const { dev, first, notes = [], startedInMs = performance.now(), color = isColored(process.stdout) } = options;
  const paint = painter(color);
  const row = (label: string, value: string): string => `  ${paint('dim', label.padEnd(14))}${value}`;
  const below = (value: string): string => `${' '.repeat(16)}${value}`;
  const { ready, data } = dev;
  const users = ready.sandbox_users;
  const width = Math.max(...users.map(({ email }) => email.length)) + 2;
  const kept = data === ':memory:' ? 'nothing is kept' : `data in ${nearest(data)}`;

  return [
    '',
    `  ${paint('bold', `Mitako ${readVersion()}`)}  ${paint('dim', `sandbox, ${kept}`)}`,
    ...[...dev.notes, ...notes].map((note) => `  ${paint('yellow', note)}`),
    '',
    ...(first === undefined ? [] : [row(first.label, paint(['bold', 'cyan'], first.url))]),
    row('API', `${paint('cyan', ready.api)}  ${paint('dim', 'reference')} ${paint('cyan', ready.docs)}`),
    row('Test key', ready.merchant.test_key),
    ...(ready.webhooks === undefined
      ? // Whatever is linked above has its own.
        first === undefined
        ? [row('Webhooks', paint('dim', 'mitako dev --forward-to localhost:3000/webhooks'))]
        : []
      : [row('Webhooks to', paint('cyan', ready.webhooks.url)), row('Secret', ready.webhooks.secret)]),
    row('Operator key', ready.operator_key),
    row('Dashboard', paint('cyan', ready.dashboard)),
    below(`${ready.merchant.email}  ${paint('dim', 'password')} ${ready.merchant.password}`),
    row('Operator', paint('cyan', ready.admin)),
    below(`${ready.operator.email}  ${paint('dim', 'password')} ${ready.operator.password}`),
    row('Checkout', `${paint('cyan', ready.checkout)}${paint('dim', '/{slug}')}`),
    below(`one of these, ${credentials(users, paint)}`),
    ...users.map(({ email, outcome }) => `    ${email.padEnd(width)}${paint('dim', outcome)}`),
    `    ${ready.sandbox_agent.email.padEnd(width)}${paint('dim', 'an agent: cash in and cash out, over the API')}`,
    '',
    row('New payment', `curl ${ready.api}/gateway/payments \\`),
    `      -H 'Authorization: Bearer ${ready.merchant.test_key}' \\`,
    `      -H 'Content-Type: application/json' -d '{"amount":5000,"currency":"XAF"}'`,
    `  ${paint('green', `Ready in ${(startedInMs / 1000).toFixed(2)} s.`)} ${paint('dim', 'Ctrl-C stops it.')}`,
    '',
  ].join('\n');
}

/** Password and PIN are the same for all seeded users, so they are shown once. */
function credentials(users: Ready['sandbox_users'], paint: (style: 'dim', text: string) => string): string {
  const [user] = users;
  return user === undefined ? '' : `${paint('dim', 'password')} ${user.password}  ${paint('dim', 'PIN')} ${user.pin}`;
}

function nearest(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
