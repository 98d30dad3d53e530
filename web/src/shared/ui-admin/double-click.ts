import type { MouseEvent } from 'react';

/** Whether a click is the second half of a double click: what the first began is shown only a moment later. */
export const isSecondClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
