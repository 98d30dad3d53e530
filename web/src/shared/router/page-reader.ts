import { useEffect } from 'react';

/** What asks the server for the content of a page. */
interface PageReader {
  /** Reads the content of a page other than the one shown. */
  readonly read: (address: string) => void;
  /** Reads the content of the page shown again. @returns whether the server had it */
  readonly refresh: (address: string) => Promise<boolean>;
}

let reader: PageReader = { read: () => undefined, refresh: async () => false };

/** Sets what asks the server for the content of pages. */
export function setPageReader(pageReader: PageReader): void {
  reader = pageReader;
}

/**
 * Has the content of the page at an address read as a whole, for a part of it that is shown here. Call it before the
 * hooks that use the content: their reads then wait.
 */
export function usePageContentOf(address: string): void {
  useEffect(() => reader.read(address), [address]);
}

/** Reads the content of the page that is shown again. @returns false if the server does not have it at the moment */
export const refreshPage = (address: string): Promise<boolean> => reader.refresh(address);
