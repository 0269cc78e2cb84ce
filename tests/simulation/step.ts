/** Continues one of the waiting calls, and checks its writes. @throws Violation */
export type Step = (index: number) => Promise<void>;
