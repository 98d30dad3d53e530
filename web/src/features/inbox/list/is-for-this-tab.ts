import type { MouseEvent } from 'react';

/** Whether a click, or Enter, opens the link in this tab and not in another. */
export const isForThisTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
