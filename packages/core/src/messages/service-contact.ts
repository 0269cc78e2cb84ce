/** Who runs the service, as each message names it. What is missing is not shown. */
export interface ServiceContact {
  /** Name of the service, `Mitako`. */
  readonly name: string;
  /** As registered, `Mitako SA`. */
  readonly company?: string;
  /** Where letters arrive, in one line. */
  readonly address?: string;
  /** With its country, `+237 600 00 00 00`. */
  readonly phone?: string;
  /** Where people write to. */
  readonly email?: string;
  /** Pages of yours, `https://…`. */
  readonly urls?: {
    readonly terms?: string;
    readonly privacy?: string;
  };
}
