import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { run } from './support/run.ts';

/** How a shell is asked what completes the last of the arguments, one answer a line, maybe with more behind it. */
const SHELLS = {
  bash: [
    '-c',
    'source "$0"; COMP_WORDS=(mitako "$@"); COMP_CWORD=$#; _mitako; compgen -W "${COMPREPLY[*]}" -- "${@: -1}"',
  ],
  // What its completion system calls stands in for it here: that works on a terminal alone.
  zsh: [
    '-fc',
    `compdef() {}; compadd() { print -l -- "\${@[2,-1]}"; }; _files() {}; _describe() { print -l -- "\${(@P)2}"; }
     script=$1; shift; source $script; words=(mitako "$@"); CURRENT=$#words; _mitako`,
    'zsh',
  ],
  fish: ['-c', 'source $argv[1]; complete -C "mitako $argv[2..-1]"'],
} as const;

describe.each(Object.entries(SHELLS))('%s', (shell, asked) => {
  const isMissing = spawnSync(shell, ['-c', 'true']).status !== 0;
  test.skipIf(isMissing)(
    `completes commands, options and their values${isMissing ? ', skipped: not installed' : ''}`,
    async () => {
      const script = join(testDirectory(), `mitako.${shell}`);
      writeFileSync(script, (await run(['completion', shell])).stdout);
      const complete = (...words: readonly string[]): readonly string[] => {
        const { stdout, stderr } = spawnSync(shell, [...asked, script, ...words], { encoding: 'utf8' });
        expect(stderr).toBe('');
        const answers = stdout.split('\n').map((line) => line.split(/[:\t]/, 1)[0] ?? '');
        return answers.filter((word) => word.startsWith(words.at(-1) ?? '') && word !== '');
      };
      expect(complete('li')).toEqual(['listen']);
      expect(complete('keys', '')).toEqual(expect.arrayContaining(['create', 'list', 'revoke']));
      expect(complete('payments', 'create', '--am')).toEqual(['--amount']);
      expect(complete('payments', 'list', '--status', 'su')).toEqual(['succeeded']);
      expect(complete('events', 'list', '--event', 'refund.f')).toEqual(['refund.failed']);
      expect(complete('trigger', 'refund.')).toEqual(['refund.created', 'refund.succeeded']);
      expect(complete('init', '')).toEqual(expect.arrayContaining(['express', 'next']));
      // The value of an option is not a command.
      expect(complete('serve', '--store', 'keys', '')).not.toContain('create');
    },
  );
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
  [['events', 'list', '--event', 'paymet.failed'], 'Did you mean payment.failed?'],
  [['events', 'list', '--event', 'nothing'], 'Known are payment.created, '],
  [['completion', 'tcsh'], 'Allowed choices are bash, zsh, fish.'],
  [['payments', 'create'], "required option '--amount <francs>' not specified"],
  [['verify'], "missing required argument 'file'"],
] as const)('%s is answered in a sentence, with what was probably meant', async ([args, sentence]) => {
  const ended = await run(args);
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr).toContain(sentence);
  expect(ended.stderr).toMatch(/^mitako: [^\n]+\n(\(Did you mean [^\n]+\)\n)?$/);
});
