import { EVENT_TYPES, nearest } from '@mitako/contract/names';
import { cancelWaiting } from './cancel-waiting.ts';
import type { Context } from '../context.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import type { WebhookEndpoint } from '../model.ts';
import type { AnyHandler, HandledEventType, HandlerOptions, Handlers } from './event-handler.ts';
import { handlerId, HANDLERS, HANDLERS_MAX } from './handler-ids.ts';

/** Names that are stored, of all processes. */
export async function storedHandlers({ store }: Pick<Context, 'store'>): Promise<readonly WebhookEndpoint[]> {
  return store.read.endpoints(HANDLERS, { limit: 100, afterId: null });
}

export function createHandlers(context: Context): Handlers {
  const registering = new Set<string>();
  return {
    async on(type, options: Partial<HandlerOptions> | undefined, handler) {
      const { name = '' } = options ?? {};
      const id = handlerId(name);
      if (!HANDLED.has(type)) {
        const meant = nearest(type, [...HANDLED]);
        throw new RangeError(
          `There is no event ${type} to handle.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
        );
      }
      if (typeof handler !== 'function') {
        throw new TypeError(
          `The handler ${name} is no function. Pass it after the name: on('${type}', { name }, fulfil).`,
        );
      }
      if (context.handlers.has(id) || registering.has(id)) throw new RangeError(`A handler is already named ${name}.`);
      registering.add(id);
      try {
        if (await keep(context, id, type)) await tellOfNew(context, name, type);
        // Not before its stored type is this one: it would receive events of the other type.
        context.handlers.set(id, { type, handle: handler as AnyHandler['handle'] });
      } finally {
        registering.delete(id);
      }
      // It may have been waited for.
      context.wake('deliveries');
    },
    async off(name) {
      const id = handlerId(name);
      context.handlers.delete(id);
      await cancelWaiting(context, id);
      const changes = [{ type: 'handler.delete', id }] as const;
      await decideAndCommit(context, () => ({ changes, value: null }), { unwitnessed: 'repeat' });
    },
  };
}

/** What was paid before reaches no handler that is new: whoever shipped by another one until now must not miss it. */
async function tellOfNew({ logger, store }: Context, handler: string, event: HandledEventType): Promise<void> {
  const said = `event handler ${handler} is new: it gets each ${event} from now on, none from before`;
  const paid = { statuses: ['succeeded'] } as const;
  const isPaid = event === 'payment.succeeded' && (await store.read.allPayments(paid, FIRST)).rows.length > 0;
  if (isPaid)
    logger.warn({ handler, event }, `${said}. Payments have succeeded before: look for those without an order`);
  else logger.info({ handler, event }, said);
}

const FIRST = { limit: 1, afterId: null };

/** JavaScript does not know the names. */
const HANDLED: ReadonlySet<string> = new Set(EVENT_TYPES.filter((type) => type !== 'ping'));

/** @returns whether it was not stored before */
async function keep(context: Context, id: string, type: HandledEventType): Promise<boolean> {
  return decideAndCommit(
    context,
    async () => {
      const stored = await context.store.read.endpointById(id);
      if (stored === null) {
        if ((await storedHandlers(context)).length >= HANDLERS_MAX) {
          throw new RangeError(`A gateway has at most ${HANDLERS_MAX} event handlers.`);
        }
        return { changes: [{ type: 'handler.insert', handler: newHandler(context, id, type) }], value: true };
      }
      // The deliveries that wait under the name are of that type.
      if (!stored.events.includes(type)) {
        throw new RangeError(`${id} handles ${stored.events.join()}: choose another name, or forget it with off().`);
      }
      return { changes: [], value: false };
    },
    { unwitnessed: 'repeat' },
  );
}

/** An endpoint without an address: what is kept of endpoints, their lanes and deliveries is kept of handlers, too. */
function newHandler(context: Context, id: string, type: HandledEventType): WebhookEndpoint {
  const nowMs = context.clock.now();
  return {
    ...HANDLERS,
    id,
    url: id,
    description: null,
    events: [type],
    enabled: true,
    prefixedNames: false,
    encryptedSecret: '',
    encryptedPreviousSecret: null,
    previousSecretEndsAtMs: null,
    failingSinceMs: null,
    failuresCount: 0,
    watchedRunMs: null,
    disabledReason: null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    deletedAtMs: null,
    version: 1,
  };
}
