import { useEffect, useMemo, useRef } from 'react';
import type { BadgeTexts } from './open-recorder';
import { type PageListeners, type SharedPage, sharePage } from './share-page';

/** The recording of the page around the widget; one at a time. */
export interface Recording {
  /** whether the page is recorded, or about to be */
  readonly isThere: () => boolean;
  /** @throws Error if the page cannot be recorded */
  readonly open: (listeners: PageListeners) => Promise<void>;
  /** begins to send it */
  readonly begin: () => void;
  readonly close: () => void;
}

/** Holds a recording, which ends with the component. @param texts of the page, as they are shown */
export function useRecording(conversationRef: string, texts: () => BadgeTexts): Recording {
  const page = useRef<SharedPage | null>(null);
  const isOpening = useRef(false);
  const isLeft = useRef(false);
  const recording = useMemo<Recording>(() => {
    const close = () => {
      page.current?.stop();
      page.current = null;
    };
    return {
      isThere: () => page.current !== null || isOpening.current,
      open: async (listeners) => {
        isOpening.current = true;
        try {
          page.current = await sharePage(conversationRef, texts(), listeners);
        } finally {
          isOpening.current = false;
        }
        if (isLeft.current) close();
      },
      begin: () => page.current?.begin(),
      close,
    };
  }, [conversationRef, texts]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      recording.close();
    };
  }, [recording]);
  return recording;
}
