import { type RefObject, useLayoutEffect } from 'react';

/** Writes an element's height to a CSS variable of its parent, for elements that stick below it. */
export function useHeightVariable(ref: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const holder = element?.parentElement;
    if (element === null || !holder) return undefined;
    const observer = new ResizeObserver(() => holder.style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, name]);
}
