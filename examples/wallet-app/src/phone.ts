import { isMitakoError } from '@mitako/client/wallet';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { payCheckout, type App, type PayEvent, type PayState } from './pay-checkout.ts';
import { readEvent } from './read-event.ts';
import { homeScreen } from './screens/home-screen.ts';
import { payScreen } from './screens/pay-screen.ts';

/** Options of {@link createPhone}. */
export interface PhoneOptions extends App {
  /** Creates a test payment and returns its checkout URL. Absent without a shop. */
  readonly sample?: (() => Promise<string>) | undefined;
}

/**
 * One phone, its screen shown in a browser: forms are taps. It simulates an app on one machine. Never deploy it on a
 * server: all visitors would share one phone.
 */
export function createPhone(options: PhoneOptions): Hono {
  const { wallet, sample } = options;
  const phone = new Hono();
  let state: PayState = { kind: 'start' };
  // Form values to correct after an error.
  let typedPhone = '';
  let last: Promise<unknown> = Promise.resolve();

  /** Events are processed one after the other, however fast the user taps. */
  function happens(event: PayEvent): Promise<void> {
    const before = last.catch(() => undefined);
    const done = (async () => {
      await before;
      state = await payCheckout(options, state, event);
    })();
    last = done;
    return done;
  }

  // Other pages of the same browser must not tap here.
  phone.use(csrf());

  phone.get('/', async (context) => {
    if (state.kind !== 'start') return context.html(payScreen(state, typedPhone));
    return context.html(homeScreen({ transactions: await recent(options), hasSamples: sample !== undefined }));
  });

  // The effect of a link that opens the app. It only shows: paying takes a tap and a PIN.
  phone.get('/open', async (context) => {
    await happens({ kind: 'open', text: context.req.query('link') ?? '' });
    return context.redirect('/', 303);
  });

  phone.get('/look', async (context) => {
    await happens({ kind: 'look' });
    return context.redirect('/', 303);
  });

  phone.post('/events/:kind', async (context) => {
    const checkout = 'checkout' in state ? state.checkout : undefined;
    const event = readEvent(context.req.param('kind'), await context.req.formData(), checkout);
    if (event === undefined) return context.notFound();
    if (event.kind === 'pay_by_mobile_money') typedPhone = event.phone;
    if (event.kind === 'leave') typedPhone = '';
    await happens(event);
    return context.redirect('/', 303);
  });

  phone.post('/sample', async (context) => {
    if (sample === undefined) return context.notFound();
    await happens({ kind: 'open', text: await sample() });
    return context.redirect('/', 303);
  });

  phone.post('/log-out', async (context) => {
    // The user is logged out locally, even if the gateway was unreachable.
    await wallet.logout().catch(() => undefined);
    return context.redirect('/', 303);
  });
  return phone;
}

/** Null when no user is logged in, or without a response. */
async function recent({ wallet }: App) {
  try {
    return (await wallet.transactions.list({ limit: 5 }).page()).items;
  } catch (error) {
    if (isMitakoError(error)) return null;
    throw error;
  }
}
