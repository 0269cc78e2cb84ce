import type { Locale, RailMethodType } from '@mitako/contract/names';
import type { RailTextRules } from '../rails/rail-text.ts';
import type {
  ChargeOutcome,
  ChargeRequest,
  CodeOutcome,
  CodeRequest,
  LookupOutcome,
  LookupRequest,
  PrepareOutcome,
  PrepareRequest,
  RailRefundLookup,
  RailRefundOutcome,
  RailRefundRequest,
} from './rail-calls.ts';

/** A payment method that a rail offers. */
export interface RailMethod<Provider extends string = string> {
  /** `mobile_money`: the payer types a number here. `card`: the payer types the card on the provider's page, where the charge leads. */
  readonly type: RailMethodType;
  /**
   * The provider's id, `mtn_momo`: 2 to 40 of `a-z 0-9 _`, beginning with a letter. Stored with each payment and
   * returned by the API, so it never changes. A provider in several countries has a method for each.
   */
  readonly provider: Provider;
  /** Brand name as customers know it, `MTN MoMo`; not translated. At most 40 characters. */
  readonly label: string;
  /** One or two characters that represent the provider on the checkout, `M`. */
  readonly monogram: string;
  /** Colours of the monogram, each `#rrggbb`, with a contrast of at least 4.5 (WCAG 2.2). */
  readonly colors: { readonly background: string; readonly text: string };
  /** Country of the provider, ISO 3166-1 alpha-2: `CM`. */
  readonly country: string;
  /** The country's calling code, `+237`: of two countries, the payer's number determines which one is charged. Null for cards. */
  readonly callingCode: string | null;
  /** ISO 4217: `XAF`. At least one. */
  readonly currencies: readonly string[];
  /** Limits of one payment, in minor units. */
  readonly limits: { readonly min: number; readonly max: number };
  /** Instructions for the payer while the payment is processing, "Composez *126# et confirmez avec votre code." */
  readonly prompt: Readonly<Record<Locale, string>>;
  /** The same while a code is expected (`enter_otp`), "Composez #144*82# pour recevoir votre code." */
  readonly codePrompt?: Readonly<Record<Locale, string>>;
  /**
   * E.164 prefixes of this provider's numbers: `+23767`, `+237650`. The checkout uses them to recognise the provider
   * and to complete numbers typed without a calling code. A hint that the payer can override, never a check: numbers
   * can be ported. Absent: no recognition.
   */
  readonly phonePrefixes?: readonly string[];
  /** Rules for the text that the provider shows to the payer. */
  readonly description: RailTextRules;
  /**
   * Refunds that the provider makes: of the whole amount only, of any part, or none. The engine refuses others before
   * it moves money. Unless it is `none` for all methods, the rail has `refund` and `lookupRefund`.
   */
  readonly refunds: 'none' | 'full' | 'partial';
  /** The option of the rail that would have it make refunds, `disbursement`, where they are `none`. Absent: no option does. */
  readonly refundsOption?: string;
  /** When the status of a charge is first looked up, in milliseconds after it. Default: 2 000. */
  readonly firstLookupMs?: number;
}

/** What a provider promises about charges. The engine is careful with one that promises nothing. */
export interface ChargeRules {
  /** How long a payer can answer the prompt of a charge, in milliseconds; rather too long than too short. */
  readonly promptLifeMs: number;
  /**
   * How much later, in milliseconds, a charge that the provider does not know is certain never to be made: an attempt that
   * is only ever `absent` fails then with `provider_unavailable`, and the payer may try again. Absent: never, and the
   * operator decides after a day.
   */
  readonly absentMarginMs?: number;
  /**
   * Whether a charge that the provider does not know may be sent again under its reference: however many of the requests
   * arrive, and whenever, the payer is asked and charged once.
   */
  readonly isRepeatable: boolean;
  /**
   * How many look-ups of charges and refunds the engine makes in any second, over all processes: a little less than the
   * provider allows. 1 to 1 000. Absent: 5.
   */
  readonly lookUpsPerSecond?: number;
}

/**
 * A connection to one or more providers. The engine commits an attempt before it calls `prepare` and `charge`, and
 * calls each of them once for a `reference`, unless `charges.isRepeatable`. It looks up the outcome of a charge whose
 * response was lost with `lookup`, which may therefore know nothing but our reference: derive the provider's id from it.
 *
 * A rail never throws for a response it does not understand: it returns `unknown` with a detail, and the engine logs it and
 * polls. A rail writes no log of its own.
 *
 * Test implementations with `runRailConformance` of `@mitako/testing`; `docs/rails.md` explains how to write one.
 * @typeParam Provider ids of its providers, which an embedding program's charges may name
 */
