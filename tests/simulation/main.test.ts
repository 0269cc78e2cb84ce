import { afterEach, describe, expect, it } from 'vitest';
import { runSource, stopAll } from '../cli/support/process.ts';

afterEach(stopAll);

async function simulate(...flags: readonly string[]): Promise<{ code: number | null; out: string; notified: string }> {
  const running = runSource('tests/simulation/main.ts', flags);
  const code = await running.exited;
  return { code, out: running.stdout(), notified: running.stderr() };
}

describe('pnpm simulate', () => {
  it('exits with 2 on a value that it cannot use, and says why before the usage', async () => {
    const { code, notified } = await simulate('--seeds', '0');
    expect({ code, lines: notified.split('\n').slice(0, 3) }).toEqual({
      code: 2,
      lines: ['--seeds must be an integer of at least 1, not "0".', '', expect.stringMatching(/^Usage: pnpm simulate/)],
    });
  });

  it('prints the trace of a passing seed only on request', async () => {
    const [quiet, traced] = await Promise.all([
      simulate('--seed', '1', '--steps', '50'),
      simulate('--seed', '1', '--steps', '50', '--trace'),
    ]);
    expect(quiet.out).toMatch(/^seed 1: everything holds\ntrace of \d+ lines, [0-9a-f]{64}\n$/);
    expect(traced.out.endsWith(`\n\n${quiet.out}`)).toBe(true);
  });

  it('prints the trace in lines that a terminal can show', async () => {
    const { code, out } = await simulate('--seeds', '2', '--steps', '100');
    expect({ code, lastLine: out.trimEnd().split('\n').at(-1) }).toEqual({
      code: 0,
      lastLine: expect.stringMatching(/^2 seeds from 1, \d+ lines, 0 failed/),
    });
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
  });
});
