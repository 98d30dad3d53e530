import { UNSAVED_TEXTS } from '@harborline/domain/texts/unsaved';
import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { report } from '../../shared/config/report';
import { lateComponent } from '../../shared/hooks/late-component';
import type { Notice } from './notice';

/** Lazy, since most sessions never show a notice. */
const NoticeDialog = lateComponent(async () => (await import('./notice-dialog')).NoticeDialog);
const loadQuestion = () => import('./log-out/unsaved-question');
const UnsavedQuestion = lateComponent(async () => (await loadQuestion()).UnsavedQuestion);

interface Notices {
  readonly show: (notice: Notice) => void;
  /** asks whether unsaved work may be deleted */
  readonly askToDelete: (titles: readonly string[]) => Promise<boolean>;
}

interface Question {
  readonly titles: readonly string[];
  readonly answer: (mayDelete: boolean) => void;
}

const NoticeContext = createContext<Notices>({ show: () => {}, askToDelete: async () => true });

/** Shows the session's blocking notices and questions. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const notices = useMemo(
    () => ({
      show: setNotice,
      askToDelete: async (titles: readonly string[]) => {
        try {
          await loadQuestion();
        } catch (error) {
          report('unsaved-question', error);
          // Log Out must not depend on a connection (D-29).
          return window.confirm([UNSAVED_TEXTS.logOutTitle, ...titles].join('\n'));
        }
        return new Promise<boolean>((resolve) => {
          const answer = (mayDelete: boolean) => {
            setQuestion(null);
            resolve(mayDelete);
          };
          setQuestion({ titles, answer });
        });
      },
    }),
    [],
  );
  return (
    <NoticeContext value={notices}>
      {children}
      <Suspense>
        {notice !== null && <NoticeDialog notice={notice} onClose={() => setNotice(null)} />}
        {question !== null && <UnsavedQuestion titles={question.titles} onAnswer={question.answer} />}
      </Suspense>
    </NoticeContext>
  );
}

/** Shows a notice in place of any earlier one. The same function on every render. */
export const useShowNotice = (): Notices['show'] => useContext(NoticeContext).show;

/** Asks whether unsaved work may be deleted. The same function on every render. */
export const useAskToDelete = (): Notices['askToDelete'] => useContext(NoticeContext).askToDelete;
