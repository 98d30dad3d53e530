import { generateJSON } from '@tiptap/core';
import { contentToEdit } from '../../rich-text/content-to-store';
import { EDITOR_EXTENSIONS } from '../../rich-text/extensions';
import type { TextFields } from '../editing/text-kind';

const documentOf = (html: string): string =>
  JSON.stringify(generateJSON(contentToEdit(html), EDITOR_EXTENSIONS));

interface Compares<Fields> {
  isSame(one: Fields, other: Fields): boolean;
}

/** Whether two texts are the same document in the editor, which writes HTML in its own style. */
export function isSameOnceEdited<Fields extends TextFields>(
  { isSame }: Compares<Fields>,
  one: Fields,
  other: Fields,
): boolean {
  const respelt = { ...other, title: other.title.trim(), content: one.content };
  if (!isSame({ ...one, title: one.title.trim() }, respelt)) return false;
  return one.content === other.content || documentOf(one.content) === documentOf(other.content);
}
