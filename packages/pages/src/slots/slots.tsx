import type { PaymentStatus, Role } from '@mitako/contract/names';
import type { Logger } from '@mitako/core';
import { raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { findMarkupFault } from './markup.ts';

/** A page with a slot. */
export interface SlotView {
  /** Its code of ISO 639. */
  readonly language: string;
}

/**
 * A page of a customer's payment, which whoever has its link may open: of your reference of the payment it shows nothing, and a slot is
 * told nothing. Put into `description` what the customer shall read.
 */
export interface CheckoutSlotView extends SlotView {
  /** False: a test payment. */
  readonly livemode: boolean;
  /** Who is paid. */
  readonly merchant: { readonly name: string };
  readonly payment: {
    readonly status: PaymentStatus;
    readonly amount: number;
    readonly currency: string;
    readonly description: string | null;
  };
}

/** What each slot is told of its page. */
export interface SlotViews {
  /** Above the content of each page of a payment. */
  readonly 'checkout.top': CheckoutSlotView;
  /** In the footer of each page of a payment. */
  readonly 'checkout.footer': CheckoutSlotView;
  /** Below the receipt of what was paid. */
  readonly 'receipt.footer': CheckoutSlotView;
  /** Below the form of each login. */
  readonly 'login.below': SlotView & { readonly role: Role };
  /** Above a merchant's figures. */
  readonly 'dashboard.home': SlotView & {
    readonly livemode: boolean;
    readonly merchant: { readonly id: string; readonly name: string };
  };
  /** Above the operator's figures. */
  readonly 'operator.home': SlotView;
  /** Beside a payment in the operator's panel. */
  readonly 'operator.payment': SlotView & {
    readonly payment: {
      readonly id: string;
      readonly merchant_id: string;
      readonly livemode: boolean;
      readonly status: PaymentStatus;
      readonly amount: number;
      readonly currency: string;
      readonly customer_reference: string | null;
    };
  };
}

export type SlotName = keyof SlotViews;

/**
 * Markup of an embedding program on our pages, by place: `(view) => html`, of the template `html`, which escapes values. It is
 * synchronous, has 2 kB at most, and text, lists, links and images of this origin alone. What fails, or has anything else, is
 * left out, and logged: once for each slot and problem.
 */
export type Slots = {
  readonly [Name in SlotName]?: (view: SlotViews[Name]) => HtmlEscapedString | Promise<HtmlEscapedString> | string;
};

/** What stands in a slot; null: nothing. */
export type Slot = <Name extends SlotName>(name: Name, view: SlotViews[Name]) => JSX.Element | null;

/** Of each slot. What a problem says may hold parts of the markup. */
const PROBLEMS_MAX = 20;
const WARNED = new WeakMap<Slots, Map<SlotName, Set<string>>>();

/** Fills slots. What is left out is logged once for each slot and problem, whichever page it is on. */
export function createSlot(slots: Slots, logger: Pick<Logger, 'warn'>): Slot {
  const warned = WARNED.get(slots) ?? new Map<SlotName, Set<string>>();
  WARNED.set(slots, warned);
  const leaveOut = (name: SlotName, fields: Readonly<Record<string, unknown>>): null => {
    const known = warned.get(name) ?? new Set();
    warned.set(name, known);
    const problem = String(fields['problem'] ?? fields['error']);
    if (known.has(problem) || known.size >= PROBLEMS_MAX) return null;
    known.add(problem);
    logger.warn({ slot: name, ...fields }, 'a slot was left out');
    return null;
  };
  return (name, view) => {
    const fill: ((view: never) => unknown) | undefined = slots[name];
    if (fill === undefined) return null;
    try {
      const filled = fill(view as never);
      // A rejection of what is not awaited would end the process.
      if (filled instanceof Promise) {
        filled.catch(() => undefined);
        return leaveOut(name, { problem: 'It is a promise: read what it shows before, and return html.' });
      }
      if (filled === '' || filled === null || filled === undefined) return null;
      if (!(typeof filled === 'object' && 'isEscaped' in filled)) {
        return leaveOut(name, { problem: 'It is no html: return html`…`.' });
      }
      const markup = String(filled);
      if (markup.trim() === '') return null;
      const problem = findMarkupFault(markup);
      return problem === null ? <div class="slot">{raw(markup)}</div> : leaveOut(name, { problem });
    } catch (error) {
      return leaveOut(name, { error });
    }
  };
}
