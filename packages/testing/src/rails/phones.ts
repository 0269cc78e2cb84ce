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
  readonly state: 'waiting' | 'approved' | 'declined' | 'expired';
}

/** The phones of a provider's customers, with their prompts. */
export interface Phones {
  /** Shows a prompt; `answered` is called once, when it is approved, declined, or expires. */
  show(
    prompt: Omit<Prompt, 'id' | 'state'>,
    answered: (answer: 'approved' | 'declined' | 'expired') => void,
  ): { readonly id: string };
  /** The last thousand, oldest first. */
  readonly prompts: readonly Prompt[];
  /** @throws Error when no such prompt waits */
  approve(id: string): void;
  /** @throws Error when no such prompt waits */
  decline(id: string): void;
  /** Ends one that waits; others stay as they are. */
  expire(id: string): void;
}

const PROMPTS_MAX = 1_000;

export function createPhones(): Phones {
  const prompts: { prompt: Prompt; readonly answered: (answer: 'approved' | 'declined' | 'expired') => void }[] = [];
  let count = 0;

  function end(id: string, state: 'approved' | 'declined' | 'expired'): boolean {
    const found = prompts.find(({ prompt }) => prompt.id === id && prompt.state === 'waiting');
    if (found === undefined) return false;
    found.prompt = { ...found.prompt, state };
    found.answered(state);
    return true;
  }

  function insist(id: string, state: 'approved' | 'declined'): void {
    if (!end(id, state)) throw new Error(`no prompt ${id} waits`);
  }

  return {
    show(shown, answered) {
      count += 1;
      const id = `prompt_${count}`;
      prompts.push({ prompt: { ...shown, id, state: 'waiting' }, answered });
      if (prompts.length > PROMPTS_MAX) prompts.shift();
      return { id };
    },
    get prompts() {
      return prompts.map(({ prompt }) => prompt);
    },
    approve: (id) => insist(id, 'approved'),
    decline: (id) => insist(id, 'declined'),
    expire: (id) => void end(id, 'expired'),
  };
}
