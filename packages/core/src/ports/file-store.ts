/**
 * Where the bytes of uploaded files are kept: the database by default, or `directoryFiles(path)` of `mitako`. What it receives is
 * sealed; of a file it knows an id and nothing else. The gateway records an id before it stores anything under it, and
 * deletes it here before it forgets it.
 */
export interface FileStore {
  /** Stores a new file. Once it resolves, the file survives a loss of power; before, it is not read. */
  put(id: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * Puts other bytes in the place of a file, as a whole: once it resolves, they survive a loss of power; until then, and when it
   * fails, the earlier ones are read. Pieces are of the same
   * lengths as before, and each opens by itself: a reader at the same time may get some of each.
   */
  replace(id: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** Its bytes, cut anywhere; none if there is no such file. */
  get(id: string): AsyncIterable<Uint8Array>;
  /** Deletes the file and what an interrupted `put` left of it. Without either it does nothing. */
  delete(id: string): Promise<void>;
}
