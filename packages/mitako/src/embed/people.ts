import type { Role } from '@mitako/contract';
import type { Gateway } from '@mitako/core';
import { type CustomerPerson, readPerson, type StaffPerson } from '@mitako/pages';
import { accepted } from './in-process-send.ts';

/** Hands a person over to a browser that has no session of yours: an app, a web view, a page on another host. */
export type HandOver = {
  /**
   * Where the link leads, a page below `publicUrl`, or for staff below `staffUrl`: a URL, or a path such as
   * `/pay/dashboard`.
   */
  readonly to: string;
} & (
  | {
      /** As what the person enters. */
      readonly as: 'operator' | 'merchant';
      /** As your hook would answer. There is no session of yours. */
      readonly person: Omit<StaffPerson, 'sessionId'>;
    }
  | {
      /** As what the person enters. */
      readonly as: 'customer';
      /** As your hook would answer. There is no session of yours. */
      readonly person: Omit<CustomerPerson, 'sessionId'>;
    }
);

/** A link that enters as a person. */
export interface HandOverLink {
  /** Whoever opens it first enters: give it to that person's own browser, and to nothing that keeps it. */
  readonly url: string;
  /** ISO 8601, a minute from now. */
  readonly expires_at: string;
}

/** The people whom your program logs in. */
export interface MitakoPeople {
  /**
   * Ends all sessions of a person, in every role and on every device, at once: what is being decided for them is not committed. For
   * an account that you close, or a password that was changed; the end of a single session of yours is noticed at the next view.
   * Close the account in `resolve` first: whoever your hook still answers enters again.
   * @param id yours, as the hook gives it. Of one who was never here it is kept, so that what the hook was asked before enters nobody.
   * @returns whether the person was ever here: if not, it may be another id than the hook gives
   * @throws MitakoError `VALIDATION_ERROR` when the id is invalid
   */
  end(id: string): Promise<boolean>;
  /**
   * Makes a link that enters as a person, once, within 60 seconds. It shows a button, because what previews links follows
   * them. The session lasts 8 hours at most, whatever becomes of yours; `end` ends it.
   * @throws TypeError when `people` has no hook for the role, or the person has another shape
   * @throws MitakoError `VALIDATION_ERROR` when `to` is no page of ours, or a field is invalid; `MERCHANT_NOT_FOUND`
   */
  handOver(handOver: HandOver): Promise<HandOverLink>;
}

export function peopleOf({ call, hosted, clock }: Gateway): MitakoPeople {
  return {
    async end(id) {
      let hasEntered = false;
      for (const as of hosted) {
        const { account } = accepted(await call('endHostPerson', { ...IN_PROCESS, body: { as, id } }));
        hasEntered ||= account.entered;
      }
      return hasEntered;
    },
    async handOver(given) {
      const { as, person, to } = given ?? {};
      if (!['operator', 'merchant', 'customer'].includes(as)) {
        throw new TypeError("as must be 'operator', 'merchant' or 'customer': handOver({ as, person, to }).");
      }
      const role: Role = as === 'customer' ? 'user' : as;
      if (!hosted.has(role)) throw new TypeError(`people has no hook that logs in as '${as}'.`);
      if (typeof person !== 'object' || person === null || Array.isArray(person))
        throw new TypeError('person must be what your hook would answer.');
      const read = readPerson(person, role, clock.now());
      if ('wrong' in read) {
        const why = read.error instanceof TypeError ? read.error.message : 'It cannot be read.';
        throw new TypeError(`person.${read.wrong} is wrong. ${why}`, { cause: read.error });
      }
      const { session_id: _, ...fields } = read.fields;
      const { url, expires_at } = accepted(await call('createHandOver', { ...IN_PROCESS, body: { ...fields, to } }));
      return { url, expires_at };
    },
  };
}

const IN_PROCESS = { way: 'in_process', credential: { kind: 'operator' } } as const;
