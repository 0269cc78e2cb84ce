import { ask, keyOf, newKey } from '@mitako/pages';
import { CancelPage } from '../pages/cancel.tsx';
import type { PageHandler } from '../site.ts';
import { againAfter, alertFor, leaveAfter } from './refusals.tsx';
import { goTo, show } from './respond.tsx';

/** Asks for confirmation. */
export const showCancel: PageHandler = (_site, context) =>
  show(context, <CancelPage page={context.get('page')} formKey={newKey()} alert={null} />);

/** Cancels. */
export const cancel: PageHandler = async (site, context) => {
  const page = context.get('page');
  const key = await keyOf(context);
  const reply = await ask(site, context, 'cancelCheckout', {
    parameters: { slug: page.checkout.slug },
    body: undefined,
    idempotencyKey: key,
  });
  if (reply.kind === 'done') return goTo(context, page.paths.result);
  return (
    leaveAfter(context, reply) ??
    show(
      context,
      <CancelPage page={page} formKey={againAfter(context, reply, key)} alert={alertFor(page, reply)} />,
      reply.status,
    )
  );
};
