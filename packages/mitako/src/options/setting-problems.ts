import { nearest } from '@mitako/contract/names';
import type { FeeOptions, MethodOptions, RetentionOptions } from '@mitako/core';
import { outwardUrl, type PeopleOptions, type SlotName } from '@mitako/pages';
import type { Settings } from '../configuration.ts';
import { isAddressOrNetwork } from '../flags.ts';
import { CHOSEN_PARTS, type MarketplaceOptions, type ShopOptions } from './kind.ts';
import type { OptionProblem } from './options-error.ts';

/** A problem with the path of its setting, outermost first, by which a file finds its line. */
export interface SettingProblem extends Omit<OptionProblem, 'option'> {
  readonly path: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with the names and the shapes of settings, without a look at the rails. */
export function settingProblems(settings: Fields, known: readonly string[]): readonly SettingProblem[] {
  return [
    ...unknownNames(settings, known, []),
    ...kindProblems(settings),
    ...Object.entries(SHAPES).flatMap(([name, shape]) => {
      const value = settings[name];
      return value === undefined ? [] : shape(value, name);
    }),
  ];
}

/** Names that are not among the known ones, each with the one that was probably meant. */
export function unknownNames(
  settings: object,
  known: readonly string[],
  path: readonly string[],
): readonly SettingProblem[] {
  const of = path.length === 0 ? '' : ` of ${path.join('.')}`;
  return Object.keys(settings)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearest(name, known);
      const fix = meant === undefined ? `Known are ${known.join(', ')}.` : `Did you mean ${meant}?`;
      return { path: [...path, name], problem: `"${name}" is no setting${of}.`, fix };
    });
}

/** A problem in the words of the setting's owner: what is wrong, then often a colon or a full stop and what to do. */
export function worded(path: readonly string[], message: string): SettingProblem {
  const [, what = message, fix] = /^(.+?)[:.] (.+)$/s.exec(message) ?? [];
  const sentence =
    fix === undefined ? 'Correct it.' : `${fix.charAt(0).toUpperCase()}${fix.slice(1)}${fix.endsWith('?') ? '' : '.'}`;
  return problem(path, `${path.join('.')} ${what}.`, sentence);
}

/** A gateway says whether it is a shop or a marketplace. */
function kindProblems({ shop, marketplace }: Fields): readonly SettingProblem[] {
  const fix = "Set shop: { name: 'Boutique', livemode: true } or marketplace: {}.";
  if (shop === undefined && marketplace === undefined) {
    return [{ path: ['marketplace'], problem: 'Neither shop nor marketplace is set.', fix }];
  }
  if (shop === undefined || marketplace === undefined) return [];
  return [{ path: ['marketplace'], problem: 'Both shop and marketplace are set.', fix: 'Remove one of them.' }];
}

type Shape = (value: unknown, name: string) => readonly SettingProblem[];

const text: Shape = (value, name) =>
  typeof value === 'string' && value !== ''
    ? []
    : [problem(name, `${name} must be text, and is ${shown(value)}.`, 'Is its environment variable set?')];

const list: Shape = (value, name) =>
  Array.isArray(value) ? [] : [problem(name, `${name} must be a list.`, `Write ${name}: [ … ].`)];

function oneOf(words: readonly string[]): Shape {
  const known = words.map((word) => `'${word}'`);
  return (value, name) =>
    words.some((word) => word === value)
      ? []
      : [problem(name, `${name} must be ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`, 'Write one of them.')];
}

