/** What the first of these finds, looked up one after the other; null: none of them does. */
export async function firstFound<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Promise<Found | null>,
): Promise<Found | null> {
  for (const item of items) {
    const found = await find(item);
    if (found !== null) return found;
  }
  return null;
}
