import { useEffect } from 'react';

type PageReader = (address: string) => void;

let reader: PageReader = () => undefined;

/** Sets what reads the content of a page other than the one shown. */
export function setPageReader(read: PageReader): void {
  reader = read;
}

/**
 * Has the content of the page at an address read as a whole, for a part of it that is shown here. Call it before the
 * hooks that use the content: their reads then wait.
 */
export function usePageContentOf(address: string): void {
  useEffect(() => reader(address), [address]);
}
