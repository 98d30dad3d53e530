import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PNG } from 'pngjs';
import type { Look } from './looks';
import { differenceOf, readPicture, writePicture } from './pictures';
import type { Audience } from './stories';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = at('../references/');
const FAILED = at('../../../.local/gallery/failed/');

/** Set by `npm run gallery -- --update`. */
export const isUpdate = process.env.HARBORLINE_GALLERY_UPDATE === '1';

/** The name of a story's picture in one look. */
export const referenceName = (audience: Audience, storyId: string, { width, scheme }: Look): string =>
  `${audience}/${storyId}.${width}.${scheme}.png`;

/** Names of all stored pictures. */
export const storedReferences = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.png'));

export const removeReference = (name: string): void => rmSync(FOLDER + name);

export const readReference = (name: string): PNG => readPicture(readFileSync(FOLDER + name));

function write(file: string, picture: PNG): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, writePicture(picture));
}

/** Compares a picture with its reference; an update stores it instead. @returns what is wrong */
export function compareWithReference(name: string, picture: PNG): string[] {
  const isStored = existsSync(FOLDER + name);
  const difference = isStored ? differenceOf(readReference(name), picture) : picture;
  if (difference === null) return [];
  if (isUpdate) {
    write(FOLDER + name, picture);
    return [];
  }
  write(FAILED + name, picture);
  if (!isStored) return [`has no reference ${name}: npm run gallery -- --update stores it`];
  write(`${FAILED}${name}.difference.png`, difference);
  return [
    `looks different from its reference ${name}: see ${FAILED}${name} and, in red, the difference beside it`,
  ];
}
