import { list } from '../components/list.tsx';
import type { Section } from '../shell/page.ts';
import { createLink, editLink, switchLink } from './link-forms.tsx';
import { linkList } from './list-links.tsx';
import { showPoster } from './poster.tsx';
import { showLink } from './show-link.tsx';

/** Pages to pay at that a merchant shares or prints, without a website. */
export const paymentLinks: Section = {
  label: 'payment_links',
  route: 'listPaymentLinks',
  group: 'collect',
  path: '/payment-links',
  pages: {
    '/payment-links': list('listPaymentLinks', linkList),
    '/payment-links/new': createLink,
    '/payment-links/:payment_link_id': showLink,
    '/payment-links/:payment_link_id/edit': editLink,
    '/payment-links/:payment_link_id/active': switchLink,
    '/payment-links/:payment_link_id/poster': showPoster,
  },
};
