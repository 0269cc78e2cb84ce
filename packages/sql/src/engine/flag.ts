/** 0 or 1: SQLite has no boolean, and one definition serves both engines. */
export type Flag = 0 | 1;