/** The settings with a shape of their own. Others are checked by the engine. */
const SHAPES: Readonly<Record<string, Shape>> = {
  slots: slotsProblems,
  shop: shopProblems,
  marketplace: marketplaceProblems,
  parts: partsProblems,
  people: peopleProblems,
  rehearse: (value) =>
    typeof value === 'boolean'
      ? []
      : [problem(['rehearse'], 'rehearse must be true or false.', 'Write true to pay on simulated phones.')],
  store: (value, name) => (typeof value === 'object' && value !== null ? [] : text(value, name)),
  publicUrl: text,
  staffUrl: text,
  host: text,
  mail: text,
  port: (value) =>
    typeof value === 'number' ? [] : [problem('port', 'port must be a number.', 'Write one such as 4010.')],
  rails: list,
  methods: (value, name) => [...list(value, name), ...(Array.isArray(value) ? value.flatMap(methodProblems) : [])],
  fees: (value) => feesProblems(value, []),
  trustedProxies: list,
  hosts: list,
  panel: (value) =>
    isListOfNetworks(value, 'allowFrom', isAddressOrNetwork)
      ? []
      : [problem('panel', 'panel must list networks.', "Write panel: { allowFrom: ['203.0.113.0/24'] }.")],
  payoutsFrom: (value) =>
    isObject(value)
      ? []
      : [problem('payoutsFrom', 'payoutsFrom must be an object.', "Write { holderName: 'Mitako SA', rib: '…' }.")],
  webhooks: (value) =>
    isListOfNetworks(value, 'allowNetworks', isNetwork)
      ? []
      : [problem('webhooks', 'webhooks must list networks.', "Write webhooks: { allowNetworks: ['10.0.0.0/8'] }.")],
  files: (value) =>
    isDirectory(value)
      ? []
      : [problem('files', 'files must name a directory.', "Write files: { directory: '/var/lib/mitako/files' }.")],
  retention: retentionProblems,
  secondFactor: oneOf(['in_live_mode', 'optional'] satisfies readonly Settings['secondFactor'][]),
  userSignUp: oneOf(['open', 'closed'] satisfies readonly Settings['userSignUp'][]),
  search: (value) =>
    isObject(value) && Object.keys(value).join() === 'descriptions' && typeof value['descriptions'] === 'boolean'
      ? []
      : [problem('search', 'search must be { descriptions: true } or { descriptions: false }.', 'Write one of them.')],
  walletTiers: (value) =>
    isObject(value)
      ? []
      : [problem('walletTiers', 'walletTiers must be an object.', 'Write { unverified: { balanceMax: 200_000 } }.')],
};

const SLOTS = [
  'checkout.top',
  'checkout.footer',
  'receipt.footer',
  'login.below',
  'dashboard.home',
  'operator.home',
  'operator.payment',
] as const satisfies readonly SlotName[];

function slotsProblems(slots: unknown): readonly SettingProblem[] {
  const fix = "Write slots: { 'checkout.top': () => html`…` }.";
  if (!isObject(slots)) return [problem('slots', 'slots must be an object.', fix)];
  const wrong = SLOTS.filter((name) => slots[name] !== undefined && typeof slots[name] !== 'function');
  return [
    ...unknownNames(slots, SLOTS, ['slots']),
    ...wrong.map((name) => problem(['slots', name], `The slot ${name} must be a function.`, fix)),
  ];
}

/** Of a merchant, in the API as well. */
const NAME_MAX = 120;
const SHOP = ['name', 'livemode', 'support'] as const satisfies readonly (keyof ShopOptions)[];
const SUPPORT = ['email', 'phone'] as const satisfies readonly (keyof NonNullable<ShopOptions['support']>)[];
const SIGN_UP = ['verified', 'open', 'closed'] satisfies readonly MarketplaceOptions['signUp'][];
const MARKETPLACE = ['signUp'] as const satisfies readonly (keyof MarketplaceOptions)[];

function shopProblems(shop: unknown): readonly SettingProblem[] {
  if (!isObject(shop)) {
    return [problem('shop', 'shop must be an object.', "Write shop: { name: 'Boutique', livemode: true }.")];
  }
  const { name, livemode, support } = shop;
  return [
    ...unknownNames(shop, SHOP, ['shop']),
    ...(typeof name === 'string' && name.trim() !== '' && name.length <= NAME_MAX
      ? []
      : [
          problem(
            'shop.name',
            `shop.name must be text of 1 to ${NAME_MAX} characters, and is ${shown(name)}.`,
            'Write what customers call the shop.',
          ),
        ]),
    ...(typeof livemode === 'boolean'
      ? []
      : [
          problem(
            'shop.livemode',
            `shop.livemode must be true or false, and is ${shown(livemode)}.`,
            'Write true for real money, false for test payments.',
          ),
        ]),
    ...(support === undefined ? [] : supportProblems(support)),
  ];
}

