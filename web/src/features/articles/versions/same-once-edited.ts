import { generateJSON } from '@tiptap/core';
import { contentToEdit } from '../../../shared/rich-text/content-to-store';
import { EDITOR_EXTENSIONS } from '../../../shared/rich-text/extensions';
import { type ArticleFields, isSameText } from '../editor/article-fields';

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
