/** The part of the free slots that one merchant may use: 18 that take turns leave a sixth of 192 free. */
const SHARE = 1 / 4;

/** Slots for attempts, of which no merchant can take all. */
export interface Shares {
  /** Free slots. */
  free(): number;
  /** Whether the merchant may start another attempt. */
  hasRoom(merchantId: string): boolean;
  /** Merchants that have their share. */
  full(): readonly string[];
  begin(merchantId: string): void;
  end(merchantId: string): void;
}

/**
 * A merchant may start another attempt while it has fewer under way than a part of the slots that are free: alone a
 * fifth of all, and less with each further merchant. Earlier ones keep more until their attempts end, 15 s later at
 * most; 18 merchants that fill their shares one after the other leave two of 192.
 */
export function createShares(slots: number): Shares {
  const underWay = new Map<string, number>();
  let total = 0;

  function hasRoom(merchantId: string): boolean {
    return (underWay.get(merchantId) ?? 0) < (slots - total) * SHARE;
  }

  return {
    free: () => slots - total,
    hasRoom,
    full: () => [...underWay.keys()].filter((merchantId) => !hasRoom(merchantId)),
    begin(merchantId) {
      underWay.set(merchantId, (underWay.get(merchantId) ?? 0) + 1);
      total += 1;
    },
    end(merchantId) {
      const left = (underWay.get(merchantId) ?? 0) - 1;
      if (left > 0) underWay.set(merchantId, left);
      else underWay.delete(merchantId);
      total -= 1;
    },
  };
}
