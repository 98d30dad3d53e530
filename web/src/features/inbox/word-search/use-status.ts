import { useEffect } from 'react';
import type { ComposerSide } from './use-word-search';

/** Has the composer announce what the list shows: a region that appears together with its text is not read out. */
export function useStatus(onStatus: ComposerSide['onStatus'], text: string): void {
  useEffect(() => {
    onStatus(text);
    return () => onStatus('');
  }, [onStatus, text]);
}
