/** Last characters of the ids of one event's deliveries, in Crockford's base 32 as all ids: names for up to 32. */
export const LAST_CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz';
