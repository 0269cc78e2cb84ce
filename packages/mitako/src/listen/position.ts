import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { writePrivateFile } from '../files/private-file.ts';
import { Failure, messageOf } from '../failure.ts';

/** The position of a listener. */
export interface Position {
  /** Time of the newest event that it has had, ISO 8601. */
  readonly through: string;
  /** The events that it has had of the last {@link OVERLAP_MS} before that. */
  readonly seen: readonly string[];
}

/**
 * An event is listed once it is committed, possibly after one with a later time of another process. So much is read
 * again: commits take less, and clocks of processes differ by at most 5 s.
 */
export const OVERLAP_MS = 15_000;

/** As far back as a listener resumes: webhooks are retried for no longer either (specification, "Limits"). */
export const RESUME_MS_MAX = 24 * 60 * 60 * 1000;

/** The file of a listener's position: one per gateway and key, whose name reveals neither. */
export function positionFile(apiUrl: string, apiKey: string): string {
  const name = createHash('sha256').update(`${apiUrl}\n${apiKey}`).digest('hex').slice(0, 12);
  return `.mitako/listen-${name}.json`;
}

/** The saved position; null when nothing valid was saved, or it is too old to resume. */
export function readPosition(file: string, nowMs: number): Position | null {
  try {
    const saved: Partial<Record<keyof Position, unknown>> = Object(JSON.parse(readFileSync(file, 'utf8')));
    const { through, seen } = saved;
    if (typeof through !== 'string' || Number.isNaN(Date.parse(through)) || !Array.isArray(seen)) return null;
    if (Date.parse(through) < nowMs - RESUME_MS_MAX) return null;
    return { through, seen: seen.filter((id) => typeof id === 'string') };
  } catch {
    return null;
  }
}

/**
 * In one piece, so that a listener that is killed does not lose its position.
 * @throws Failure when it cannot be written
 */
export function savePosition(file: string, position: Position): void {
  try {
    const directory = dirname(file);
    const isNew = mkdirSync(directory, { recursive: true }) !== undefined;
    if (isNew && basename(directory) === '.mitako') writeFileSync(`${directory}/.gitignore`, '*\n');
    writePrivateFile(file, `${JSON.stringify(position)}\n`);
  } catch (error) {
    throw new Failure(`Cannot write ${file}: ${messageOf(error)}.`, { cause: error });
  }
}
