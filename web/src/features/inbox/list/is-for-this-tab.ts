import type { MouseEvent } from 'react';

/** Whether a click, or Enter, opens the link in this tab and not in another. */
export const isForThisTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a click selects rows up to this one. */
export const isRangeClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  shiftKey && !metaKey && !ctrlKey && !altKey;
