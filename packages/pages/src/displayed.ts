/**
 * Makes text from shops and customers safe to display among ours. Control characters are removed: with bidirectional
 * overrides, a name could reverse adjacent text such as an amount. A right-to-left name is isolated from its
 * neighbours, also in places without elements, such as a title.
 */
export function displayed(words: string): string {
  const plain = words.replace(CONTROLS, ' ').trim();
  return RIGHT_TO_LEFT.test(plain) ? `${FIRST_STRONG_ISOLATE}${plain}${POP_ISOLATE}` : plain;
}

/** Embeddings, overrides and isolates (UAX #9, §2) and the control codes. */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069\p{Cc}]+/gu;

/** Hebrew, Arabic and neighbouring blocks to Mandaic and the Arabic extensions, their presentation forms, and Adlam. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
