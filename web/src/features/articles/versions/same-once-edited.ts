import { generateJSON } from '@tiptap/core';
import { type ArticleFields, isSameText } from '../editor/article-fields';
import { contentToEdit } from '../rich-text/content-to-store';
import { EDITOR_EXTENSIONS } from '../rich-text/extensions';

const documentOf = (html: string): string =>
  JSON.stringify(generateJSON(contentToEdit(html), EDITOR_EXTENSIONS));

/** Whether two texts are the same document in the editor, which writes HTML in its own style. */
export function isSameOnceEdited(one: ArticleFields, other: ArticleFields): boolean {
  if (
    !isSameText(
      { ...one, title: one.title.trim() },
      { ...other, title: other.title.trim(), content: one.content },
    )
  )
    return false;
  return one.content === other.content || documentOf(one.content) === documentOf(other.content);
}
