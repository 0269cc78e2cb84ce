import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { run } from './support/run.ts';

test('bash completes commands, options and their values', async () => {
  const script = join(testDirectory(), 'mitako.bash');
  writeFileSync(script, (await run(['completion', 'bash'])).stdout);
  const complete = (...words: readonly string[]): readonly string[] => {
    const asked = 'source "$0"; COMP_WORDS=(mitako "$@"); COMP_CWORD=$#; _mitako; printf "%s\\n" "${COMPREPLY[@]}"';
    const answer = execFileSync('bash', ['-c', asked, script, ...words], { encoding: 'utf8' });
    return answer.split('\n').filter((word) => word !== '');
  };
  expect(complete('li')).toEqual(['listen']);
  expect(complete('keys', '')).toEqual(expect.arrayContaining(['create', 'list', 'revoke']));
  expect(complete('payments', 'create', '--am')).toEqual(['--amount']);
  expect(complete('payments', 'list', '--status', 'su')).toEqual(['succeeded']);
  expect(complete('trigger', 'refund.')).toEqual(['refund.created', 'refund.succeeded']);
  expect(complete('init', '')).toEqual(expect.arrayContaining(['express', 'next']));
  // The value of an option is no command.
  expect(complete('serve', '--store', 'keys')).not.toContain('create');
});

test.for(['zsh', 'fish'])('%s has every command', async (shell) => {
  const { stdout } = await run(['completion', shell]);
  for (const path of ['mitako keys create', 'mitako events replay', 'mitako rail mtn-momo provision']) {
    expect(stdout).toContain(`'${path}'`);
  }
  expect(stdout).toContain('forward the events of any gateway to your machine');
});

test.for([
  [['lissten'], 'Did you mean listen?'],
  [['payments', 'lst'], 'Did you mean list?'],
  [['payments', 'list', '--stauts', 'failed'], 'Did you mean --status?'],
  [['completion', 'tcsh'], 'Allowed choices are bash, zsh, fish.'],
  [['payments', 'create'], "required option '--amount <francs>' not specified"],
  [['verify'], "missing required argument 'file'"],
] as const)('%s is answered in a sentence, with what was probably meant', async ([args, sentence]) => {
  const ended = await run(args);
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr).toContain(sentence);
  expect(ended.stderr).toMatch(/^mitako: [^\n]+\n(\(Did you mean [^\n]+\)\n)?$/);
});
