import { dataOf, type Gateway } from '@mitako/core';

/** The people whom your program logs in. */
export interface MitakoPeople {
  /**
   * Ends all sessions of a person, in every role and on every device, at once: what is being decided for them is not committed. For
   * an account that you close, or a password that was changed; the end of a single session of yours is noticed at the next view.
   * @param id yours, as the hook gives it. One who was never here is no error.
   */
  end(id: string): Promise<void>;
}

export function peopleOf(gateway: Gateway): MitakoPeople {
  const { call, hosted } = gateway;
  return {
    async end(id) {
      for (const as of hosted) {
        const ended = await call('endHostPerson', { ...IN_PROCESS, body: { as, id } });
        if (ended.kind !== 'refused' || ended.code !== 'USER_NOT_FOUND') dataOf(ended);
      }
    },
  };
}

const IN_PROCESS = { way: 'in_process', credential: { kind: 'operator' } } as const;
