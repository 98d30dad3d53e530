import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import type { Notice } from './model/notice';

/** Most sessions never see any. */
const NoticeDialog = lazy(async () => ({
  default: (await import('./components/notice-dialog')).NoticeDialog,
}));

type ShowNotice = (notice: Notice) => void;

const NoticeContext = createContext<ShowNotice>(() => {});

/** Where the session says what has to be read before going on. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <NoticeContext value={setNotice}>
      {children}
      {notice !== null && (
        <Suspense>
          <NoticeDialog notice={notice} onClose={() => setNotice(null)} />
        </Suspense>
      )}
    </NoticeContext>
  );
}

/** Shows a notice in place of any earlier one. The same function on every render. */
export const useShowNotice = (): ShowNotice => useContext(NoticeContext);
