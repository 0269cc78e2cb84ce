/** Counts what runs at once, in this process: for each account, and altogether. */
export interface Places {
  /** Takes a place; call what it returns once, at the end. */
  enter(account: string): (() => void) | 'account_full' | 'full';
}

export function createPlaces({ accountMax, max }: { readonly accountMax: number; readonly max: number }): Places {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    enter(account) {
      const count = counts.get(account) ?? 0;
      if (count >= accountMax) return 'account_full';
      if (all >= max) return 'full';
      counts.set(account, count + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = (counts.get(account) ?? 1) - 1;
        if (left === 0) counts.delete(account);
        else counts.set(account, left);
      };
    },
  };
}
