import { randomUUID } from 'node:crypto';
import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Failure } from '../failure.ts';

/**
 * Writes a file that its owner alone reads, in one piece: created anew and put in the place of an older one, so that
 * neither a link is followed nor the mode of an older file kept.
 * @throws Failure when the path is a link
 */
export function writePrivateFile(path: string, text: string): void {
  requireNoLink(path);
  const made = `${path}.${randomUUID()}`;
  try {
    writeFileSync(made, text, { flag: 'wx', mode: 0o600 });
    renameSync(made, path);
  } finally {
    rmSync(made, { force: true });
  }
}

/**
 * In a directory of another user, a link could redirect a file with keys.
 * @throws Failure when the path is a link
 */
export function requireNoLink(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  throw new Failure(`${path} is a link. Delete it, or name the file itself.`);
}
