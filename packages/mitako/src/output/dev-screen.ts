import { relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { DevServer } from '../dev.ts';
import type { Ready } from '../ready.ts';
import { ON_A_PHONE } from '../test-numbers.ts';
import { readVersion } from '../version.ts';
import { isColored } from './color.ts';
import { painter } from './painter.ts';
import { login, rowWith, sandboxRows } from './sandbox-rows.ts';

/** Options of {@link showDevScreen}. */
export interface DevScreenOptions {
  /** The server that the screen is about. */
  readonly dev: Pick<DevServer, 'ready' | 'data' | 'notes'>;
  /** Link shown above everything else. */
  readonly first?: { readonly label: string; readonly url: string } | undefined;
  /** Where webhooks arrive, unless the gateway made an endpoint for them. */
  readonly webhooksTo?: string | undefined;
  /** Further notes. */
  readonly notes?: readonly string[];
  /** Default: since the process began. */
  readonly startedInMs?: number;
  /** Default: by standard output and the environment (`NO_COLOR`). */
  readonly color?: boolean;
}

/**
 * Prints everything needed to begin, and prints it again for `h` and Enter while the log runs on. Returns how to stop
 * listening, so that the process can end. Nothing is read unless the input is a terminal.
 */
export function showDevScreen(options: DevScreenOptions, input: DevInput = process.stdin): () => void {
  const screen = devScreen(options);
  const print = (): void => void process.stdout.write(screen);
  print();
  if (input.isTTY !== true) return () => undefined;
  const lines = createInterface({ input });
  lines.on('line', (line) => {
    if (line.trim().toLowerCase() === 'h') print();
  });
  return () => lines.close();
}

/** Where keys are read from. */
export type DevInput = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** Everything needed to begin, on one screen of 80 columns. Ends with a line break. */
export function devScreen(options: DevScreenOptions): string {
  const {
    dev,
    first,
    webhooksTo,
    notes = [],
    startedInMs = performance.now(),
    color = isColored(process.stdout),
  } = options;
  const paint = painter(color);
  const row = rowWith(paint);
  const below = (value: string): string => `${' '.repeat(16)}${value}`;
  const { ready, data } = dev;
  const kept = data === ':memory:' ? 'nothing is kept' : `data in ${nearest(data)}`;

  return [
    '',
    `  ${paint('bold', `Mitako ${readVersion()}`)}  ${paint('dim', `sandbox, ${kept}`)}`,
    ...[...dev.notes, ...notes].map((note) => `  ${paint('yellow', note)}`),
    '',
    ...(first === undefined ? [] : [row(first.label, paint(['bold', 'cyan'], first.url))]),
    row('API', `${paint('cyan', ready.api)}  ${paint('dim', 'reference')} ${paint('cyan', ready.docs)}`),
    row('Test key', ready.merchant.test_key),
    ...(webhooksTo === undefined ? [] : [row('Webhooks to', paint('cyan', webhooksTo))]),
    ...(ready.webhooks === undefined
      ? webhooksTo === undefined
        ? [row('Webhooks', paint('dim', 'mitako dev --forward-to localhost:3000/webhooks'))]
        : []
      : [row('Webhooks to', paint('cyan', ready.webhooks.url)), row('Secret', ready.webhooks.secret)]),
    row('Operator', `${paint('cyan', ready.admin)}  ${login(ready.operator, paint)}`),
    ...sandboxRows(ready, paint),
    ...(ready.phones === undefined
      ? []
      : [row('Phones', `${paint('cyan', ready.phones)}  ${paint('dim', 'answer there for any number')}`)]),
    ...numberRows(ready.test_numbers, row, below),
    '',
    row('New payment', `curl ${ready.api}/gateway/payments \\`),
    `      -H 'Authorization: Bearer ${ready.merchant.test_key}' \\`,
    `      -H 'Content-Type: application/json' -d '{"amount":5000,"currency":"XAF"}'`,
    `  ${paint('green', `Ready in ${(startedInMs / 1000).toFixed(2)} s.`)} ${paint('dim', 'h + Enter shows this again, Ctrl-C stops it.')}`,
    '',
  ].join('\n');
}

/** A number of each provider that pays, and the endings of those that do something else. */
function numberRows(
  numbers: Ready['test_numbers'],
  row: (label: string, value: string) => string,
  below: (value: string) => string,
): readonly string[] {
  const paying = numbers.filter(({ outcome }) => outcome === 'succeeds');
  const others = new Map(
    numbers
      .filter((each) => !paying.includes(each) && each.outcome !== ON_A_PHONE)
      .map(({ phone, outcome }) => [phone.slice(-3), outcome]),
  );
  if (paying.length === 0) return [];
  return [
    row('Test numbers', paying.map(({ label, phone }) => `${phone} ${label}`).join(', ')),
    below([...others].map(([ending, outcome]) => `…${ending} ${outcome}`).join(', ')),
  ];
}

function nearest(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
