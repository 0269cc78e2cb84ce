/** In the place of a merchant's id: the sums over all of them. */
export const ALL_MERCHANTS = '';
