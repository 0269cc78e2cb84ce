import { routes } from '@mitako/contract';
import { ask, check, displayed, keyOf } from '@mitako/pages';
import { type FormState, newForm } from '../components/form-page.tsx';
import { CashPage } from '../pages/cash.tsx';
import { writeReceipt } from '../receipt.ts';
import type { PageHandler } from '../site.ts';
import { alertFor, againAfter, leaveAfter } from './refusals.tsx';
import { formOf, refuseForm } from './refused-form.ts';
import { goTo, show, showRefusal } from './respond.tsx';

/** The code for an agent, once the customer requested it, and the agents' locations. */
export const showCash: PageHandler = (site, context) => drawCash(site, context, formOf(site, context), 200);

/** Gets the code, which stays the same: a second tap changes nothing. */
export const getCode: PageHandler = async (site, context) => {
  const { paths, checkout } = context.get('page');
  const key = await keyOf(context);
  const reply = await ask(site, context, 'createCashCode', {
    parameters: { slug: checkout.slug },
    idempotencyKey: key,
  });
  if (reply.kind === 'done') {
    const { payment_id: reference } = reply.data.cash_code;
    const receipt = { method: 'cash', provider: null, phoneMasked: null, sealedPhone: null, reference } as const;
    writeReceipt(context, receipt, { path: paths.summary, secure: site.secure });
    return goTo(context, paths.cash);
  }
  const left = leaveAfter(context, reply);
  if (left !== null) return left;
  const alert = alertFor(context.get('page'), reply);
  const state = { ...newForm(), alert, formKey: againAfter(context, reply, key) };
  return refuseForm(site, context, state, () => drawCash(site, context, state, reply.status));
};

const drawCash = async (
  site: Parameters<PageHandler>[0],
  context: Parameters<PageHandler>[1],
  state: FormState<never>,
  status: number,
): Promise<Response> => {
  const page = context.get('page');
  const { slug } = page.checkout;
  if (!page.checkout.methods.some(({ type, available }) => type === 'cash' && available)) {
    return goTo(context, page.paths.summary);
  }
  // A town that our pages do not offer is ignored.
  const query = check(routes.findAgents.query, { town: context.req.query('town') });
  const [code, agents] = await Promise.all([
    ask(site, context, 'getCashCode', { parameters: { slug } }),
    ask(site, context, 'findAgents', { query: query.kind === 'valid' ? query.value : {} }),
  ]);
  if (code.kind === 'refused' && code.code !== 'CASH_CODE_NOT_FOUND') return showRefusal(site, context, code);
  if (agents.kind === 'refused') return showRefusal(site, context, agents);
  const { towns, locations } = agents.data;
  return show(
    context,
    <CashPage
      page={page}
      code={code.kind === 'done' ? code.data.cash_code.code : null}
      towns={towns}
      town={query.kind === 'valid' ? (query.parsed.town ?? null) : null}
      agents={locations.map((agent) => ({
        ...agent,
        name: displayed(agent.name),
        place: displayed(agent.place),
        hours: agent.hours === null ? null : displayed(agent.hours),
      }))}
      state={state}
    />,
    status,
  );
};
