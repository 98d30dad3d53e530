import type { FormPreview } from '@harborline/domain/contact/form-preview';
import type { FormDefinitionPreview } from '@harborline/domain/forms/form-preview';
import { THEME_PREVIEW_READY, type ThemePreview } from '@harborline/domain/help-center/theme-preview';
import type { WidgetPreview } from '@harborline/domain/widget/widget-preview';
import { type RefObject, useEffect, useRef } from 'react';

type Preview = ThemePreview | FormPreview | FormDefinitionPreview | WidgetPreview;

const post = (frame: HTMLIFrameElement | null, message: Preview) =>
  frame?.contentWindow?.postMessage(message, window.location.origin);

/**
 * Shows what is being edited in a frame of the visitors' pages: once its page listens, and after each change.
 * @param message the same object until it changes
 * @returns for the frame
 */
export function usePostedPreview(message: Preview): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(message);
  latest.current = message;
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const isFrame = event.source !== null && event.source === frame.current?.contentWindow;
      if (!isFrame || event.origin !== window.location.origin || event.data !== THEME_PREVIEW_READY) return;
      post(frame.current, latest.current);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => void post(frame.current, message), [message]);
  return frame;
}
