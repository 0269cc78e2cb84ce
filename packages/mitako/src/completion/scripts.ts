import type { CompletedCommand, CompletedWord } from './words.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof SHELLS)[number];

/** A shell's completion of the command line, as a script. */
export const COMPLETION_SCRIPTS: Readonly<Record<Shell, (commands: readonly CompletedCommand[]) => string>> = {
  bash: (commands) => `# mitako completion bash
_mitako() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
${pathOfWords('COMP_WORDS[@]:1:COMP_CWORD-1', commands)}
  case "$path|$previous" in
${valueCases(commands, (choices) =>
  choices === null ? 'COMPREPLY=($(compgen -f -- "$current")); return' : reply(choices.join(' ')),
)}
  esac
  case "$path" in
${wordCases(commands, (words) => reply(words.map(({ word }) => word).join(' ')))}
  esac
}
complete -F _mitako mitako
`,
  zsh: (commands) => `#compdef mitako
# mitako completion zsh
_mitako() {
  local previous="\${words[CURRENT-1]}"
${pathOfWords('words[@]:1:$((CURRENT - 2))', commands)}
  case "$path|$previous" in
${valueCases(commands, (choices) =>
  choices === null ? '_files; return' : `compadd -- ${choices.map(quoted).join(' ')}; return`,
)}
  esac
  local -a found
  case "$path" in
${wordCases(
  commands,
  (words) =>
    `found=(${words.map(({ word, description }) => quoted(`${word}:${description.replaceAll(':', ' ')}`)).join(' ')})`,
)}
  esac
  _describe mitako found
}
compdef _mitako mitako
`,
  fish: (commands) => `# mitako completion fish
function __mitako_path
  set -l path mitako
  for word in (commandline -opc)[2..-1]
    contains -- "$path $word" ${commands.map(({ path }) => quoted(path)).join(' ')}; and set path "$path $word"
  end
  echo $path
end
complete -c mitako -f
${commands.flatMap(({ path, words }) => words.map((word) => fishLine(path, word))).join('\n')}
`,
};

/** Sets `path` to the commands among the words, in bash and zsh. */
function pathOfWords(words: string, commands: readonly CompletedCommand[]): string {
  return `  local path=mitako word
  for word in "\${${words}}"; do
    case "$path $word" in
      ${commands.map(({ path }) => quoted(path)).join('|')}) path="$path $word" ;;
    esac
  done`;
}

function valueCases(
  commands: readonly CompletedCommand[],
  body: (choices: readonly string[] | null) => string,
): string {
  return commands
    .flatMap(({ path, words }) =>
      words.flatMap(({ word, values }) =>
        values === undefined ? [] : [`    ${quoted(`${path}|${word}`)}) ${body(values)} ;;`],
      ),
    )
    .join('\n');
}

function wordCases(commands: readonly CompletedCommand[], body: (words: readonly CompletedWord[]) => string): string {
  return commands.map(({ path, words }) => `    ${quoted(path)}) ${body(words)} ;;`).join('\n');
}

function reply(words: string): string {
  return `COMPREPLY=($(compgen -W ${quoted(words)} -- "$current")); return`;
}

function fishLine(path: string, { word, description, values }: CompletedWord): string {
  const when = `complete -c mitako -n ${quoted(`test (__mitako_path) = "${path}"`)}`;
  const described = description === '' ? '' : ` -d ${quoted(description)}`;
  if (!word.startsWith('--')) return `${when} -a ${quoted(word)}${described}`;
  const option = `${when} -l ${word.slice(2)}${described}`;
  if (values === undefined) return option;
  return values === null ? `${option} -r -F` : `${option} -x -a ${quoted(values.join(' '))}`;
}

/** In single quotes, for all three shells. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
