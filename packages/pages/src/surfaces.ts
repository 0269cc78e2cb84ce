/** The surfaces of a page in one of the two schemes. */
export interface Surface {
  readonly page: string;
  readonly card: string;
  /** Set into a card: tracks of meters, inactive parts of a control. */
  readonly sunken: string;
  readonly ink: string;
  /** Text of less weight. */
  readonly soft: string;
  /** Lines between elements. */
  readonly line: string;
  /** Borders of controls. */
  readonly edge: string;
}

export const LIGHT: Surface = {
  page: '#f6f7f9',
  card: '#ffffff',
  sunken: '#eef0f4',
  ink: '#12151f',
  soft: '#565c6b',
  line: '#e2e5eb',
  edge: '#828897',
};
export const DARK: Surface = {
  page: '#0e1016',
  card: '#171a22',
  sunken: '#12151c',
  ink: '#eceef5',
  soft: '#a7adbc',
  line: '#2a2f3b',
  edge: '#6f7688',
};

/** The CSS declarations of colours. */
export function colorRules<Name extends string>(colors: Readonly<Record<Name, string>>): string {
  return Object.entries<string>(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');
}
