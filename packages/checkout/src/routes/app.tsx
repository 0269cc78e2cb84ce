import { AppPage } from '../pages/app.tsx';
import type { PageHandler } from '../site.ts';
import { goTo, show } from './respond.tsx';

/** The QR code for a phone or the wallet app, if the wallet is available. */
export const showApp: PageHandler = (site, context) => {
  const page = context.get('page');
  const { checkout, paths } = page;
  const isOffered = checkout.methods.some(({ type, available }) => type === 'wallet' && available);
  if (!isOffered) return goTo(context, paths.summary);
  const checkoutUrl = new URL(paths.summary, site.gateway.publicUrl).href;
  const appUrl = site.app?.link?.(checkoutUrl) ?? null;
  return show(context, <AppPage page={page} checkoutUrl={checkoutUrl} appUrl={appUrl} />);
};
