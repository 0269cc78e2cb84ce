/**
 * A mistake in a setting, with its line: `mitako.config.mts:7: …`.
 * @param setting its name; of one within others, all names from the outermost on
 */
export type Mistake = (setting: string | readonly string[], what: string) => string;
