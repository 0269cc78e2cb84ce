/** Last characters of the delivery ids of one event, in Crockford's base 32 like all ids: names for up to 32. */
export const LAST_CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz';
