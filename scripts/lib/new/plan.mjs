import { Refusal } from '../say.mjs';
import { newlyTaken } from './edit.mjs';

/** @throws Refusal that names the file */
function edited(path, edit, source) {
  if (source === undefined) throw new Refusal(`${path} is missing`);
  try {
    return edit(source);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${path}: ${error.message}`) : error;
  }
}

/**
 * The result of a recipe, as texts: nothing is written before all of it is known.
 * @param recipe files to create, edits of others, and folders that must be new, all by path
 * @param tree the repository: `read` a file's text, undefined if there is none; `has` a file or folder
 * @returns path -> new text
 * @throws Refusal for something that already exists, or an edit that does not fit
 */
export function plan({ created, edits, folder }, tree) {
  const there = [folder, ...Object.keys(created)].find((path) => path !== undefined && tree.has(path));
  if (there !== undefined) throw new Refusal(`${there} already exists: choose another name.`);
  const written = new Map(Object.entries(created));
  for (const [path, edit] of Object.entries(edits)) written.set(path, edited(path, edit, tree.read(path)));
  for (const [path, text] of written) {
    const taken = /\.tsx?$/.test(path) ? newlyTaken(text, tree.read(path)) : undefined;
    if (taken !== undefined)
      throw new Refusal(`${taken} means something else in ${path}: choose another name.`);
  }
  return written;
}
