import type { Clock, Logger } from '../ports/system.ts';

/** How often the same question to a provider is repeated. */
const FRESH_FOR_MS = 30_000;
const ANSWER_TIMEOUT_MS = 5_000;
/** Includes answers about numbers: the oldest are dropped. */
const ANSWERS_MAX = 1_000;

/** Providers' reports about themselves: one request at a time, kept for 30 s, with a timeout of 5 s. */
export interface Answers<Answer> {
  /** The last answer, at once; a new one is requested meanwhile. Null: none yet. */
  last(key: string, ask: Ask): LastAnswer<Answer> | null;
  /** An answer of the last 30 s. Null: the provider gave none, or none that is valid, or not in time. */
  read(key: string, ask: Ask): Promise<Answer | null>;
}

export interface LastAnswer<Answer> {
  readonly atMs: number;
  readonly value: Answer;
}

type Ask = () => Promise<unknown>;

interface Question<Answer> {
  readonly askedAtMs: number;
  readonly answer: Promise<Answer | null>;
  last: LastAnswer<Answer> | null;
}

/**
 * @param checked the answer in its own type, null for an invalid one: rails are written by others, not all of them in
 * TypeScript
 * @param silence what is logged without an answer
 */
export function createAnswers<Answer>(
  { clock, logger }: { readonly clock: Clock; readonly logger: Logger },
  checked: (value: unknown) => Answer | null,
  silence: string,
): Answers<Answer> {
  const questions = new Map<string, Question<Answer>>();

  async function asked(key: string, ask: Ask): Promise<Answer | null> {
    const answered = new AbortController();
    try {
      const late = clock.sleep(ANSWER_TIMEOUT_MS, answered.signal).then(() => undefined);
      const value = checked(await Promise.race([ask(), late]));
      if (value === null) logger.warn({ rail: railOf(key) }, silence);
      return value;
    } catch (error) {
      logger.warn({ rail: railOf(key), error }, silence);
      return null;
    } finally {
      answered.abort();
    }
  }

  async function kept(question: Question<Answer>): Promise<void> {
    const value = await question.answer;
    if (value !== null) question.last = { atMs: clock.now(), value };
  }

  /** The one that is fresh, or a new one. */
  function questionOf(key: string, ask: Ask): Question<Answer> {
    const known = questions.get(key);
    const nowMs = clock.now();
    if (known !== undefined && nowMs - known.askedAtMs < FRESH_FOR_MS) return known;
    const answer = asked(key, ask);
    const question: Question<Answer> = { askedAtMs: nowMs, answer, last: known?.last ?? null };
    void kept(question);
    questions.delete(key);
    questions.set(key, question);
    const [oldest] = questions.keys();
    if (questions.size > ANSWERS_MAX && oldest !== undefined) questions.delete(oldest);
    return question;
  }

  return {
    last: (key, ask) => questionOf(key, ask).last,
    read: (key, ask) => questionOf(key, ask).answer,
  };
}

/** Keys begin with the rail's id; what follows may be a number, which is not logged. */
function railOf(key: string): string {
  return key.split(' ', 1)[0] ?? key;
}
