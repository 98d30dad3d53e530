import {
  THEME_PREVIEW_READY,
  type ThemePreview,
  themePreviewSchema,
} from '@harborline/domain/help-center/theme-preview';

/** Follows the look being edited in the page around this frame. @returns an unsubscribe function */
export function listenForPreview(onLook: (look: ThemePreview) => void): () => void {
  const { parent } = window;
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== window.location.origin || event.source !== parent) return;
    const message = themePreviewSchema.safeParse(event.data);
    if (message.success) onLook(message.data);
  };
  window.addEventListener('message', listen);
  parent.postMessage(THEME_PREVIEW_READY, window.location.origin);
  return () => window.removeEventListener('message', listen);
}
