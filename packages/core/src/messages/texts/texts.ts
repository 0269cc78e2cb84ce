import type { MessageKind } from '@mitako/contract/names';
import type { ChosenKind, KINDS, MailKind, MessageValues, TextKind } from '../kinds.ts';

/** What one mail says. One matter: the fact in the subject, one button at most. */
export interface Written {
  /** Of the mail, and what happened. */
  readonly subject: string;
  /** Paragraphs, the first of which says what happened. */
  readonly lines: readonly string[];
  /** Where the reader goes on. Default: none. */
  readonly button?: {
    /** Two or three words. */
    readonly label: string;
    /** Below the public URL. */
    readonly path: string;
  };
  /** Small, at the end: what to do if it was somebody else. */
  readonly note?: string;
}

/** What is known of a message when it is sent. */
interface Sent {
  /** Where its link leads, below the public URL; empty without one. */
  readonly path: string;
  /** What it gathers, a sum for each currency; empty of others. */
  readonly sums: readonly Sum[];
}

/** How much there was of something. */
export interface Sum {
  /** How often. */
  readonly count: number;
  /** In all, in the smallest unit of the currency. */
  readonly amount: number;
  /** ISO 4217: `XAF`. */
  readonly currency: string;
}

/** What members of a merchant and payers are told. */
export type NoticeTexts = Pick<
  Texts['mails'],
  ChosenKind | 'payout_account_changed' | 'live_key_created' | 'receipt' | 'receipt_refund'
>;

/** What a receipt names, read when it is sent. */
export interface ReceiptFacts {
  /** Who was paid. */
  readonly shop: string;
  /** Of the payment, `tx_…`. */
  readonly reference: string;
  /** When it was paid. */
  readonly atMs: number;
  /** Its page. */
  readonly path: string;
  /** Whether money moved; otherwise it was a test. */
  readonly livemode: boolean;
}

type FactsOf<Kind> = Kind extends `receipt${string}` ? ReceiptFacts : unknown;

/** The same for a text message, in the GSM alphabet. */
interface NamedInText {
  /** The amount with its currency. */
  readonly money: string;
  /** Who was paid. */
  readonly shop: string;
  /** The day, in figures. */
  readonly date: string;
  /** Of the payment, `tx_…`. */
  readonly reference: string;
}

/** All texts of a language. */
export interface Texts {
  /** Mails, by their kind. */
  readonly mails: {
    readonly [Kind in MailKind]: (values: MessageValues[Kind] & Sent & FactsOf<Kind>, service: string) => Written;
  };
  /** One part each: 160 characters of the GSM alphabet, without ç, ê, ô and the space that does not break. */
  readonly texts: {
    readonly phone_code: (code: string, service: string) => string;
  } & { readonly [Kind in Exclude<TextKind, 'phone_code'>]: (named: NamedInText, service: string) => string };
  /** Why the message came, by the class of its kind. */
  readonly reasons: Readonly<Record<(typeof KINDS)[MessageKind]['class'], (service: string) => string>>;
  /** Between the texts of mails. */
  readonly words: {
    /** Above the address of the button, for readers that show none. */
    readonly orOpen: string;
    /** Before the subject of what happened in test mode. */
    readonly test: string;
    /** Before what a rehearsal sends: nothing was paid. */
    readonly rehearsal: string;
    /** With the space before it. */
    readonly colon: string;
  };
}
