/**
 * Who runs the service: for the footers of the pages, and where somebody who lost a password writes to. What is missing
 * is not shown. `mitako check` requires of a gateway with live money: company, address, e-mail or phone, terms and privacy.
 */
export interface Legal {
  /** As registered, `Mitako SA`. */
  readonly company?: string;
  /** Capital and entry in the register of companies, `capital 500 000 000 FCFA, RCCM RC/DLA/2026/B/0000`. */
  readonly registration?: string;
  /** Licence of the regulator, `agrément COBAC n° 0000`. */
  readonly licence?: string;
  /** Where letters arrive, in one line. */
  readonly address?: string;
  /** With its country: `+237 600 00 00 00`. */
  readonly phone?: string;
  /** Number on WhatsApp, with its country. */
  readonly whatsapp?: string;
  readonly email?: string;
  /** When somebody answers, `lundi – samedi, 8 h – 20 h`. */
  readonly hours?: string;
  /** Pages of yours, `https://…`. */
  readonly urls?: {
    readonly terms?: string;
    readonly privacy?: string;
    /** Where a customer complains. */
    readonly complaints?: string;
  };
}

/** A mistake in {@link Legal}. */
export interface LegalFault {
  /** Within `legal`, outermost first: `['urls', 'terms']`. */
  readonly path: readonly string[];
  /** With the fix. */
  readonly message: string;
}

type Rule = readonly [isFit: (text: string) => boolean, expected: string];

const LINE: Rule = [(text) => text.length <= 200, 'a line of at most 200 characters'];
const NUMBER: Rule = [(text) => /^\+\d[\d ]{6,24}$/.test(text), 'a number with its country, such as +237 600 00 00 00'];
const PAGE: Rule = [(text) => text.startsWith('https://') && URL.canParse(text), 'the address of a page, https://…'];

const RULES: { readonly [Name in Exclude<keyof Legal, 'urls'>]-?: Rule } = {
  company: LINE,
  registration: LINE,
  licence: LINE,
  address: LINE,
  phone: NUMBER,
  whatsapp: NUMBER,
  email: [(text) => /^[^\s@]+@[^\s@]+$/.test(text), 'an e-mail address'],
  hours: LINE,
};
const URL_RULES: { readonly [Name in keyof NonNullable<Legal['urls']>]-?: Rule } = {
  terms: PAGE,
  privacy: PAGE,
  complaints: PAGE,
};

/** The first mistake; null: there is none. The value may come from a file without types. */
export function findLegalFault(legal: unknown): LegalFault | null {
  return faultIn(legal, [], { ...RULES, urls: URL_RULES });
}

/** @throws TypeError when a field is unknown, empty or of another form */
export function checkedLegal(legal: Legal = {}): Legal {
  const fault = findLegalFault(legal);
  if (fault !== null) throw new TypeError(`${['legal', ...fault.path].join('.')} ${fault.message}.`);
  return legal;
}

type Rules = { readonly [name: string]: Rule | Rules };

function faultIn(value: unknown, path: readonly string[], rules: Rules): LegalFault | null {
  if (typeof value !== 'object' || value === null) return { path, message: 'must be an object' };
  for (const [name, given] of Object.entries(value) as [string, unknown][]) {
    const at = [...path, name];
    const rule = rules[name];
    if (rule === undefined) {
      return { path: at, message: `is unknown. Known are ${Object.keys(rules).join(', ')}` };
    }
    if (given === undefined) continue;
    if (!isRule(rule)) {
      const fault = faultIn(given, at, rule);
      if (fault !== null) return fault;
    } else if (typeof given !== 'string' || given.trim() === '' || !rule[0](given)) {
      return { path: at, message: `must be ${rule[1]}` };
    }
  }
  return null;
}

function isRule(rule: Rule | Rules): rule is Rule {
  return Array.isArray(rule);
}

/** A way to reach whoever runs the service. */
interface ContactLink {
  readonly href: string;
  readonly label: string;
}

/** The ways to reach whoever runs the service, as links. */
export function contactLinks({ phone, whatsapp, email }: Legal): readonly ContactLink[] {
  return [
    phone !== undefined && { href: `tel:${phone.replaceAll(' ', '')}`, label: phone.replaceAll(' ', '\u00a0') },
    whatsapp !== undefined && { href: `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`, label: 'WhatsApp' },
    email !== undefined && { href: `mailto:${encodeURI(email)}`, label: email },
  ].filter((link) => link !== false);
}
