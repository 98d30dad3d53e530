import { useEffect } from 'react';

const MARK = '● ';

/** Marks the tab's title if something new arrives while the tab is hidden, until the visitor is back. */
export function useTitleNotice(newestId: string | undefined): void {
  useEffect(() => {
    if (newestId === undefined || !document.hidden) return;
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
    const onReturn = () => {
      if (document.hidden) return;
      document.title = document.title.replace(MARK, '');
      document.removeEventListener('visibilitychange', onReturn);
    };
    document.addEventListener('visibilitychange', onReturn);
  }, [newestId]);
}
