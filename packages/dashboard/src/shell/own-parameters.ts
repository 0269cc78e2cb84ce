/** Filters and cursors. Other parameters, such as a password that a script put there, are not repeated. */
export function isOwnParameter(name: string): boolean {
  return /^(q|by|status|from|to|cursor|method|amount|customer|action|merchant|actor|subject|endpoint|event|mode|days|tab|link|role|done|active|format|poster)$/.test(
    name,
  );
}
