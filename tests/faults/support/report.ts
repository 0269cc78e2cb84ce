import { styleText } from 'node:util';
import { wrapped } from '../../support/wrapped.ts';
import type { Outcome } from './run.ts';

/** The counts, one row per scenario and engine, and the command to repeat each failure. */
export function tableOf(outcomes: readonly Outcome[], again: (outcome: Outcome) => string): string {
  const width = Math.max(...outcomes.map(({ scenario }) => scenario.length));
  const rows = outcomes.map(({ scenario, engine, seconds, facts, holds, failure }) => {
    const end = failure === null ? styleText('green', 'ok') : styleText('red', 'FAILED');
    const counted = Object.entries(facts).map(([name, value]) => `${name} ${amountOf(value)}`);
    const held = failure === null ? holds.map((promise, place) => (place === 0 ? `held: ${promise}` : promise)) : [];
    const head = `${scenario.padEnd(width)}  ${engine.padEnd(8)}  ${seconds.toFixed(1).padStart(6)} s  ${end}`;
    const lines = [...wrapped(counted, 100), ...wrapped(held, 100)];
    return [head, ...lines.map((line) => `    ${line}`)].join('\n');
  });
  const failures = outcomes.flatMap((outcome) =>
    outcome.failure === null
      ? []
      : [`\n${outcome.scenario} on ${outcome.engine}: ${outcome.failure}\nRepeat it with: ${again(outcome)}`],
  );
  return [...rows, ...failures].join('\n');
}

/** With separated thousands, `48 312`. */
function amountOf(value: number | string): string {
  return typeof value === 'number' ? value.toLocaleString('en-US').replaceAll(',', ' ') : value;
}
