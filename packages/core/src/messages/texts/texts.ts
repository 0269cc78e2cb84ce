import type { MessageKind } from '@mitako/contract/names';
import type { KINDS, MailKind, MessageValues, TextKind } from '../kinds.ts';

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
    readonly [Kind in MailKind]: (values: MessageValues[Kind] & Reached, service: string) => Written;
  };
  /** One part each: 160 characters of the GSM alphabet, without ç, ê, ô and the space that does not break. */
  readonly texts: { readonly [Kind in TextKind]: (code: string, service: string) => string };
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
