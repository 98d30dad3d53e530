import { useEffect, useRef } from 'react';

/** Puts the focus into a row once it is where it belongs: rows that move lose it. */
export function useRowFocus() {
  const holder = useRef<HTMLDivElement>(null);
  const wanted = useRef('');
  useEffect(() => {
    if (wanted.current === '') return;
    const target = holder.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = '';
    target?.focus();
  });
  return {
    holder,
    /** the field of a row that is new */
    focusField: (key: string) => {
      wanted.current = `[data-row="${key}"] :is(input[type="text"], textarea:not([aria-hidden]))`;
    },
    /** the button that has moved a row */
    focusButton: (key: string, step: 1 | -1) => {
      wanted.current = `[data-buttons="${key}"] [data-action="${step === 1 ? 'down' : 'up'}"]`;
    },
    /** what adds a row, once one is gone */
    focusAdd: (name: string) => {
      wanted.current = `[data-add="${name}"]`;
    },
  };
}

export type RowFocus = ReturnType<typeof useRowFocus>;
