import { findBrandFaults, type GatewayOptions, type Rail, refusedOptions, sandboxRail } from '@mitako/core';
import { shownLanguages } from '@mitako/checkout';
import { isAbsolute, resolve } from 'node:path';
import { clientAddressFinder, createDoor } from '@mitako/http';
import { usesSecureCookies } from '@mitako/pages';
import { SETTINGS } from '../configuration.ts';
import { smtpMailer } from '../messages/smtp-mailer.ts';
import { signUpOf } from '../options/kind.ts';
import type { OptionProblem } from '../options/options-error.ts';
import {
  isObject,
  problem,
  type SettingProblem,
  settingProblems,
  unknownNames,
  worded,
} from '../options/setting-problems.ts';
import { textProblems } from '../options/text-problems.ts';
import { unsafeForLive } from '../unsafe-for-live.ts';
import type { MitakoOptions } from './mitako-options.ts';

/** Names of the options that no configuration file has: those of the engine and of the embedding program. */
const OWN: Readonly<Record<Exclude<keyof AllOptions, (typeof SETTINGS)[number]>, true>> = {
  secret: true,
  previousSecret: true,
  migrate: true,
  background: true,
  compress: true,
  insecureCookies: true,
  logger: true,
  telemetry: true,
  currencies: true,
  messages: true,
  publicSandbox: true,
  ledgerCheck: true,
  limits: true,
  process: true,
  clock: true,
  random: true,
  hasher: true,
  passwordCheck: true,
  sender: true,
};

type AllOptions = Required<MitakoOptions>;

/** Every problem of the options: names, shapes, what is missing, what the engine refuses, and what is unsafe. */
export function optionProblems(options: MitakoOptions): readonly OptionProblem[] {
  if (!isObject(options))
    return [{ option: 'options', problem: 'There are no options.', fix: 'Call createMitako({ … }).' }];
  const shapes = settingProblems({ ...options }, [...SETTINGS, ...Object.keys(OWN)]);
  const seen = new Set(shapes.map(({ path }) => path[0]));
  const lacking = [...missingProblems(options), ...backgroundProblems(options.background), ...objectProblems(options)];
  for (const { path } of lacking) seen.add(path[0]);
  // What is of another shape than its type would only make these throw.
  const others = [...refusals(options, seen), ...kindProblems(options, seen)].filter(({ path }) => !seen.has(path[0]));
  return [...shapes, ...lacking, ...others].map(({ path, ...rest }) => ({ option: path.join('.'), ...rest }));
}

function missingProblems({ publicUrl, secret }: MitakoOptions): readonly SettingProblem[] {
  return [
    ...(publicUrl === undefined
      ? [
          problem(
            'publicUrl',
            'publicUrl is missing.',
            'Set it, or MITAKO_PUBLIC_URL in the environment, to the address of this gateway, https://shop.example.cm/pay.',
          ),
        ]
      : []),
    ...(secret === undefined || secret === ''
      ? [
          problem(
            'secret',
            'secret is missing.',
            'Make one with `openssl rand -base64 33`, and keep it in the environment as MITAKO_SECRET.',
          ),
        ]
      : []),
  ];
}

function backgroundProblems(background: unknown = 'here'): readonly SettingProblem[] {
  const isFit =
    background === 'here' ||
    background === 'elsewhere' ||
    (isObject(background) && typeof background['waitUntil'] === 'function');
  return isFit
    ? []
    : [
        problem(
          'background',
          "background must be 'here', 'elsewhere' or { waitUntil }.",
          "Write 'elsewhere' where createWorker, or something that calls runDue(), does the work.",
        ),
      ];
}

