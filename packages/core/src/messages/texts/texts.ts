import type { MessageKind } from '@mitako/contract/names';
import type { KINDS, MessageValues } from '../kinds.ts';

/** What one mail says. One matter: the fact in the subject, one button at most. */
export interface Written {
  readonly subject: string;
  /** Paragraphs, the first of which says what happened. */
  readonly lines: readonly string[];
  readonly button?: {
    readonly label: string;
    /** Below the public URL. */
    readonly path: string;
  };
  /** Small, at the end: what to do if it was somebody else. */
  readonly note?: string;
}

/** Where the link of the message leads, below the public URL; empty without one. */
interface Reached {
  readonly path: string;
}

/** All texts of a language. */
export interface Texts {
  readonly mails: {
    readonly [Kind in MessageKind]: (values: MessageValues[Kind] & Reached, service: string) => Written;
  };
  /** Why the message came, by the class of its kind. */
  readonly reasons: Readonly<Record<(typeof KINDS)[MessageKind]['class'], (service: string) => string>>;
  readonly words: {
    readonly terms: string;
    readonly privacy: string;
    /** Above the address of the button, for readers that show none. */
    readonly orOpen: string;
    /** With the space before it. */
    readonly colon: string;
  };
}