function supportProblems(support: unknown): readonly SettingProblem[] {
  if (!isObject(support)) {
    return [problem('shop.support', 'shop.support must be an object.', "Write { email: 'aide@…', phone: '+237…' }.")];
  }
  const wrong = SUPPORT.filter((name) => support[name] !== undefined && typeof support[name] !== 'string');
  return [
    ...unknownNames(support, SUPPORT, ['shop', 'support']),
    ...wrong.map((name) =>
      problem(`shop.support.${name}`, `shop.support.${name} must be text.`, 'Write it, or leave it out.'),
    ),
  ];
}

function marketplaceProblems(marketplace: unknown): readonly SettingProblem[] {
  if (!isObject(marketplace)) {
    return [problem('marketplace', 'marketplace must be an object.', 'Write marketplace: {}.')];
  }
  const { signUp } = marketplace;
  return [
    ...unknownNames(marketplace, MARKETPLACE, ['marketplace']),
    ...(signUp === undefined ? [] : oneOf(SIGN_UP)(signUp, 'marketplace.signUp')),
  ];
}

function partsProblems(parts: unknown): readonly SettingProblem[] {
  if (!isObject(parts)) return [problem('parts', 'parts must be an object.', 'Write parts: { api: true }.')];
  const wrong = CHOSEN_PARTS.filter((name) => parts[name] !== undefined && typeof parts[name] !== 'boolean');
  return [
    ...unknownNames(parts, CHOSEN_PARTS, ['parts']),
    ...wrong.map((name) => problem(`parts.${name}`, `parts.${name} is unknown.`, 'It must be true or false.')),
  ];
}

const HOOKS = {
  staff: { resolve: 'function', loginUrl: 'function', reauthenticateUrl: 'function', logoutUrl: 'optional text' },
  customers: {
    resolve: 'function',
    loginUrl: 'function',
    reauthenticateUrl: 'optional function',
    logoutUrl: 'optional text',
  },
} as const satisfies { readonly [Name in keyof PeopleOptions]-?: Readonly<Record<keyof PeopleOptions[Name], string>> };

const HOOK_FIXES: Readonly<Record<string, string>> = {
  resolve: 'Write async resolve(request, as) { … }, which answers a person or null.',
  loginUrl: "Write loginUrl: (returnTo) => '/login?next=' + encodeURIComponent(returnTo).",
  reauthenticateUrl: "Write reauthenticateUrl: (returnTo) => '/confirm?next=' + encodeURIComponent(returnTo).",
  logoutUrl: "Write logoutUrl: '/logout', or leave it out.",
};

function peopleProblems(people: unknown): readonly SettingProblem[] {
  const fix = 'Write people: { staff: { … } }, or leave it out.';
  if (!isObject(people)) return [problem('people', 'people must be an object.', fix)];
  if (Object.keys(people).length === 0) return [problem('people', 'people has no hook.', fix)];
  return [
    ...unknownNames(people, Object.keys(HOOKS), ['people']),
    ...Object.entries(HOOKS).flatMap(([name, members]): readonly SettingProblem[] => {
      const hook = people[name];
      if (hook === undefined) return [];
      const path = ['people', name];
      if (!isObject(hook)) return [problem(path, `people.${name} must be an object.`, HOOK_FIXES['resolve'] ?? '')];
      const wrong = Object.entries(members).filter(([member, kind]) => {
        const isAbsent = hook[member] === undefined && kind.startsWith('optional');
        return !isAbsent && typeof hook[member] !== (kind.endsWith('text') ? 'string' : 'function');
      });
      const { logoutUrl } = hook;
      return [
        ...unknownNames(hook, Object.keys(members), path),
        ...(typeof logoutUrl === 'string' && outwardUrl(logoutUrl, 'https://host.invalid') === null
          ? [
              problem(
                [...path, 'logoutUrl'],
                `people.${name}.logoutUrl must be an absolute URL of http or https, or a path that begins with one slash.`,
                HOOK_FIXES['logoutUrl'] ?? '',
              ),
            ]
          : []),
        ...wrong.map(([member, kind]) =>
          problem(
            [...path, member],
            `people.${name}.${member} ${hook[member] === undefined ? 'is missing' : kind.endsWith('text') ? 'must be text' : 'must be a function'}.`,
            HOOK_FIXES[member] ?? '',
          ),
        ),
      ];
    }),
  ];
}

