import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { restoreRowFocus, rowFocusIn } from './row-focus';

/**
 * Whether the page is being printed, which takes what is in the document when the event ends. What has the focus keeps
 * it, although every row is drawn anew.
 */
export function useIsPrinting(scroller: HTMLElement): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const draw = (isForPaper: boolean) => {
      const focus = rowFocusIn(scroller);
      flushSync(() => setPrinting(isForPaper));
      restoreRowFocus(scroller, focus);
    };
    const begin = () => draw(true);
    const end = () => draw(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [scroller]);
  return isPrinting;
}
