import { type AgentRecord, routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { amountIn, amountTyped, check, displayed } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { reasonInput } from '../components/reason-input.ts';
import { Facts } from '../components/small.tsx';
import type { Methods, Page } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { ACCOUNT_FIELDS, accountBody, accountInputs } from '../people/account-inputs.ts';
import { currencyOf, modeName } from '../merchants/merchant-names.tsx';
import { chosenOf } from '../components/record.tsx';
import { TEXT as PARTS } from '../components/owned-text.ts';
import { TEXT } from './text.ts';

export const LIMIT_NAMES = ['cash_in_max', 'cash_in_per_day_max', 'cash_out_max', 'cash_out_per_day_max'] as const;

function backTo(page: Page, { id, name }: AgentRecord): { readonly href: string; readonly label: string } {
  return { href: page.path(`/agents/${id}`), label: displayed(name) };
}

/** Creates an agent's account with a first password. */
export const createAgent = formPage({ route: 'createAgent', fields: ACCOUNT_FIELDS }, (page) => {
  const { create } = TEXT[page.locale];
  return {
    title: page.buttons.create_agent,
    submit: page.buttons.create_account,
    explanation: create.explanation,
    back: { href: page.path('/agents'), label: page.subjects.agents },
    inputs: accountInputs(page, create),
    body: (typed) => accountBody(typed),
    refusals: () => ({ EMAIL_TAKEN: { email: create.taken } }),
    done: ({ agent }) => goTo(page, `/agents/${agent.id}`, 'created'),
  };
});

export const editLimits = formPage(
  { route: 'updateAgent', fields: LIMIT_NAMES, find: (page) => page.read('getAgent') },
  (page, { agent, floats }) => {
    const text = TEXT[page.locale].limits;
    const currency = currencyOf(floats);
    return {
      title: text.title,
      submit: text.submit,
      explanation: text.explanation,
      back: backTo(page, agent),
      inputs: LIMIT_NAMES.map((name) => ({
        name,
        currency,
        label: page.names[name],
        value: amountTyped(agent.limits[name], currency),
      })),
      body: (typed) => ({
        limits: Object.fromEntries(LIMIT_NAMES.map((name) => [name, amountIn(typed[name], currency)])),
      }),
      // The contract rejects the limits as a whole: checking each one shows which is wrong.
      faults: (typed) => {
        const wrong = LIMIT_NAMES.filter((name) => {
          const limits = { [name]: amountIn(typed[name], currency) };
          return check(routes.updateAgent.body, { limits }).kind === 'invalid';
        });
        return Object.fromEntries(wrong.map((name) => [name, text.wrong]));
      },
      done: () => goTo(page, `/agents/${agent.id}`, 'limits'),
    };
  },
);

/** Suspends an agent, or lifts the suspension. */
export function suspendAgent(suspended: boolean): Methods {
  return formPage(
    { route: 'updateAgent', fields: ['reason'], find: (page) => page.read('getAgent') },
    (page, { agent }) => {
      const { suspend, release } = TEXT[page.locale];
      const text = suspended ? suspend : release;
      return {
        title: text.title(displayed(agent.name)),
        leave: agent.suspended === suspended ? `/agents/${agent.id}` : undefined,
        submit: suspended ? suspend.submit : page.buttons.lift_suspension,
        ...(suspended && { look: 'danger' }),
        explanation: text.explanation,
        back: backTo(page, agent),
        inputs: [reasonInput(page, suspended ? suspend.reasonHint : page.sentences.for_audit_log)],
        body: ({ reason }) => ({ suspended, reason }),
        done: () => goTo(page, `/agents/${agent.id}`, suspended ? 'suspended' : 'released'),
      };
    },
  );
}

/** Moves money from the bank into a float, or back. */
export const moveFloat = formPage(
  {
    route: 'moveFloat',
    fields: ['mode', 'currency', 'amount'],
    find: async (page) => ({
      ...(await page.read('getAgent')),
      direction: chosenOf(page, 'direction', ['fund', 'withdraw']),
    }),
  },
  (page, { agent, floats, direction }) => {
    const text = TEXT[page.locale].move;
    const currencyIn = (typed: string): string =>
      floats.some((held) => held.currency === typed) ? typed : currencyOf(floats);
    return {
      ...text[direction],
      back: backTo(page, agent),
      inputs: [
        {
          name: 'mode',
          draw: (typed) => {
            const mode = typed?.mode ?? page.query('mode');
            const currency = currencyIn(typed?.currency ?? page.query('currency'));
            const float = floats.find((each) => each.livemode === (mode === 'live') && each.currency === currency);
            return (
              <>
                <Facts
                  facts={[
                    [page.names.mode, modeName(page, mode === 'live')],
                    [text.present, formatAmount(float?.available ?? 0, currency, page.locale)],
                  ]}
                />
                <input type="hidden" name="mode" value={mode} />
              </>
            );
          },
        },
        { name: 'currency', type: 'hidden', value: currencyIn(page.query('currency')) },
        {
          name: 'amount',
          label: page.names.amount,
          currency: currencyIn(page.query('currency')),
          wrong: PARTS[page.locale].wrong.amount,
        },
      ],
      body: ({ mode, currency: typed, amount }) => {
        const currency = currencyIn(typed);
        return { amount: amountIn(amount, currency), currency, livemode: mode === 'live', direction };
      },
      refusals: () => ({ MODE_MISMATCH: text.modeMismatch, INSUFFICIENT_FLOAT: { amount: text.insufficient } }),
      done: () => goTo(page, `/agents/${agent.id}`, direction),
    };
  },
);