/** What JavaScript programs pass instead of objects with functions. */
function objectProblems(options: Readonly<Record<string, unknown>>): readonly SettingProblem[] {
  const { limits, messages, rails, secret, store } = options;
  return [
    ...Object.entries(FUNCTIONS).flatMap(([name, { functions, fix }]) =>
      lacks(options[name], functions) ? [problem(name, `${name} must have ${listed(functions)}.`, fix)] : [],
    ),
    ...SWITCHES.flatMap((name) =>
      options[name] === undefined || typeof options[name] === 'boolean'
        ? []
        : [problem(name, `${name} is unknown.`, 'It must be true or false.')],
    ),
    ...(limits === undefined || LIMITERS.some((word) => word === limits) || !lacks(limits, ['consume'])
      ? []
      : [problem('limits', `limits must be ${listed(LIMITERS)}, or a limiter.`, "Leave it out: it is 'standard'.")]),
    ...(messages === undefined ? [] : messagesProblems(messages)),
    ...(options['telemetry'] === undefined ? [] : telemetryProblems(options['telemetry'])),
    ...(secret === undefined || typeof secret === 'string'
      ? []
      : [problem('secret', 'secret must be text.', 'Pass process.env.MITAKO_SECRET.')]),
    ...(typeof store === 'string' || !lacks(store, ['close', 'ping'])
      ? []
      : [
          problem(
            'store',
            'store must be a path, an address or an opened store.',
            "Pass 'shop.db' or postgres({ … }).",
          ),
        ]),
    ...(Array.isArray(rails) ? rails : []).flatMap((rail: unknown, place) =>
      isObject(rail) && typeof rail['id'] === 'string' && Array.isArray(rail['modes'])
        ? []
        : [problem('rails', `Number ${place + 1} of rails is no rail.`, 'Call it with its options: mtnMomo({ … }).')],
    ),
  ];
}

/** Options that are programs of others, each with what the engine calls, and where to find one. */
const FUNCTIONS: Readonly<
  Record<string, { readonly functions: readonly [string, ...string[]]; readonly fix: string }>
> = {
  logger: { functions: ['debug', 'info', 'warn', 'error'], fix: 'Pass pino(), or console.' },
  clock: { functions: ['now', 'sleep'], fix: 'Leave it out, or pass createTestClock() of @mitako/testing.' },
  random: { functions: ['bytes', 'fraction'], fix: 'Leave it out, or pass one of @mitako/testing.' },
  hasher: { functions: ['hash', 'verify'], fix: 'Leave it out, or pass fastHasher() of @mitako/testing to tests.' },
  passwordCheck: { functions: ['isCommon', 'close'], fix: 'Leave it out.' },
  sender: { functions: ['send', 'close'], fix: 'Leave it out.' },
  sms: { functions: ['send'], fix: 'Pass httpSms({ … }).' },
};

const SWITCHES = [
  'migrate',
  'compress',
  'insecureCookies',
  'publicSandbox',
] as const satisfies readonly (keyof AllOptions)[];
const LIMITERS = ['standard', 'memory', 'store', 'off'] as const satisfies readonly AllOptions['limits'][];
const MESSAGES = ['mailer', 'sms', 'inTestMode'] as const satisfies readonly (keyof AllOptions['messages'])[];
const TELEMETRY = ['meter', 'tracer'] as const satisfies readonly (keyof AllOptions['telemetry'])[];

function lacks(value: unknown, functions: readonly string[]): boolean {
  if (value === undefined) return false;
  return !isObject(value) || functions.some((name) => typeof value[name] !== 'function');
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')}${words.length > 1 ? ' and ' : ''}${words.at(-1)}`;
}

function messagesProblems(messages: unknown): readonly SettingProblem[] {
  if (!isObject(messages)) return [problem('messages', 'messages must be an object.', 'Write messages: { mailer }.')];
  const channels = ['mailer', 'sms'].filter((name) => lacks(messages[name], ['send']));
  return [
    ...unknownNames(messages, MESSAGES, ['messages']),
    ...channels.map((name) =>
      problem(`messages.${name}`, `messages.${name} must have send.`, 'Pass smtpMailer(url) or httpSms({ … }).'),
    ),
  ];
}