export interface Rail<Provider extends string = string> {
  /** Stored with each attempt, `mtn_momo_cm`: 2 to 32 of `a-z 0-9 _`, beginning with a letter. Never changes. */
  readonly id: string;
  /** A rail of test mode never sees live money and vice versa. */
  readonly modes: readonly ('test' | 'live')[];
  /**
   * Play money of the gateway's own. Where another rail of test mode offers the provider in its country, this one does not:
   * a payment that a provider's sandbox rejects must not succeed.
   */
  readonly isSimulated?: true;
  /** Where the rail sends its requests. A live rail must send to https, and not to this machine. Absent: not shown. */
  readonly baseUrl?: string;
  /** Set where requests go through another `fetch` than Node's, which may lead anywhere: a live rail has none. */
  readonly hasOwnFetch?: boolean;
  /**
   * Options with credentials that are empty, `collection.apiKey`. A gateway does not start with a live rail that lacks some, unless
   * it rehearses. Absent: none.
   */
  readonly missingCredentials?: readonly string[];
  /** How it is rehearsed. Absent: a gateway with it cannot be. */
  readonly rehearsal?: RailRehearsal;
  /** What payers can choose. At least one; a provider and country once. */
  readonly methods: readonly RailMethod<Provider>[];
  /** What the provider promises about charges. Absent: nothing. */
  readonly charges?: ChargeRules;
  /**
   * Obtains the provider's reference before money can move, for providers that assign one and whose charge could not be
   * found without it. The engine stores it, then calls `charge` with it.
   */
  prepare?(request: PrepareRequest): Promise<PrepareOutcome>;
  /** Charges the payer, once per reference, however often it is called. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /**
   * Submits the one-time code that the payer typed. Required for rails that answer `enter_otp`. Reference and code
   * together are an idempotency key, and the money of a reference is collected once, however many codes were submitted.
   */
  submitCode?(request: CodeRequest): Promise<CodeOutcome>;
  /** Reads the status of a charge. Decisions rely on this alone: callbacks only trigger it. */
  lookup(request: LookupRequest): Promise<LookupOutcome>;
  /**
   * Returns money of an attempt to its payer. Called once per `reference` and `tries`; then the engine calls
   * `lookupRefund`, and `refund` again only after `absent`, so that this pair must be an idempotency key.
   */
  refund?(request: RailRefundRequest): Promise<RailRefundOutcome>;
  /** Reads the status of a refund. */
  lookupRefund?(request: RailRefundRequest): Promise<RailRefundLookup>;
  /**
   * Names the charge of a provider's callback, rejects one that is not the provider's, or returns null. Anyone can send
   * one, so the engine trusts nothing in it and looks the charge up. A callback to `urls.callback` of a charge names it
   * by its address: this is not called then.
   */
  parseCallback?(
    request: RailCallback,
  ): CallbackSubject | RejectedCallback | null | Promise<CallbackSubject | RejectedCallback | null>;
  /**
   * Reads what shows whether the rail is configured right (credentials, environment, reachability), and moves no money.
   * Called when the gateway starts; problems are logged, and `mitako doctor` prints them.
   */
  check?(): Promise<readonly RailProblem[]>;
  /** The provider's report on its methods. Absent: unknown. Charges do not wait for it. */
  availability?(): Promise<readonly RailAvailability[]>;
  /** Balances of our accounts at the provider, in minor units. */
  balance?(): Promise<readonly RailBalance[]>;
  /** Whether a number has an account at the provider; null: unknown. */
  payer?(request: { readonly provider: string; readonly phone: string }): Promise<RailPayer | null>;
}

/** A rail that can be rehearsed: with a simulated provider in the place of the real one, and nothing else changed. */
export interface RailRehearsal {
  /** Its simulated provider in `@mitako/testing/rails`, `mtn_momo`: one of `simulators`. */
  readonly provider: string;
  /** What the provider has to know of the account: its country, the keys that sign callbacks. By the simulator's options. */
  readonly account: Readonly<Record<string, unknown>>;
  /** The rail with the same options, whose provider is elsewhere. */
  rail(at: RailRehearsalPlace): Rail;
}

/** Where a simulated provider is. */
export interface RailRehearsalPlace {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Answers the requests of the rail. Absent: the provider listens at `baseUrl`. */
  readonly fetch?: (url: string, request: RequestInit) => Promise<Response>;
}

/** The charge that a callback is about: by our reference, or by the provider's (`railReference`). */
export type CallbackSubject = { readonly reference: string } | { readonly railReference: string };

/** A callback that is not the provider's: logged with its reason, and ignored. */
export interface RejectedCallback {
  /** What is wrong with it, without a secret: `not signed by pawaPay: …`. */
  readonly rejected: string;
}

/** Something to fix before the rail works. */
export interface RailProblem {
  /** One sentence with the fix. It contains no secret. */
  readonly message: string;
}

/** State of a provider's method, as the provider reports it. */
export interface RailAvailability {
  /** The id of a method, with `country`. */
  readonly provider: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** `slow`: it answers late or fails often. `down`: it takes no payments. */
  readonly state: 'up' | 'slow' | 'down';
}

/** Balance of one of our accounts at the provider. */
export interface RailBalance {
  /** The provider's name of the account, `Collections`. */
  readonly account: string;
  /** In minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What the provider reports about a number. */
export interface RailPayer {
  /** Whether it can pay. */
  readonly isActive: boolean;
}

/** A request to the callback URL of a rail, by a provider or any other sender. */
export interface RailCallback {
  /** As received: providers differ. */
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The URL that the provider called, with its query. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text; invalid UTF-8 is replaced. */
  readonly body: string;
  /**
   * The body as it came, 64 KiB at most: signatures are over these bytes. Reading it throws when a body parser of the
   * embedding server has parsed it before: the sender receives `BODY_ALREADY_READ`.
   */
  readonly rawBody: Uint8Array;
}
