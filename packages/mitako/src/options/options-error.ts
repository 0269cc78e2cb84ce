/** What is wrong with an option, and what to do about it. */
export interface OptionProblem {
  /** Its path: `shop.name`. */
  readonly option: string;
  /** One sentence, which names the option. */
  readonly problem: string;
  /** One sentence. */
  readonly fix: string;
}

/** Options are missing, wrong or misspelled. All problems are in it, and in its message. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
  readonly problems: readonly OptionProblem[];

  constructor(problems: readonly OptionProblem[], options?: ErrorOptions) {
    super(problems.map(({ problem, fix }) => `${problem} ${fix}`).join('\n'), options);
    this.problems = problems;
  }
}
