import { type VisitedPage, withPage } from '@harborline/domain/chat/visited-page';
import { useEffect } from 'react';
import { report } from '../../../shared/config/report';
import { showVisit } from '../../../shared/conversation/show-visit';
import { followAsVisitor } from '../../../shared/firebase/follow-as-visitor';
import { onVisit, visits } from '../../../shared/frame/visits';

/** The pages around the widget; where nothing is around, this one alone. */
const pagesOf = (openedAt: number): readonly VisitedPage[] => {
  if (window.parent !== window) return visits();
  return withPage([], { at: openedAt, url: window.location.href, title: document.title });
};

/** Shows the team where the visitor is while a chat goes on (D-63). @param conversationRef null shows nothing */
export function useShownVisit(conversationRef: string | null): void {
  useEffect(() => {
    if (conversationRef === null) return undefined;
    const openedAt = Date.now();
    const pages = () => pagesOf(openedAt);
    return followAsVisitor(
      (uid) => showVisit({ conversationRef, uid, pages, onPage: onVisit }),
      (error) => report('visit-not-shown', error),
    );
  }, [conversationRef]);
}
