import { PASTE_TEXTS } from '@harborline/domain/texts/article-editing';
import type { Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';
import type { Toasts } from '../../ui-admin/toasts';
import {
  filesOf,
  insertPictures,
  insertPicturesAt,
  type NewPicture,
  type PictureScene,
} from '../insert-pictures';
import { cleanPastedHtml } from './clean-pasted-html';
import { pasteMarkdown } from './format-markdown';
import { looksLikeMarkdown } from './looks-like-markdown';
import { parsePasted } from './parse-pasted';
import { fileOfDataUrl, isEmbedded } from './pasted-pictures';

interface PasteOptions {
  picturePrefix: string;
  /** null where nobody sees messages */
  toasts: Toasts | null;
}

/** Whether the HTML of a clipboard is only the look of a plain text, as code editors and raw files have it. */
function isOnlyText(data: DataTransfer): boolean {
  const html = data.getData('text/html');
  if (html === '' || data.types.includes('vscode-editor-data')) return true;
  const [only, ...others] = parsePasted(html).children;
  return only?.tagName === 'PRE' && others.length === 0 && only.querySelector('code') === null;
}

/** The Markdown of a clipboard; null if there is none, or it comes as formatted text. */
function markdownOf(data: DataTransfer | null): string | null {
  const text = data?.getData('text/plain') ?? '';
  return data !== null && looksLikeMarkdown(text) && isOnlyText(data) ? text : null;
}

interface Embedded {
  readonly src: string;
  readonly alt: string;
  readonly at: number;
}

function hasEmbedded({ content }: Slice): boolean {
  let isFound = false;
  content.descendants(({ type, attrs }) => {
    isFound ||= type.name === 'image' && isEmbedded(String(attrs.src));
  });
  return isFound;
}

/** The picture as a file; null if its data cannot be read. */
function toPicture({ src, alt, at }: Embedded): NewPicture | null {
  try {
    return { file: fileOfDataUrl(src, 'picture'), alt, at };
  } catch {
    return null;
  }
}

/** Inserts what was pasted without the pictures in it, and uploads each to its position. */
function insertWithUploads(scene: PictureScene, slice: Slice): void {
  const { state, view } = scene.editor;
  const tr = state.tr.replaceSelection(slice);
  const found: Embedded[] = [];
  tr.doc.descendants(({ type, attrs }, at) => {
    if (type.name !== 'image' || !isEmbedded(String(attrs.src))) return;
    // The positions of those before it, which are one long each, will be gone.
    found.push({ src: String(attrs.src), alt: String(attrs.alt ?? ''), at: at - found.length });
  });
  for (const { at } of found) tr.delete(at, at + 1);
  view.dispatch(tr.setMeta('paste', true).scrollIntoView());
  const pictures = found.map(toPicture).filter((picture) => picture !== null);
  insertPicturesAt(scene, pictures);
  const failed = found.length - pictures.length;
  if (failed > 0) scene.toasts.warning(PASTE_TEXTS.picturesLeftOut(failed));
}

/**
 * What is pasted or dropped: pictures are uploaded, HTML of other programs is cleaned, and text that is clearly
 * Markdown is formatted, unless it is pasted as plain text with Ctrl+Shift+V.
 */
export const ArticlePaste = Extension.create<PasteOptions>({
  name: 'articlePaste',
  // Before the rules for links and emphasis in pasted text.
  priority: 200,
  addOptions: () => ({ picturePrefix: '', toasts: null }),
  addProseMirrorPlugins() {
    const { editor } = this;
    const { picturePrefix, toasts } = this.options;
    if (toasts === null) return [];
    const scene = { editor, picturePrefix, toasts };
    let keepsText = false;
    return [
      new Plugin({
        props: {
          handleKeyDown: (_view, { key, shiftKey }) => {
            keepsText = shiftKey && key.toLowerCase() === 'v';
            return false;
          },
          handleDOMEvents: {
            // Its own paste comes before the key is released; a later one, from a menu, does not belong to it.
            keyup: () => {
              keepsText = false;
              return false;
            },
            blur: () => {
              keepsText = false;
              return false;
            },
          },
          transformPastedHTML: (html) => {
            const { html: cleaned, picturesLeftOut } = cleanPastedHtml(html);
            if (picturesLeftOut > 0) toasts.warning(PASTE_TEXTS.picturesLeftOut(picturesLeftOut));
            return cleaned;
          },
          handlePaste: ({ state: { selection } }, { clipboardData }, slice) => {
            const files = filesOf(clipboardData);
            if (files.length > 0) {
              insertPictures(scene, files, selection.from);
              return true;
            }
            const isInCode = selection.$from.parent.type.spec.code === true;
            const markdown = keepsText || isInCode ? null : markdownOf(clipboardData);
            keepsText = false;
            if (markdown !== null) {
              void pasteMarkdown(editor, markdown, toasts);
              return true;
            }
            if (!hasEmbedded(slice)) return false;
            insertWithUploads(scene, slice);
            return true;
          },
          handleDrop: (view, event, slice, isMoved) => {
            if (isMoved) return false;
            const files = filesOf(event.dataTransfer);
            if (files.length === 0 && !hasEmbedded(slice)) return false;
            const pointed = view.posAtCoords({ left: event.clientX, top: event.clientY });
            const at = pointed?.pos ?? view.state.selection.to;
            event.preventDefault();
            if (files.length > 0) {
              insertPictures(scene, files, at);
              return true;
            }
            view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at))));
            insertWithUploads(scene, slice);
            return true;
          },
        },
      }),
    ];
  },
});
