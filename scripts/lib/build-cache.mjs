import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at, LOCAL_DIR } from './layout.mjs';

const IGNORED = new Set(['node_modules', 'dist', '.local', 'test', 'testing', 'gallery']);

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (IGNORED.has(entry.name) || /\.(?:test|stories)\.[a-z]+$/.test(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else yield child;
  }
}

/** A fingerprint of everything that a build reads. */
export function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(at(input))) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stampOf = (name) => join(LOCAL_DIR, 'builds', name);

/** Whether a build's outputs exist and were made from the same inputs. */
export function isFresh(name, print, outputs) {
  const stamp = stampOf(name);
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === print &&
    outputs.every((path) => existsSync(at(path)))
  );
}

export function markFresh(name, print) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), print);
}

/** Makes the next build run even with the same inputs, because another program writes its outputs. */
export const markStale = (name) => rmSync(stampOf(name), { force: true });
