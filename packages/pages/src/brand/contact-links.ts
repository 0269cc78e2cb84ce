import type { BrandSupport } from '@mitako/core';

/** A way to reach whoever runs the service. */
interface ContactLink {
  readonly href: string;
  readonly label: string;
}

/** The ways to reach whoever runs the service, as links. */
export function contactLinks({ phone, whatsapp, email }: BrandSupport): readonly ContactLink[] {
  return [
    phone !== undefined && { href: `tel:${phone.replaceAll(' ', '')}`, label: phone.replaceAll(' ', '\u00a0') },
    whatsapp !== undefined && { href: `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`, label: 'WhatsApp' },
    email !== undefined && { href: `mailto:${encodeURI(email)}`, label: email },
  ].filter((link) => link !== false);
}
