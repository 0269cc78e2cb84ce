import type { LogoType } from '@mitako/contract/names';

/**
 * The look of the service: on every page, from the checkout to the operator's panel, and in every message. On the checkout of
 * a merchant the merchant's own name, logo, colour and contact come first.
 */
export interface Brand {
  /** What customers and merchants call the service; text messages have up to 40 characters of it. Default: `Mitako`. */
  readonly name?: string | undefined;
  /**
   * Of buttons, links and the ground beside the name, `#rrggbb`. What is written in it or on it is made readable, 4.5:1 at
   * least. Default: indigo.
   */
  readonly color?: string | undefined;
  /**
   * Beside the name: the bytes of a PNG or WebP file, `readFileSync('logo.png')`, of at most 16 KiB, and 1024 pixels wide and
   * high. Shown on white, 32 pixels high and up to 128 wide. Default: the first letter of `name`.
   */
  readonly logo?: Uint8Array | undefined;
  /** Of the browser's tab and the installed till: a square file like `logo`. Default: the first letter of `name`. */
  readonly icon?: Uint8Array | undefined;
  /** The company behind it, in footers and messages. */
  readonly company?: BrandCompany | undefined;
  /** How people reach it. */
  readonly support?: BrandSupport | undefined;
  /** Pages of yours: terms, privacy, complaints … At most eight, in this order. */
  readonly legal?: readonly LegalLink[] | undefined;
  /** Where the name leads on pages for strangers and in mails, `https://…`. Default: the front page. */
  readonly homeUrl?: string | undefined;
}

/** The company that runs a service. */
export interface BrandCompany {
  /** As registered, `Mitako SA`. */
  readonly name?: string | undefined;
  /** Capital and entry in the register of companies, `capital 500 000 000 FCFA, RCCM RC/DLA/2026/B/0000`. */
  readonly registration?: string | undefined;
  /** Licence of the regulator, `agrément COBAC n° 0000`. */
  readonly licence?: string | undefined;
  /** Where letters arrive, in one line. */
  readonly address?: string | undefined;
}

/** How people reach a service. */
export interface BrandSupport {
  /** Where people write to. */
  readonly email?: string | undefined;
  /** With its country: `+237 600 00 00 00`. */
  readonly phone?: string | undefined;
  /** Number on WhatsApp, with its country. */
  readonly whatsapp?: string | undefined;
  /** When somebody answers, `lundi – samedi, 8 h – 20 h`. */
  readonly hours?: string | undefined;
}

/** A page of yours that every page and mail links to. */
export interface LegalLink {
  /** Its name, of at most 60 characters; in each language: `{ fr: 'Conditions', en: 'Terms' }`, and others by their codes. */
  readonly label: string | { readonly fr: string; readonly en: string; readonly [language: string]: string };
  /** `https://…`, `mailto:…` or `tel:…` */
  readonly href: string;
}

/** A picture of a brand, as pages serve it. */
export interface BrandImage {
  /** SHA-256 of its bytes. */
  readonly id: string;
  /** `image/png` or `image/webp`. */
  readonly contentType: LogoType;
  /** The file, as it was given. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A {@link Brand} as pages and messages read it. */
export interface ShownBrand {
  /** Of the service; `Mitako` where nothing is configured. */
  readonly name: string;
  /** Whether it has a name of its own: the mark of Mitako is not shown then. */
  readonly isOwn: boolean;
  /** `#rrggbb`; null: indigo. */
  readonly color: string | null;
  /** Null: the first letter of the name, on the color. */
  readonly logo: BrandImage | null;
  /** Of the tab and the home screen; null: that of Mitako. */
  readonly icon: BrandImage | null;
  /** Empty where nothing is configured. */
  readonly company: BrandCompany;
  /** Empty where nothing is configured. */
  readonly support: BrandSupport;
  /** At the foot of each page and mail, in this order. */
  readonly legal: readonly LegalLink[];
  /** Where the name leads to; null: nowhere. */
  readonly homeUrl: string | null;
}

/** The label of a link in a language, else in the one of ours that is nearest to it. */
export function labelIn({ label }: LegalLink, language: string, fallback: 'fr' | 'en'): string {
  return typeof label === 'string' ? label : (label[language] ?? label[fallback]);
}
