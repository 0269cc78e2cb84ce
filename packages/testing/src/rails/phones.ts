import type { Situation } from './situations.ts';

/** What a payer does with a prompt, or what becomes of it. */
export type Answer =
  /** The PIN is typed. */
  | 'approved'
  | 'declined'
  | 'wrong_pin'
  /** The PIN is typed, and there is too little money. */
  | 'no_money'
  /** Nothing, until it is too late. */
  | 'expired'
  /** The PIN is typed, and the provider fails for no reason that it gives. */
  | 'failed';

/** A prompt on a simulated phone. */
export interface Prompt {
  /** Of this simulation. */
  readonly id: string;
  /** E.164 without its plus, `237653456789`. */
  readonly phone: string;
  /** In whole units of the currency. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The text of the prompt. */
  readonly text: string;
  /** `waiting` until it is answered or expires. */
  readonly state: 'waiting' | Answer;
}

/** The phones of a provider's customers, with their prompts. */
export interface Phones {
  /**
   * Shows a prompt; `answered` is called once when it is answered or expires, and once more if it is paid late.
   * @returns whether the situation decides what becomes of it, and neither its number nor a person
   */
  show(
    prompt: Omit<Prompt, 'id' | 'state'>,
    answered: (answer: Answer, how: { readonly isCalledBack: boolean }) => void,
  ): { readonly id: string; readonly isScripted: boolean };
  /** The last thousand, oldest first. */
  readonly prompts: readonly Prompt[];
  /** @throws Error when no such prompt waits */
  answer(id: string, answer: Answer): void;
  /** @throws Error when no such prompt waits */
  approve(id: string): void;
  /** @throws Error when no such prompt waits */
  decline(id: string): void;
  /** Ends one that waits; others stay as they are. */
  expire(id: string): void;
  /**
   * Approves one that has expired, of which no callback is sent.
   * @throws Error when it has not expired
   */
  payLate(id: string): void;
  /** Whether the situation decides what becomes of the next prompt. */
  readonly isScripted: boolean;
  /** From now on, prompts are answered as in this situation. */
  follow(situation: Situation): void;
  /** Gives the answers of situations that are due. */
  advance(): void;
}

const PROMPTS_MAX = 1_000;
const SLOW_MS = 20_000;
const LATE_MS = 3_600_000;

type Answered = Parameters<Phones['show']>[1];

interface Shown {
  prompt: Prompt;
  readonly answered: Answered;
  /** What the situation makes of it, and when; null: nothing more. */
  due: { readonly atMs: number; readonly answer: Answer | 'paid_late'; readonly isCalledBack: boolean } | null;
}

/** @param promptLifeMs until the provider calls a prompt expired */
export function createPhones(nowMs: () => number, promptLifeMs: number): Phones {
  const shown: Shown[] = [];
  let script: (Omit<NonNullable<Shown['due']>, 'atMs'> & { readonly afterMs: number }) | 'nobody answers' | null = null;
  let count = 0;

  function end(id: string, state: Answer, isCalledBack = true): boolean {
    const found = shown.find(({ prompt }) => prompt.id === id && prompt.state === 'waiting');
    if (found === undefined) return false;
    found.prompt = { ...found.prompt, state };
    found.answered(state, { isCalledBack });
    return true;
  }

  function answer(id: string, given: Answer): void {
    if (!end(id, given)) throw new Error(`no prompt ${id} waits`);
  }

  function payLate(id: string): void {
    const found = shown.find(({ prompt }) => prompt.id === id && prompt.state === 'expired');
    if (found === undefined) throw new Error(`no prompt ${id} has expired`);
    found.due = null;
    found.prompt = { ...found.prompt, state: 'approved' };
    found.answered('approved', { isCalledBack: false });
  }

  function advance(): void {
    for (const each of shown) {
      const { due, prompt } = each;
      if (due === null || nowMs() < due.atMs) continue;
      if (due.answer === 'paid_late') {
        // It expires first, which its provider decides.
        if (prompt.state === 'expired') payLate(prompt.id);
        continue;
      }
      each.due = null;
      end(prompt.id, due.answer, due.isCalledBack);
    }
  }

  return {
    show(prompt, answered) {
      count += 1;
      const id = `prompt_${count}`;
      const due = script === null || script === 'nobody answers' ? null : { ...script, atMs: nowMs() + script.afterMs };
      shown.push({ prompt: { ...prompt, id, state: 'waiting' }, answered, due });
      if (shown.length > PROMPTS_MAX) shown.shift();
      return { id, isScripted: script !== null };
    },
    get prompts() {
      return shown.map(({ prompt }) => prompt);
    },
    answer,
    approve: (id) => answer(id, 'approved'),
    decline: (id) => answer(id, 'declined'),
    expire: (id) => void end(id, 'expired'),
    payLate,
    get isScripted() {
      return script !== null;
    },
    follow(situation) {
      const answers = ANSWERS[situation];
      if (answers !== undefined) script = { afterMs: 0, answer: answers, isCalledBack: true };
      else if (situation === 'slow-payers') script = { afterMs: SLOW_MS, answer: 'approved', isCalledBack: false };
      else if (situation === 'expired-then-paid')
        script = { afterMs: promptLifeMs + LATE_MS, answer: 'paid_late', isCalledBack: false };
      else script = situation === 'ignored' ? 'nobody answers' : null;
    },
    advance,
  };
}

/** At once. */
const ANSWERS: Readonly<Partial<Record<Situation, Answer>>> = {
  'no-money': 'no_money',
  'wrong-pin': 'wrong_pin',
  declined: 'declined',
  'unspecified-failure': 'failed',
};
