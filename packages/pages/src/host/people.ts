import type { INVITED_ROLES, OperatorRole } from '@mitako/contract/names';

/** What a hook sees of a request. Its body is for the page. */
export interface HostRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  /** Aborts when the hook has taken too long: hand it to `fetch`, and to a driver that takes one. */
  readonly signal: AbortSignal;
}

/** A moment: a date, or milliseconds since 1970. What is before 2015 is refused: it was given in seconds. */
export type Moment = Date | number;

/** A person who is logged in to your program. */
export interface HostPerson {
  /**
   * Your id of the person, which never changes and is given to nobody else: 1 to 200 characters, case counts. The account here
   * is found by it alone, and never by an e-mail address.
   */
  readonly id: string;
  /** Shown on pages and in the audit log; what exceeds 120 characters is left out. */
  readonly name: string;
  /**
   * Your id of the session. Only a keyed hash of it is stored. Give another one after each login: whatever was open for the one
   * before then ends.
   */
  readonly sessionId: string;
  /**
   * When the person last gave the password, or what else you log in by. Ten minutes later, what moves money asks to confirm it.
   * Default: never.
   */
  readonly authenticatedAt?: Moment | null | undefined;
  /** When the person last gave a second factor, if the person has one: then both must be recent. Default: there is none. */
  readonly factorAt?: Moment | null | undefined;
}

/** Somebody of your staff. */
export interface StaffPerson extends HostPerson {
  /**
   * What the person may do, see docs/roles.md. As `'operator'`: `administrator`, `finance`, `support`, `compliance` or `auditor`;
   * as `'merchant'`: `administrator`, `finance`, `support`, `developer`, `cashier` or `viewer`. It is followed at each view.
   */
  readonly role: OperatorRole | (typeof INVITED_ROLES)[number];
  /** Of a marketplace, as `'merchant'`: the merchant that the person acts for, `mer_…`. A shop has only one. */
  readonly merchantId?: string | undefined;
}

/** One of your customers. */
export interface CustomerPerson extends HostPerson {
  /** In E.164: `+237612345678`. Default: none. */
  readonly phone?: string | null | undefined;
  /** When the customer last showed to receive messages at the number. Without it the number does not count as verified. */
  readonly phoneVerifiedAt?: Moment | null | undefined;
}

/** Where people log in to your program, and out: absolute URLs, or paths of the host of the page, with one slash at first. */
export interface HostUrls {
  /**
   * Where the person logs in: `(returnTo) => '/login?next=' + encodeURIComponent(returnTo)`. Lead back to `returnTo`, an absolute URL
   * below ours; refuse any other.
   */
  readonly loginUrl: (returnTo: string) => string;
  /**
   * Where the person, logged in already, gives password and second factor again; then back to `returnTo`, with a newer
   * `authenticatedAt`. Default: `loginUrl`.
   */
  readonly reauthenticateUrl?: (returnTo: string) => string;
  /** Where "Log out" leads, once the session here has ended: end yours there. Default: the pages have no "Log out". */
  readonly logoutUrl?: string;
}

/** Logs in your staff: the operator's panel and the merchant's dashboard. */
export interface StaffPeople extends HostUrls {
  /** As for customers; operators confirm who they are before each change, so that it is required. */
  readonly reauthenticateUrl: (returnTo: string) => string;
  /**
   * Who sends a request, by your own session; null: nobody who may enter as this. Called once a view, only with a `Cookie` or an
   * `Authorization`, and for a form only if it is of our own pages. If it throws, takes longer than 2 s or answers in another shape,
   * the page is a 503, sessions stay as they are, and the log says which field and why, once a minute each.
   */
  resolve(
    request: HostRequest,
    as: 'operator' | 'merchant',
  ): StaffPerson | null | undefined | Promise<StaffPerson | null | undefined>;
}

/** Logs in your customers: wallets on the checkout, and their accounts. The first visit opens the wallet; its PIN is ours. */
export interface CustomerPeople extends HostUrls {
  /** As that of {@link StaffPeople}. */
  resolve(
    request: HostRequest,
    as: 'customer',
  ): CustomerPerson | null | undefined | Promise<CustomerPerson | null | undefined>;
}

/** People whom your program logs in. Who has no hook has a built-in account. */
export interface PeopleOptions {
  /** Also opens `dashboard` and `operator` in a shop. Default: built-in accounts. */
  readonly staff?: StaffPeople;
  /** Also opens `wallets` in a shop. Default: built-in accounts. */
  readonly customers?: CustomerPeople;
}
