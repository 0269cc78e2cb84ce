import { isObject } from '../options/setting-problems.ts';

/**
 * Options with what each deployment has of its own, read from the environment where the program leaves it out:
 * `MITAKO_PUBLIC_URL`, `MITAKO_SECRET`, and `MITAKO_REHEARSE`, `true` or `false`.
 */
export function withEnvironment<Options extends object>(options: Options): Options {
  if (!isObject(options)) return options;
  const { MITAKO_PUBLIC_URL: publicUrl, MITAKO_SECRET: secret, MITAKO_REHEARSE: rehearse } = process.env;
  const ofDeployment = {
    publicUrl,
    secret,
    // Any other word is refused, as an option that is neither true nor false.
    rehearse: rehearse === 'true' || (rehearse === 'false' ? false : rehearse),
  };
  const isLeftOut = (name: string): boolean => options[name as keyof typeof options] === undefined;
  const read = Object.entries(ofDeployment).filter(
    ([name, value]) => isLeftOut(name) && value !== undefined && value !== '',
  );
  return { ...options, ...Object.fromEntries(read) };
}
