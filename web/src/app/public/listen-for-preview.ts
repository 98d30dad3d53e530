import {
  THEME_PREVIEW_READY,
  type ThemePreview,
  themePreviewSchema,
} from '@harborline/domain/help-center/theme-preview';

/** Follows the theme that the page around this frame edits. @returns an unsubscribe function */
export function listenForPreview(onTheme: (theme: ThemePreview['theme']) => void): () => void {
  const { parent } = window;
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== window.location.origin || event.source !== parent) return;
    const told = themePreviewSchema.safeParse(event.data);
    if (told.success) onTheme(told.data.theme);
  };
  window.addEventListener('message', listen);
  parent.postMessage(THEME_PREVIEW_READY, window.location.origin);
  return () => window.removeEventListener('message', listen);
}
