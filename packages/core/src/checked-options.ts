import { CURRENCY_EXPONENTS } from './basics/money.ts';
import { checkedBrand } from './brand/checked-brand.ts';
import { isNetwork } from './basics/networks.ts';
import type { Settings } from './context.ts';
import type { GatewayOptions, RetentionOptions } from './gateway.ts';
import { checkedTerms } from './methods/terms.ts';
import { checkedSignUp } from './people/sign-up-mode.ts';
import { checkedPayoutsFrom } from './payout-exports/payouts-from.ts';
import { checkedRails } from './rails/checked-rails.ts';
import { createRootSecrets } from './root-secret/root-secrets.ts';
import { requireNoLocalWebhooks } from './sandbox/public-sandbox.ts';
import { systemRandom } from './system/random.ts';
import { checkedStaffUrl, withoutSlash, withoutUserInfo } from './system/site-url.ts';
import { checkedWalletTiers } from './wallets/tiers.ts';

const RETENTION_DAYS = 30;
const FILE_RETENTION_DAYS = 365;
/** Ten years. */
const KYC_RETENTION_DAYS = 3_653;
const TEST_RETENTION_DAYS = 90;
/** What `createGateway` would refuse, one message for each option. */
export interface RefusedOption {
  /** Its name. */
  readonly option: keyof GatewayOptions;
  /** As the RangeError that `createGateway` would throw. */
  readonly message: string;
}

/** Every option that `createGateway` would refuse, which itself stops at the first. */
export function refusedOptions(options: Omit<GatewayOptions, 'store'>): readonly RefusedOption[] {
  const { currencies = ['XAF'], rails = [], webhooks, panel, publicUrl } = options;
  const isLive = rails.some(({ modes }) => modes.includes('live'));
  const checks: Readonly<Partial<Record<keyof GatewayOptions, () => unknown>>> = {
    publicUrl: () => checkedPublicUrl(publicUrl),
    staffUrl: () => !URL.canParse(publicUrl) || checkedStaffUrl(options.staffUrl, publicUrl),
    secret: () => createRootSecrets(options.secret, undefined, systemRandom()),
    previousSecret: () =>
      options.previousSecret === undefined || createRootSecrets(options.previousSecret, undefined, systemRandom()),
    signUp: () => checkedSignUp(options, { hasMail: options.messages?.mailer !== undefined, isLive }),
    currencies: () => checkedCurrencies(currencies),
    rails: () => checkedRails(rails),
    methods: () => checkedTerms({ ...options, fees: {} }, rails),
    fees: () => checkedTerms({ ...options, methods: [] }, rails),
    walletTiers: () => checkedWalletTiers(options.walletTiers, currencies),
    brand: () => checkedBrand(options.brand),
    payoutsFrom: () => checkedPayoutsFrom(options.payoutsFrom),
    ledgerCheck: () => checkedInterval(options.ledgerCheck),
    retention: () => checkedRetention(options.retention),
    panel: () => checkedNetworks(panel?.allowFrom ?? []),
    webhooks: () =>
      !URL.canParse(publicUrl) ||
      requireNoLocalWebhooks(webhooks?.allowNetworks ?? [], {
        ...options,
        rails: options.rehearse === true ? [] : rails,
      }),
  };
  return Object.entries(checks).flatMap(([option, check]) => {
    try {
      check();
      return [];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return [{ option: option as keyof GatewayOptions, message: error.message }];
    }
  });
}

export function checkedInterval(ledgerCheck: GatewayOptions['ledgerCheck'] = { everyHours: 24 }): number | null {
  if (ledgerCheck === 'off') return null;
  const { everyHours } = ledgerCheck;
  if (!(everyHours > 0)) throw new RangeError(`ledgerCheck.everyHours must be more than 0, got ${everyHours}`);
  return everyHours * 60 * 60 * 1000;
}

function checkedDays(
  name: keyof RetentionOptions,
  given: number | null | undefined,
  usual = RETENTION_DAYS,
): number | null {
  const days = given === undefined ? usual : given;
  if (days === null) return null;
  if (!(days >= 1)) throw new RangeError(`retention.${name} must be 1 or more, or null, got ${days}`);
  return Math.round(days * 24 * 60 * 60 * 1000);
}

/** @throws RangeError for what is no network: it would open the panel to nobody, or to others */
export function checkedNetworks(networks: readonly string[]): readonly string[] {
  const wrong = networks.find((each) => !isNetwork(each));
  if (wrong !== undefined) throw new RangeError(`panel.allowFrom must be addresses or CIDR blocks, got "${wrong}"`);
  return networks;
}

export function checkedPublicUrl(publicUrl: string): string {
  if (!URL.canParse(publicUrl) || !/^https?:/.test(publicUrl)) {
    throw new RangeError(`publicUrl must be an absolute http(s) URL, got "${withoutUserInfo(publicUrl)}"`);
  }
  const { username, password, search, hash, pathname } = new URL(publicUrl);
  // Without the address, which may have a password.
  if (username !== '' || password !== '')
    throw new RangeError('publicUrl has a user name: remove it, as links show it');
  if (search !== '' || hash !== '' || /[?#]/.test(publicUrl)) {
    throw new RangeError(
      `publicUrl ends with a query or a fragment: remove it, as paths are added to it, from "${publicUrl}"`,
    );
  }
  const written = publicUrl.replace(/^https?:\/\/[^/]*/i, '');
  if (/\/\/|[%\\]/.test(written) || withoutSlash(written) !== withoutSlash(pathname)) {
    throw new RangeError(
      `publicUrl has a path that can be written in several ways: use letters, digits and -, got "${publicUrl}"`,
    );
  }
  return publicUrl.replace(/(?<!\/)\/+$/, '');
}

export function checkedCurrencies(currencies: readonly string[]): readonly string[] {
  for (const currency of currencies) {
    if (!(currency in CURRENCY_EXPONENTS)) throw new RangeError(`unknown currency ${currency}`);
  }
  return currencies;
}

export function checkedRetention(retention: RetentionOptions = {}): Settings['retention'] {
  return {
    eventsMs: checkedDays('eventsDays', retention.eventsDays),
    sessionsMs: checkedDays('sessionsDays', retention.sessionsDays),
    filesMs: checkedDays('filesDays', retention.filesDays, FILE_RETENTION_DAYS),
    kycMs: checkedDays('kycDays', retention.kycDays, KYC_RETENTION_DAYS),
    testMs: checkedDays('testDays', retention.testDays, TEST_RETENTION_DAYS),
  };
}
