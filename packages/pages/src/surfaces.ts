/** The surfaces of a page in one of the two schemes. */
export interface Surface {
  readonly page: string;
  readonly card: string;
  readonly ink: string;
  /** Text of less weight. */
  readonly soft: string;
  /** Lines between elements. */
  readonly line: string;
  /** Borders of controls. */
  readonly edge: string;
}

export const LIGHT: Surface = {
  page: '#f4f0eb',
  card: '#ffffff',
  ink: '#221a15',
  soft: '#66594f',
  line: '#ddd3c9',
  edge: '#8a7c70',
};
export const DARK: Surface = {
  page: '#14100d',
  card: '#1f1915',
  ink: '#f3ece6',
  soft: '#bcaea3',
  line: '#3a3029',
  edge: '#8c7b6e',
};

/** The CSS declarations of a surface. */
export function surfaceRules({ page, card, ink, soft, line, edge }: Surface): string {
  return `--page:${page};--card:${card};--ink:${ink};--soft:${soft};--line:${line};--edge:${edge}`;
}
