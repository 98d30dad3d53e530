import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import type { Editor } from '@tiptap/react';
import { report } from '../config/report';
import type { Toasts } from '../ui-admin/toasts';
import type { StoredPicture } from './article-picture';
import { parsePasted } from './paste/parse-pasted';
import { addPlaceholder, takePlaceholder } from './upload-placeholders';

export interface PictureScene {
  readonly editor: Editor;
  readonly picturePrefix: string;
  readonly toasts: Toasts;
}

export interface NewPicture {
  readonly file: File;
  /** position in the text */
  readonly at: number;
  /** what the picture shows, if that is known */
  readonly alt?: string;
}

function placeholderFor(name: string, onCancel: () => void) {
  const element = document.createElement('span');
  const text = document.createElement('span');
  const cancel = document.createElement('button');
  element.className = 'upload-placeholder';
  element.contentEditable = 'false';
  text.setAttribute('role', 'status');
  cancel.type = 'button';
  cancel.textContent = ARTICLE_TEXTS.cancelUpload;
  cancel.addEventListener('click', onCancel);
  element.append(text, cancel);
  const show = (percent: number) => {
    text.textContent = ARTICLE_TEXTS.pictureUnderWay(name, percent);
  };
  show(0);
  return { element, show };
}

/** A picture whose position in the text was deleted during the upload. */
async function discard(url: string, { toasts }: PictureScene): Promise<void> {
  const { deletePicture } = await import('./article-picture');
  await deletePicture(url).catch((error: unknown) => {
    report('picture-not-deleted', error);
    toasts.error(ARTICLE_TEXTS.pictureNotDeleted);
  });
}

/**
 * Inserts a picture into the text and selects it. Between blocks it gets its own paragraph, so its position is one
 * higher.
 */
export function placePicture(
  editor: Editor,
  picture: StoredPicture & Pick<NewPicture, 'alt'>,
  at: number,
): void {
  const { src, alt = '' } = picture;
  editor.commands.insertContentAt(at, { type: 'image', attrs: { ...picture, alt } });
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs.src === src) editor.commands.setNodeSelection(position);
  });
}

interface Upload extends Pick<NewPicture, 'file' | 'alt'> {
  /** id of its placeholder in the text */
  readonly id: string;
  readonly show: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** Shows where a picture will be. */
function announce({ editor }: PictureScene, { file, at, alt }: NewPicture): Upload {
  const id = crypto.randomUUID();
  const abort = new AbortController();
  const { element, show } = placeholderFor(file.name, () => abort.abort());
  addPlaceholder(editor, id, at, element);
  return { id, file, alt, show, signal: abort.signal };
}

type Uploader = typeof import('./article-picture');

async function upload(scene: PictureScene, uploader: Uploader, picture: Upload): Promise<void> {
  const { editor, picturePrefix, toasts } = scene;
  const { id, file, alt, show, signal } = picture;
  try {
    const stored = await uploader.uploadPicture({ file, picturePrefix, onProgress: show, signal });
    if (editor.isDestroyed) return await discard(stored.src, scene);
    const position = takePlaceholder(editor, id);
    if (position === null) return await discard(stored.src, scene);
    placePicture(editor, { ...stored, alt }, position);
  } catch (error) {
    if (!editor.isDestroyed) takePlaceholder(editor, id);
    if (signal.aborted) return;
    report('picture-not-uploaded', error);
    toasts.error(error instanceof uploader.PictureRefused ? error.message : ARTICLE_TEXTS.pictureFailed);
  }
}

async function uploadAll(scene: PictureScene, pictures: readonly Upload[]): Promise<void> {
  try {
    const uploader = await import('./article-picture');
    await Promise.all(pictures.map((picture) => upload(scene, uploader, picture)));
  } catch (error) {
    report('pictures-not-uploaded', error);
    scene.toasts.error(ARTICLE_TEXTS.pictureFailed);
    if (!scene.editor.isDestroyed) for (const { id } of pictures) takePlaceholder(scene.editor, id);
  }
}

/** Uploads pictures and inserts each at its intended position, even if that has moved meanwhile. */
export function insertPicturesAt(scene: PictureScene, pictures: readonly NewPicture[]): void {
  void uploadAll(
    scene,
    pictures.map((picture) => announce(scene, picture)),
  );
}

/** Uploads the pictures of files and inserts them at one position. */
export const insertPictures = (scene: PictureScene, files: readonly File[], at: number): void =>
  insertPicturesAt(
    scene,
    files.map((file) => ({ file, at })),
  );

const isPictureOnly = (html: string): boolean => {
  const body = parsePasted(html);
  return body.textContent.trim() === '' && body.querySelector('table') === null;
};

/** The files of a paste or a drop to insert; none if they only depict the text that comes with them. */
export function filesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  return files.length > 0 && isPictureOnly(data?.getData('text/html') ?? '') ? files : [];
}
