import type { CashOutCode, CashReceipt, CheckoutPaid } from '@mitako/contract/names';
import type { ApiAnswer } from '../api.ts';
import type { KnownPayment } from '../memory.ts';
import type { Person } from '../people.ts';
import type { World } from '../world.ts';
import { RIGHT_CODE } from '../rail.ts';
import { dataOf, insist, keyOrNone, oneOf } from './insist.ts';
import { logsIn, refreshes, signedIn } from './sessions.ts';

const PAID = ['succeeded', 'partially_refunded', 'refunded'];

/** A payment that is payable as far as clients know; sometimes any recent one. */
function openCheckout(world: World): KnownPayment | null {
  const { payments } = world.memory;
  const open = payments.filter(({ isOver }) => !isOver);
  return oneOf(world, open.length === 0 || world.dice.chance(0.1) ? payments.slice(-6) : open.slice(-4));
}

export async function paysFromWallet(world: World): Promise<void> {
  const checkout = openCheckout(world);
  if (checkout !== null) await pay(world, checkout, world.dice.pick(world.people.users), 'wallet');
}

export async function paysByPhone(world: World): Promise<void> {
  const checkout = openCheckout(world);
  if (checkout !== null) await pay(world, checkout, world.dice.pick(world.people.users), 'phone');
}

/**
 * The provider sends a code, which is entered, mistyped, or sent twice at once; at most three times as far as clients
 * know.
 */
export async function paysByCode(world: World): Promise<void> {
  const checkout = openCheckout(world);
  if (checkout === null) return;
  const { dice } = world;
  await pay(world, checkout, dice.pick(world.people.users), 'code');
  for (let typed = 0; typed < 4; typed += 1) {
    const answers = await Promise.all(
      Array.from({ length: dice.chance(0.2) ? 2 : 1 }, () => typeCode(world, checkout)),
    );
    if (!answers.some((answer) => answer?.body.includes('INVALID_CODE') === true)) return;
  }
}

function typeCode(world: World, checkout: KnownPayment): Promise<ApiAnswer | null> {
  return insist(world, {
    name: 'confirmCheckout',
    parameters: { slug: checkout.slug },
    body: { code: world.dice.chance(0.5) ? RIGHT_CODE : '000000' },
    ...keyOrNone(world, 0.6),
  });
}

/** Two people, or one in two windows, pay the same payment. */
export async function payTogether(world: World): Promise<void> {
  const checkout = openCheckout(world);
  if (checkout === null) return;
  const { dice, people } = world;
  await Promise.all(
    [0, 1].map(() => pay(world, checkout, dice.pick(people.users), dice.pick(['wallet', 'phone'] as const))),
  );
}

/** A wallet payment concurrent with a cash-out, with a balance that may cover only one. */
export async function spendsTwice(world: World): Promise<void> {
  const user = world.dice.pick(world.people.users);
  const code = await asksForCode(world, user);
  const checkout = openCheckout(world);
  if (code === null || checkout === null) return;
  await Promise.all([withdrawCash(world, user, code), pay(world, checkout, user, 'wallet')]);
}

async function pay(world: World, checkout: KnownPayment, user: Person, by: 'wallet' | 'phone' | 'code'): Promise<void> {
  const bearer = await signedIn(world, user);
  if (bearer === null) return;
  const pin = world.dice.chance(0.9) ? user.pin : '0000';
  const answer = await insist(world, {
    name: 'payCheckout',
    bearer,
    parameters: { slug: checkout.slug },
    body:
      by === 'wallet'
        ? { method: 'wallet', pin }
        : { method: 'mobile_money', provider: by === 'code' ? 'orange_money' : 'mtn_momo', phone: '+237653456789' },
    ...keyOrNone(world, 0.75),
  });
  if (answer !== null && isFinalAnswer(answer)) checkout.isOver = true;
  const paid = dataOf<CheckoutPaid>(answer);
  if (paid === null || answer?.status !== 200) return;
  const columns = { status: PAID };
  world.memory.promised.push({ what: 'a paid payment', table: 'mitako_payments', id: checkout.id, columns });
}

function isFinalAnswer({ status, body }: ApiAnswer): boolean {
  if (status === 200 || status === 410) return true;
  return status === 409 && !body.includes('PAYMENT_IN_PROGRESS');
}

export async function cancelsCheckout(world: World): Promise<void> {
  const checkout = openCheckout(world);
  if (checkout === null) return;
  const answer = await insist(world, {
    name: 'cancelCheckout',
    parameters: { slug: checkout.slug },
    body: undefined,
    ...keyOrNone(world, 0.3),
  });
  if (answer?.status !== 200) return;
  const columns = { status: ['canceled'] };
  world.memory.promised.push({ what: 'a canceled checkout', table: 'mitako_payments', id: checkout.id, columns });
}

export async function refreshesTokens(world: World): Promise<void> {
  await refreshes(world, world.dice.pick([...world.people.users, ...world.people.agents]));
}

export async function logsInAgain(world: World): Promise<void> {
  await logsIn(world, world.dice.pick([...world.people.users, ...world.people.agents]));
}

/** Perhaps stolen: its owner has another one by now. */
export async function usesOldToken(world: World): Promise<void> {
  const old = oneOf(world, world.memory.oldTokens.slice(-3));
  if (old === null) return;
  const { accessToken: bearer, person } = old;
  await insist(world, { name: 'getMe', parameters: { role: person.role }, bearer });
}

/** Cash-in at an agent. */
export async function bringsCash(world: World): Promise<void> {
  const { dice, people } = world;
  const agent = dice.pick(people.agents);
  const bearer = await signedIn(world, agent);
  if (bearer === null) return;
  const answer = await insist(world, {
    name: 'cashIn',
    bearer,
    body: { user_id: dice.pick(people.users).id, amount: dice.between(100, 6_000), pin: agent.pin },
    ...keyOrNone(world, 0.8),
  });
  keepReceipt(world, dataOf<{ receipt: CashReceipt }>(answer));
}

/** Requests a code, and cashes out at an agent with it. */
export async function fetchesCash(world: World): Promise<void> {
  const user = world.dice.pick(world.people.users);
  const code = await asksForCode(world, user);
  if (code !== null) await withdrawCash(world, user, world.dice.chance(0.9) ? code : '000000');
}

async function asksForCode(world: World, user: Person): Promise<string | null> {
  const bearer = await signedIn(world, user);
  if (bearer === null) return null;
  const answer = await insist(world, {
    name: 'createCashOutCode',
    bearer,
    body: { amount: world.dice.between(100, 5_000), pin: user.pin },
    ...keyOrNone(world, 0.8),
  });
  return dataOf<{ cash_out_code: CashOutCode }>(answer)?.cash_out_code.code ?? null;
}

async function withdrawCash(world: World, user: Person, code: string): Promise<void> {
  const agent = world.dice.pick(world.people.agents);
  const bearer = await signedIn(world, agent);
  if (bearer === null) return;
  const answer = await insist(world, {
    name: 'cashOut',
    bearer,
    body: { user: user.email, code, pin: agent.pin },
    ...keyOrNone(world, 0.8),
  });
  keepReceipt(world, dataOf<{ receipt: CashReceipt }>(answer));
}

function keepReceipt(world: World, given: { readonly receipt: CashReceipt } | null): void {
  if (given === null) return;
  const { id, type } = given.receipt;
  world.memory.promised.push({ what: 'cash', table: 'mitako_transfers', id, columns: { kind: [type] } });
}
