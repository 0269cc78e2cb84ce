/** A reference to a component of the document. */
export function componentRef(kind: string, name: string): { readonly $ref: string } {
  return { $ref: `#/components/${kind}/${name}` };
}
