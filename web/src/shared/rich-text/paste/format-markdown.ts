import { PASTE_TEXTS } from '@harborline/domain/texts/article-editing';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser, Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { report } from '../../config/report';
import { sanitiseHtml } from '../../html/sanitise';
import type { Toasts } from '../../ui-admin/toasts';
import { cleanPastedHtml } from './clean-pasted-html';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** A text as paragraphs, as if it had been typed without any formatting. */
function plainSlice(text: string, schema: Schema): Slice {
  const paragraphs = text
    .split(/(?:\r\n?|\n)+/)
    .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]));
  return Slice.maxOpen(Fragment.from(paragraphs));
}

/** The parts of an article; the text alone if it is one paragraph, which then stays in the one it is pasted into. */
function formattedSlice(html: string, schema: Schema): Slice {
  const { content } = DOMParser.fromSchema(schema).parse(sanitiseHtml(html));
  const isOneParagraph = content.childCount === 1 && content.firstChild?.type.name === 'paragraph';
  return new Slice(isOneParagraph ? (content.firstChild?.content ?? content) : content, 0, 0);
}

/** Follows a range of the text through later changes, until it is no longer needed. */
function follow(editor: Editor, start: Range) {
  let range = start;
  const onTransaction = ({ transaction: { mapping } }: { transaction: Transaction }) => {
    range = { from: mapping.map(range.from, 1), to: mapping.map(range.to, -1) };
  };
  editor.on('transaction', onTransaction);
  return {
    range: () => range,
    end: () => {
      editor.off('transaction', onTransaction);
    },
  };
}

/** Replaces a range in a step of its own, which one undo reverts. @returns where the new content is */
function replaceInOneStep({ state, view }: Editor, { from, to }: Range, slice: Slice): Range {
  const tr = closeHistory(state.tr).replaceRange(from, to, slice);
  const replaced = { from: tr.mapping.map(from, -1), to: tr.mapping.map(to, 1) };
  tr.setSelection(Selection.near(tr.doc.resolve(replaced.to), -1));
  view.dispatch(tr.scrollIntoView());
  view.dispatch(closeHistory(view.state.tr));
  return replaced;
}

const textIn = ({ state: { doc } }: Editor, { from, to }: Range): string => doc.textBetween(from, to, '\n');

function insertPlain(editor: Editor, text: string): Range {
  const { state, view } = editor;
  const { from, to } = state.selection;
  const tr = closeHistory(state.tr).replaceSelection(plainSlice(text, state.schema));
  view.dispatch(tr.scrollIntoView());
  return { from: tr.mapping.map(from, -1), to: Math.min(tr.mapping.map(to, 1), tr.selection.to) };
}

/**
 * Inserts a text in Markdown as it is and formats it right after. One undo brings the plain text back, and so does
 * the message that says what happened.
 */
export async function pasteMarkdown(editor: Editor, markdown: string, toasts: Toasts): Promise<void> {
  const inserted = follow(editor, insertPlain(editor, markdown));
  const before = textIn(editor, inserted.range());
  try {
    const { markdownToHtml } = await import('./markdown-to-html');
    if (editor.isDestroyed || textIn(editor, inserted.range()) !== before) return;
    const { html } = cleanPastedHtml(markdownToHtml(markdown));
    const range = inserted.range();
    const formatted = follow(editor, replaceInOneStep(editor, range, formattedSlice(html, editor.schema)));
    toasts.info(PASTE_TEXTS.markdown, {
      label: PASTE_TEXTS.keepAsText,
      onClosed: formatted.end,
      run: () => {
        formatted.end();
        if (editor.isDestroyed) return;
        replaceInOneStep(editor, formatted.range(), plainSlice(markdown, editor.schema));
        editor.commands.focus();
      },
    });
  } catch (error) {
    // The text stays as it was pasted.
    report('markdown-not-formatted', error);
  } finally {
    inserted.end();
  }
}
