import type { KeyboardEvent } from 'react';

/** Enter as it sends or chooses. With Shift it begins a line, which is never kept from a field. */
export const isPlainEnter = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'Enter' && !shiftKey;
