import { type FormPreview, formPreviewSchema } from '@harborline/domain/contact/form-preview';
import {
  THEME_PREVIEW_READY,
  type ThemePreview,
  themePreviewSchema,
} from '@harborline/domain/help-center/theme-preview';
import { type WidgetPreview, widgetPreviewSchema } from '@harborline/domain/widget/widget-preview';
import * as z from 'zod/mini';

/** What is being edited in the page around a frame. */
export type Preview = ThemePreview | FormPreview | WidgetPreview;

const previewSchema = z.union([themePreviewSchema, formPreviewSchema, widgetPreviewSchema]);

/** Keeps a click on a link from leaving the form that is tried on. */
function stayOnPage(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('a[href]') === null) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Follows what is being edited in the page around this frame. @returns an unsubscribe function */
export function listenForPreview(onPreview: (preview: Preview) => void): () => void {
  const { parent } = window;
  const ends = new AbortController();
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== window.location.origin || event.source !== parent) return;
    const message = previewSchema.safeParse(event.data);
    if (!message.success) return;
    const isForm = message.data.kind === 'harborline-contact-form-preview';
    if (isForm) document.addEventListener('click', stayOnPage, { capture: true, signal: ends.signal });
    onPreview(message.data);
  };
  window.addEventListener('message', listen, { signal: ends.signal });
  parent.postMessage(THEME_PREVIEW_READY, window.location.origin);
  return () => ends.abort();
}
