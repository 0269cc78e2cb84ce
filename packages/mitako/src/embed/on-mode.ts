import type { EventHandler, Gateway, HandledEventType, HandlerOptions, Handlers } from '@mitako/core';
import type { ShopOptions } from '../options/kind.ts';
import { isObject } from '../options/setting-problems.ts';
import { requireOptions } from './require-options.ts';

/** Of a handler of {@link MitakoHandlers.on}. */
export interface ModeHandlerOptions extends HandlerOptions {
  /**
   * Events of which mode it gets. Default: in a shop those of its own, in a marketplace `live`. Events of another mode count as
   * handled. In a shop of test payments nothing is paid with money: look at `livemode` before you ship.
   */
  readonly mode?: 'live' | 'test' | 'all';
}

/** Event handlers of an embedded gateway: those of the engine, by mode. */
export interface MitakoHandlers extends Pick<Handlers, 'off'> {
  /**
   * Hands events of all merchants to a function in this process: at least once, after the commit that made them, retried like
   * webhooks (16 attempts within 24 h), up to four at a time. The name is stored: events committed once this has resolved reach
   * the handler, even if the process dies first. Processes that register the same name share its events; only processes that
   * register it get them. In a rehearsal events have `rehearsal: true`.
   * @throws RangeError for an unknown event or mode, an invalid name, one that this process has registered or that is stored
   * for another event, and the 17th handler
   * @throws TypeError without a function, and for an option that there is not
   */
  on<Name extends HandledEventType>(
    type: Name,
    options: ModeHandlerOptions,
    handler: EventHandler<Name>,
  ): Promise<void>;
}

const MODES = ['live', 'test', 'all'] as const;

/** `on` of an embedded gateway. */
export function onMode({ on }: Pick<Gateway, 'on'>, shop: ShopOptions | undefined): MitakoHandlers['on'] {
  return async (type, options, handler) => {
    // Without a name it is refused by the engine.
    if (isObject(options)) requireOptions('on()', options, ['name', 'mode']);
    const { mode = shop?.livemode === false ? 'test' : 'live', ...rest } = options ?? {};
    if (!MODES.includes(mode))
      throw new RangeError(`There is no mode ${mode as string}. Write 'live', 'test' or 'all'.`);
    // What is no function is refused by the engine.
    if (mode === 'all' || typeof handler !== 'function') return on(type, rest as HandlerOptions, handler);
    const isWanted = mode === 'live';
    return on(type, rest as HandlerOptions, (event, call) =>
      event.livemode === isWanted ? handler(event, call) : undefined,
    );
  };
}
