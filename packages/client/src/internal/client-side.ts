/** Web pages and React Native. Workers are indistinguishable from servers here. */
export function isClientSide(): boolean {
  const scope = globalThis as { readonly document?: unknown; readonly navigator?: { readonly product?: unknown } };
  return scope.document !== undefined || scope.navigator?.product === 'ReactNative';
}
