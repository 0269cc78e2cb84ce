import { newKey, takeRefused } from '@mitako/pages';
import { newForm } from '../components/form-page.tsx';
import type { PhoneState } from '../components/phone-form.tsx';
import { keptNumber, shownReceipt } from '../kept-number.ts';
import { readLastMethod } from '../last-method.ts';
import { PayPage } from '../pages/pay.tsx';
import { providersOf } from '../providers.ts';
import type { PageRequest, Site } from '../site.ts';
import { show } from './respond.tsx';

/** @param state of the form for a number, which was just submitted. Default: as it was refused, or new */
export function showPay(
  site: Site,
  context: PageRequest,
  state: PhoneState = (takeRefused(site, context) as PhoneState | null) ?? { ...newForm(), asksProvider: false },
  status: number = 200,
): Response | Promise<Response> {
  const page = context.get('page');
  const tried = shownReceipt(site, context);
  const canPay = providersOf(page.checkout).some(({ available }) => available);
  const retryKey = keptNumber(site, page.checkout.slug, tried) === null ? null : newKey();
  return show(
    context,
    <PayPage
      page={page}
      phone={canPay ? state : null}
      tried={tried}
      last={readLastMethod(context)}
      retryKey={retryKey}
    />,
    status,
  );
}
