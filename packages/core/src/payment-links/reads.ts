import type { Merchant, PaymentLink } from '../model.ts';
import type { MerchantMode, Page } from '../ports/page.ts';

export interface PaymentLinkReads {
  paymentLinkBySlug(slug: string): Promise<PaymentLinkRead | null>;
  paymentLinks(filter: PaymentLinkFilter, page: Page): Promise<readonly PaymentLink[]>;
}

export interface PaymentLinkRead {
  readonly link: PaymentLink;
  readonly merchant: Merchant;
}

export interface PaymentLinkFilter extends MerchantMode {
  readonly isActive?: boolean | undefined;
}
