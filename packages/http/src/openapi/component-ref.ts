/** Refers to what stands among the document's components. */
export function componentRef(kind: string, name: string): { readonly $ref: string } {
  return { $ref: `#/components/${kind}/${name}` };
}
