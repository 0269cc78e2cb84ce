import type { Part } from '@mitako/contract';
import type { SignUp } from '@mitako/core';
import type { PeopleOptions } from '@mitako/pages';

/** A gateway of one shop: whoever runs it is paid, without an account, a verification, fees or payouts. */
export interface ShopOptions {
  /** Public: customers read it on each checkout. Followed at later starts, as `support` is. */
  readonly name: string;
  /** Whether `mitako.shop` takes real money, which needs a rail of live mode. False: test payments alone. */
  readonly livemode: boolean;
  /** Shown to customers on the checkout. Default: nothing. */
  readonly support?: {
    readonly email?: string | undefined;
    /** In E.164: `+237612345678`. */
    readonly phone?: string | undefined;
  };
}

/** A gateway of several merchants, whom its operator verifies, charges and pays out. */
export interface MarketplaceOptions {
  /**
   * How merchants sign up: `verified` by a mailed link, `open` at once, or `closed`, which leaves it to the operator. Default:
   * `verified` where there is mail and a live rail, else `open`.
   */
  readonly signUp?: SignUp;
}

/** Exactly one: a gateway that forgot to say which would let strangers register on a shop's own address. */
export type ShopOrMarketplace =
  | { readonly shop: ShopOptions; readonly marketplace?: never }
  | { readonly marketplace: MarketplaceOptions; readonly shop?: never };

/** The parts that `parts` opens and closes. */
export const CHOSEN_PARTS = [
  'links',
  'api',
  'wallets',
  'dashboard',
  'operator',
  'agents',
  'reference',
  'front',
] as const satisfies readonly Part[];

/** Opens or closes a part that the kind of gateway has not, or has. */
export type PartsOptions = { readonly [Name in (typeof CHOSEN_PARTS)[number]]?: boolean };

/** To look around: in `mitako dev` and with a seeded sandbox. */
export const EVERY_PART: PartsOptions = Object.fromEntries(CHOSEN_PARTS.map((part) => [part, true]));

/** What is open unless `parts` says otherwise. */
const OF_SHOP: readonly Part[] = ['checkout', 'links'];
const OF_MARKETPLACE: readonly Part[] = ['checkout', 'links', 'api', 'wallets', 'dashboard', 'operator', 'marketplace'];

/** The open parts. */
export function openParts({
  shop,
  parts = {},
  people = {},
}: {
  readonly shop?: ShopOptions | undefined;
  readonly parts?: PartsOptions | undefined;
  readonly people?: PeopleOptions | undefined;
}): readonly Part[] {
  const usual: readonly Part[] =
    shop === undefined
      ? OF_MARKETPLACE
      : [
          ...OF_SHOP,
          ...(people.staff === undefined ? [] : (['dashboard', 'operator'] as const)),
          ...(people.customers === undefined ? [] : (['wallets'] as const)),
        ];
  const chosen = CHOSEN_PARTS.filter((part) => parts[part] ?? usual.includes(part));
  const fixed = usual.filter((part) => !CHOSEN_PARTS.some((each) => each === part));
  return [...fixed, ...chosen];
}

/** Roles whose people the embedding program logs in. */
export function hostedRoles({ staff, customers }: PeopleOptions = {}): readonly ('operator' | 'merchant' | 'user')[] {
  return [
    ...(staff === undefined ? [] : (['operator', 'merchant'] as const)),
    ...(customers === undefined ? [] : (['user'] as const)),
  ];
}

/** How merchants sign up: nobody does in a shop. Absent: the engine's default. */
export function signUpOf({
  shop,
  marketplace,
}: {
  readonly shop?: ShopOptions | undefined;
  readonly marketplace?: MarketplaceOptions | undefined;
}): { readonly signUp?: SignUp } {
  if (shop !== undefined) return { signUp: 'closed' };
  return marketplace?.signUp === undefined ? {} : { signUp: marketplace.signUp };
}
