import type { CertifiedCase, CertifyReport } from '@mitako/client/testing';
import { printable } from '../output/printable.ts';

/** A report for people: a line for each case and, where one did not pass, what happened and how to fix it. */
export function tableOf({ cases }: CertifyReport): string {
  const [first] = cases;
  if (first?.verdict === 'failed') return [...linesOf(first), '', REFUSES_ALL, ''].join('\n');
  return [...cases.flatMap(linesOf), '', sumOf(cases), ''].join('\n');
}

const REFUSES_ALL = 'The others were left out: what a receiver refuses says nothing while it refuses everything.';

const MARKS = { passed: '✓', failed: '✗', not_observable: '?' } as const;

function linesOf({ verdict, title, message, fix }: CertifiedCase): readonly string[] {
  const line = `${MARKS[verdict]} ${title}`;
  return fix === null ? [line] : [line, `    ${printable(message)}`, `    → ${fix}`];
}

function sumOf(cases: readonly CertifiedCase[]): string {
  const count = (verdict: CertifiedCase['verdict']): number => cases.filter((each) => each.verdict === verdict).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('not_observable')} not observable`;
}
