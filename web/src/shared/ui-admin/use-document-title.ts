import { useEffect } from 'react';

const PRODUCT = 'Harborline';

/** Names the page in the tab and in the history; `count` is what waits for attention. */
export function useDocumentTitle(title: string, count = 0): void {
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · ${PRODUCT}`;
  }, [title, count]);
}
