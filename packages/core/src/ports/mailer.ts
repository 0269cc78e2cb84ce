/** One mail, ready to leave. */
export interface Mail {
  /** `msg_…`: the same for each attempt, for its Message-ID. */
  readonly id: string;
  /** Name of the sender; its address is the mailer's. */
  readonly senderName: string;
  /** One address. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  /** The same without marks, for readers that show no HTML. */
  readonly text: string;
  /** With everything in it: no pictures, no style sheets from elsewhere. */
  readonly html: string;
  /** Of the text. */
  readonly language: 'fr' | 'en';
}

/** One text message. */
export interface TextMessage {
  /** `msg_…` */
  readonly id: string;
  /** Number in E.164. */
  readonly to: string;
  /** One part: at most 160 characters of the GSM alphabet. */
  readonly text: string;
}

/** What became of a message. */
export type HandedOver =
  | {
      readonly kind: 'accepted';
      /** The server's name for it. */
      readonly reference: string | null;
    }
  | {
      /** The server received it, or its address, and refused. */
      readonly kind: 'refused';
      /** `550`, or another short code. No address in it. */
      readonly code: string;
      /** False: it may be accepted later. */
      readonly isFinal: boolean;
    }
  | {
      /** Nothing left this machine: no connection, no login. It is attempted again, and is not to blame. */
      readonly kind: 'not_sent';
      /** A short code, `ECONNREFUSED`. */
      readonly reason: string;
    }
  /** The text left, and no answer arrived. It is never sent again. */
  | { readonly kind: 'unclear' };

/**
 * Sends messages of one channel. Never throws for what a server does; takes 30 s at most.
 * @typeParam Message what it sends
 */
export interface Channel<Message> {
  /**
   * Sends one message.
   * @param handOver awaited when everything is ready and the text is about to leave; when it rejects, nothing may leave
   */
  send(message: Message, handOver: () => Promise<void>): Promise<HandedOver>;
  /**
   * Connects and logs in, and sends nothing.
   * @returns what to fix, in a sentence without secrets; null: all is well
   */
  check?(): Promise<string | null>;
  /** Closes idle connections. */
  close?(): Promise<void>;
}

/** Sends mail: `smtpMailer(url)` of `mitako`. */
export type Mailer = Channel<Mail>;

/** Sends text messages: `httpSms({ … })` of `mitako`. */
export type Sms = Channel<TextMessage>;
