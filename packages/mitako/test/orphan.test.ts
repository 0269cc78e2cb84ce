import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('../src/orphan.ts', import.meta.url).href;
const program = `import('${module}').then(({ onOrphaned }) => console.log(onOrphaned(() => undefined)))`;

/** Whether a program that a shell runs with this command ends with the shell. */
function endsWithShell(command: string, environment: NodeJS.ProcessEnv): string {
  const env = { PATH: process.env['PATH'], NODE: process.execPath, PROGRAM: program, ...environment };
  return execFileSync('sh', ['-c', `${command}; true`], { env, encoding: 'utf8' }).trim();
}

const RUN = '"$NODE" -e "$PROGRAM"';

test.each([
  ['npx', { npm_command: 'exec' }],
  ['a script of npm', { npm_command: 'run-script', npm_lifecycle_event: 'start' }],
  ['a script of yarn', { npm_lifecycle_event: 'start' }],
])('a program that %s runs ends with its shell', (_name, environment) => {
  expect(endsWithShell(RUN, environment)).toBe('true');
});

test('a program that a person or a service manager runs does not', () => {
  expect(endsWithShell(RUN, {})).toBe('false');
});

test.runIf(process.platform === 'linux')('a daemon that a script of npm starts does not', () => {
  expect(endsWithShell(`setsid --wait ${RUN}`, { npm_command: 'run-script' })).toBe('false');
});