const METHOD = ['method', 'enabled', 'min', 'max', 'fees'] as const satisfies readonly (keyof MethodOptions)[];

function methodProblems(each: unknown): readonly SettingProblem[] {
  if (!isObject(each) || typeof each['method'] !== 'string') {
    return [problem('methods', 'each of methods must be an object.', "Write { method: 'wallet' }.")];
  }
  const path = ['methods', each['method']];
  const { enabled, fees } = each;
  return [
    ...unknownNames(each, METHOD, path),
    ...(enabled === undefined || typeof enabled === 'boolean'
      ? []
      : [problem([...path, 'enabled'], 'enabled is unknown.', 'It must be true or false.')]),
    ...(fees === undefined ? [] : feesProblems(fees, path)),
  ];
}

const FEES = [
  'basisPoints',
  'fixed',
  'minimum',
  'maximum',
  'refundPolicy',
] as const satisfies readonly (keyof FeeOptions)[];

function feesProblems(fees: unknown, within: readonly string[]): readonly SettingProblem[] {
  const path = [...within, 'fees'];
  if (isObject(fees)) return unknownNames(fees, FEES, path);
  return [problem(path, 'fees must be an object.', 'Write fees: { basisPoints: 250 }.')];
}

const RETENTION = [
  'eventsDays',
  'sessionsDays',
  'filesDays',
  'kycDays',
  'testDays',
] as const satisfies readonly (keyof RetentionOptions)[];

function retentionProblems(retention: unknown): readonly SettingProblem[] {
  if (!isObject(retention)) {
    return [problem('retention', 'retention must be an object.', 'Write retention: { eventsDays: 90 }.')];
  }
  const wrong = RETENTION.filter((name) => !isDays(retention[name]));
  return [
    ...unknownNames(retention, RETENTION, ['retention']),
    ...wrong.map((name) =>
      problem(
        `retention.${name}`,
        `${name} must be a number of days, 1 or more, or null to keep them for ever.`,
        `Write ${name}: 90.`,
      ),
    ),
  ];
}

function isDays(days: unknown): boolean {
  return days === undefined || days === null || (typeof days === 'number' && days >= 1);
}

/** Whether a setting has one list of networks, and nothing else. */
function isListOfNetworks(setting: unknown, name: string, isFit: (network: string) => boolean): boolean {
  if (!isObject(setting) || Object.keys(setting).join() !== name) return false;
  const networks = setting[name];
  return Array.isArray(networks) && networks.every((each) => typeof each === 'string' && isFit(each));
}

function isNetwork(network: string): boolean {
  return network.includes('/') && isAddressOrNetwork(network);
}

function isDirectory(files: unknown): boolean {
  if (!isObject(files) || Object.keys(files).join() !== 'directory') return false;
  return typeof files['directory'] === 'string' && files['directory'] !== '';
}

/** @param path of a setting, outermost first; a string has dots */
export function problem(path: string | readonly string[], what: string, fix: string): SettingProblem {
  return { path: typeof path === 'string' ? path.split('.') : path, problem: what, fix };
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a value is, without the value, which may be secret. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'empty' : `text of ${value.length} characters`;
  if (value === undefined || value === null) return value === null ? 'null' : 'not set';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