function telemetryProblems(telemetry: unknown): readonly SettingProblem[] {
  const fix = 'Leave it out: metrics are counted, and traces go to the SDK of OpenTelemetry that you registered.';
  if (!isObject(telemetry)) return [problem('telemetry', 'telemetry must be { meter, tracer }.', fix)];
  return [
    ...unknownNames(telemetry, TELEMETRY, ['telemetry']),
    ...(lacks(telemetry['meter'], ['add', 'observe', 'set'])
      ? [problem('telemetry.meter', 'telemetry.meter must have add, observe and set.', fix)]
      : []),
    ...(lacks(telemetry['tracer'], ['span'])
      ? [problem('telemetry.tracer', 'telemetry.tracer must have span.', fix)]
      : []),
  ];
}

function brandProblems(option: string, brand: unknown): readonly SettingProblem[] {
  const faults = brand === undefined ? [] : findBrandFaults(brand);
  return faults.map(({ path, message }) => worded([option, ...path], message));
}

/** @param wrong options that are not looked at */
function refusals(options: MitakoOptions, wrong: ReadonlySet<string | undefined>): readonly SettingProblem[] {
  const read = <Name extends keyof MitakoOptions>(name: Name): MitakoOptions[Name] | undefined =>
    wrong.has(name) ? undefined : options[name];
  const rails = read('rails') ?? [];
  const publicUrl = read('publicUrl') ?? 'https://localhost';
  const secret = read('secret') ?? '';
  const checked = Object.fromEntries(Object.entries(options).filter(([name]) => !wrong.has(name)));
  const mail = read('mail');
  const shop = read('shop');
  const store = read('store');
  const unsent = mail === undefined ? [] : attempt('mail', () => smtpMailer(mail));
  const refused = refusedOptions({
    ...(checked as Partial<GatewayOptions>),
    rails: withSandbox(rails),
    publicUrl,
    secret,
    ...signUpOf(options),
    messages: { ...(mail !== undefined && unsent.length === 0 && { mailer: smtpMailer(mail) }), ...options.messages },
  });
  const unsafe =
    unsafeForLive({ publicUrl, secret, rails, store, rehearse: options.rehearse }) ??
    relativeStore(rails, store, options.rehearse);
  const isUrl = URL.canParse(publicUrl);
  return [
    ...refused.filter(({ option }) => option !== 'brand').map(({ option, message }) => named(option, message)),
    ...brandProblems('brand', options.brand),
    ...(options.texts === undefined ? [] : textProblems(options.texts)),
    ...attempt('languages', () => shownLanguages({}, options.languages ?? {})),
    // A shop's brand has these.
    ...brandProblems('shop', shop && { name: shop.name, support: shop.support }),
    ...attempt('trustedProxies', () => clientAddressFinder(read('trustedProxies') ?? [])),
    ...(isUrl ? attempt('hosts', () => createDoor({ publicUrl, hosts: read('hosts') ?? [], logger: QUIET })) : []),
    ...unsent,
    // For live money https is required below.
    ...(/^http:\/\//i.test(publicUrl) &&
    isUrl &&
    !usesSecureCookies(publicUrl) &&
    options.insecureCookies !== true &&
    unsafe?.setting !== 'publicUrl'
      ? [
          problem(
            'publicUrl',
            `publicUrl is plain http, over which anyone on the network path could steal a session: ${new URL(publicUrl).origin}.`,
            'Set the https address, or insecureCookies: true to try the pages in a network of your own.',
          ),
        ]
      : []),
    // Live mode without rails is a problem of its own.
    ...(options.rehearse === true &&
    shop?.livemode !== true &&
    !rails.some(({ isSimulated }) => isSimulated !== true) &&
    !wrong.has('rails')
      ? [
          problem(
            'rehearse',
            'rehearse is set, and rails has none to rehearse.',
            'Add a rail, or leave rehearse out: test payments move no money anyway.',
          ),
        ]
      : []),
    ...(options.publicSandbox === true && options.rehearse !== true && rails.some(({ modes }) => modes.includes('live'))
      ? [
          problem(
            'publicSandbox',
            'publicSandbox is set, and a rail is live: strangers would use a gateway of real money as a sandbox.',
            'Leave it out, or open the sandbox for strangers with another store, without live rails.',
          ),
        ]
      : []),
    ...(unsafe === null || refused.some(({ option }) => option === unsafe.setting)
      ? []
      : [named(unsafe.setting, unsafe.message)]),
  ];
}

