import { useEffect } from 'react';

const PRODUCT = 'Harborline';

/** Sets the title of the tab and the history entry. @param count number of items that need attention */
export function useDocumentTitle(title: string, count = 0): void {
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · ${PRODUCT}`;
  }, [title, count]);
}
