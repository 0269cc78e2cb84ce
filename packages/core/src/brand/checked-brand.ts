import { email, hasUnseen, nearest } from '@mitako/contract';
import { createHash } from 'node:crypto';
import { parseColor } from '../basics/color.ts';
import { validateLogo } from '../merchants/logo/validate-logo.ts';
import type { Brand, BrandCompany, BrandImage, BrandSupport, LegalLink, ShownBrand } from './brand.ts';

/** As of a merchant. */
const NAME_MAX = 120;
const LABEL_MAX = 60;
const LINE_MAX = 200;
const LINKS_MAX = 8;

/** A mistake in a {@link Brand}. */
export interface BrandFault {
  /** Within `brand`, outermost first: `['legal', '0', 'href']`. */
  readonly path: readonly string[];
  /** What is wrong, a colon, and the fix. */
  readonly message: string;
}

type Check = (value: unknown, path: readonly string[]) => readonly BrandFault[];

/** Every mistake. The value may come from a file without types. */
export function findBrandFaults(brand: unknown): readonly BrandFault[] {
  return CHECK(brand, []);
}

/**
 * What pages and messages show.
 * @throws RangeError with the first mistake
 */
export function checkedBrand(brand: Brand = {}): ShownBrand {
  const [fault] = findBrandFaults(brand);
  if (fault !== undefined) throw new RangeError(`${['brand', ...fault.path].join('.')} ${fault.message}`);
  const { name, color, logo, icon, company = {}, support = {}, legal = [], homeUrl } = brand;
  return {
    name: name ?? 'Mitako',
    isOwn: name !== undefined,
    color: color?.toLowerCase() ?? null,
    logo: imageOf(logo),
    icon: imageOf(icon),
    company,
    support,
    legal,
    homeUrl: homeUrl ?? null,
  };
}

function imageOf(bytes: Uint8Array | undefined): BrandImage | null {
  if (bytes === undefined) return null;
  const id = createHash('sha256').update(bytes).digest('hex');
  return { id, contentType: typeOf(bytes), bytes: new Uint8Array(bytes) };
}

function typeOf(bytes: Uint8Array): BrandImage['contentType'] {
  return bytes[0] === 0x89 ? 'image/png' : 'image/webp';
}

/** Text of one line that hides nothing. */
function line(max: number): Check {
  return text(
    (value) => value.length <= max && !hasUnseen(value),
    `a line of at most ${max} characters: remove what turns its direction or is not seen`,
  );
}

function text(isFit: (value: string) => boolean, expected: string): Check {
  return (value, path) =>
    typeof value === 'string' && value.trim() !== '' && value.isWellFormed() && isFit(value)
      ? []
      : [{ path, message: `must be ${expected}` }];
}

const number = text(
  (value) => /^\+\d[\d ]{6,24}$/.test(value),
  'a number with its country: write one such as +237 600 00 00 00',
);
const page = text((value) => isUrl(value, /^https:\/\//), 'the address of a page: write one with https://');
const href = text(
  (value) => isUrl(value, /^(https:\/\/|mailto:|tel:)/),
  'the address of a page: write one with https://, mailto: or tel:',
);

/** As written: parsers of URLs repair what others read in another way. */
function isUrl(value: string, start: RegExp): boolean {
  return (
    start.test(value) && value.length <= 2_048 && !/[\s\\]/.test(value) && !hasUnseen(value) && URL.canParse(value)
  );
}

const image: Check = (value, path) => {
  if (!(value instanceof Uint8Array)) {
    return [{ path, message: "must be the bytes of a PNG or WebP file: pass readFileSync('logo.png')" }];
  }
  const fault = validateLogo(typeOf(value), value);
  if (fault === null) return [];
  // A drawing can contain scripts.
  const what = fault.rule === 'format' ? 'must be a PNG or WebP file, no SVG' : fault.message;
  return [{ path, message: `${what}: save it so` }];
};

function record(checks: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  const known = Object.keys(checks);
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Uint8Array) {
      return [{ path, message: `must be an object: known are ${known.join(', ')}` }];
    }
    return [
      ...required
        .filter((name) => !(name in value))
        .map((name) => ({ path: [...path, name], message: 'is missing: write it' })),
      ...Object.entries(value).flatMap(([name, given]: [string, unknown]) => {
        const at = [...path, name];
        const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
        if (check !== undefined) return given === undefined && !required.includes(name) ? [] : check(given, at);
        const meant = nearest(name, known);
        const fix = meant === undefined ? `known are ${known.join(', ')}` : `did you mean ${meant}?`;
        return [{ path: at, message: `is unknown: ${fix}` }];
      }),
    ];
  };
}

const label: Check = (value, path) => {
  const one = line(LABEL_MAX);
  if (typeof value !== 'object' || value === null) return one(value, path);
  const languages = Object.keys(value).filter((code) => /^[a-z]{2,3}$/.test(code));
  return record(Object.fromEntries([...new Set(['fr', 'en', ...languages])].map((code) => [code, one])), ['fr', 'en'])(
    value,
    path,
  );
};

const link = record({ label, href } satisfies Checks<LegalLink>, ['label', 'href']);

const links: Check = (value, path) =>
  Array.isArray(value) && value.length <= LINKS_MAX
    ? value.flatMap((each, place) => link(each, [...path, String(place)]))
    : [
        {
          path,
          message: `must be a list of at most ${LINKS_MAX} links: write [{ label: 'Conditions', href: 'https://…' }]`,
        },
      ];

type Checks<Options> = { readonly [Name in keyof Options]-?: Check };

const CHECK = record({
  name: line(NAME_MAX),
  color: text((value) => parseColor(value) !== null, 'a colour: write it as #rrggbb, such as #b45309'),
  logo: image,
  icon: image,
  company: record({
    name: line(LINE_MAX),
    registration: line(LINE_MAX),
    licence: line(LINE_MAX),
    address: line(LINE_MAX),
  } satisfies Checks<BrandCompany>),
  support: record({
    email: text((value) => email.safeParse(value).success, 'an e-mail address: write one such as aide@pay.example.cm'),
    phone: number,
    whatsapp: number,
    hours: line(LINE_MAX),
  } satisfies Checks<BrandSupport>),
  legal: links,
  homeUrl: page,
} satisfies Checks<Brand>);