/** A service may start in any directory: another one would begin an empty database, and live payments seem gone. */
function relativeStore(
  rails: readonly Rail[],
  store: MitakoOptions['store'],
  rehearse = false,
): ReturnType<typeof unsafeForLive> {
  const live = rails.find(({ modes }) => modes.includes('live'));
  const isRelative = typeof store === 'string' && !isAbsolute(store) && !/^[a-z][\w+.-]*:/i.test(store);
  if (live === undefined || rehearse || !isRelative) return null;
  const message = `Rail ${live.id} is live and store is the path ${store} of whatever directory the process starts in. Write the whole path, such as '${resolve(store)}'.`;
  return { setting: 'store', message };
}

/** What the kind of gateway excludes. */
function kindProblems(
  { shop, fees, methods, rails = [], parts = {}, rehearse }: MitakoOptions,
  wrong: ReadonlySet<string | undefined>,
): readonly SettingProblem[] {
  if (shop === undefined || ['shop', 'rails', 'methods', 'parts'].some((name) => wrong.has(name))) return [];
  const isLive = rails.some(({ modes }) => modes.includes('live'));
  const unused = rails.find(({ modes, isSimulated }) => isSimulated !== true && !modes.includes('test'));
  const feeOf = methods?.find((method) => method.fees !== undefined);
  const offered = methods?.find(
    ({ method, enabled = true }) => enabled && CLOSED_WITH[method] !== undefined && parts[CLOSED_WITH[method]] !== true,
  );
  return [
    ...(shop.livemode && !isLive
      ? [
          problem(
            'shop.livemode',
            'shop.livemode is true, and no rail has live mode.',
            'Add a rail with the keys of production, or set shop.livemode to false.',
          ),
        ]
      : []),
    // Anybody can make a test payment succeed: handlers that ship would ship for nothing.
    ...(!shop.livemode && unused !== undefined && rehearse !== true
      ? [
          problem(
            'shop.livemode',
            `shop.livemode is false, and rail ${unused.id} is live alone: the shop would take test payments, which anybody can make succeed.`,
            "Set shop.livemode to true to be paid, or the rail's environment to 'sandbox' to try it.",
          ),
        ]
      : []),
    ...(fees === undefined && feeOf === undefined
      ? []
      : [
          problem(
            fees === undefined ? ['methods', feeOf?.method ?? '', 'fees'] : ['fees'],
            'A shop pays itself no fees.',
            'Remove fees, or be a marketplace.',
          ),
        ]),
    ...(offered === undefined
      ? []
      : [
          problem(
            ['methods', offered.method],
            `methods.${offered.method} is offered, and the part ${CLOSED_WITH[offered.method]} is closed.`,
            `Set parts: { ${CLOSED_WITH[offered.method]}: true }, or enabled: false.`,
          ),
        ]),
  ];
}

/** Payment methods that need a part. */
const CLOSED_WITH: Readonly<Record<string, 'wallets' | 'agents'>> = { wallet: 'wallets', cash: 'agents' };

export function withSandbox(rails: readonly Rail[]): readonly Rail[] {
  const sandbox = sandboxRail();
  return rails.some(({ id }) => id === sandbox.id) ? rails : [...rails, sandbox];
}

/** What opening the store refuses. */
export function storeProblem(message: string): OptionProblem {
  const { path: _, ...rest } = named('store', message);
  return { option: 'store', ...rest };
}

function attempt(option: string, check: () => unknown): readonly SettingProblem[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return [named(option, error.message)];
  }
}

/** A message in whole sentences, of which the last one often is the fix. */
function named(option: string, message: string): SettingProblem {
  const [, what = message, fix = 'Correct it.'] = /^(.+?\.) ([A-Z].+)$/s.exec(message) ?? [];
  const sentence = what.endsWith('.') ? what : `${what}.`;
  return { path: [option], problem: message.includes(option) ? sentence : `${option}: ${sentence}`, fix };
}

const QUIET = { warn: () => undefined };
