/** What colours of a brand stand on and beside, in one of the two schemes. */
export interface Surface {
  readonly page: string;
  readonly card: string;
  readonly ink: string;
  /** Text of less weight. */
  readonly soft: string;
}

export const LIGHT: Surface = { page: '#f4f0eb', card: '#ffffff', ink: '#221a15', soft: '#66594f' };
export const DARK: Surface = { page: '#14100d', card: '#1f1915', ink: '#f3ece6', soft: '#bcaea3' };

/** How much brighter a button gets under the pointer, its text included. */
export const HOVER_BRIGHTNESS = 1.1;
