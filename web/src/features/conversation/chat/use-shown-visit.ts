import type { ShownTab } from '@harborline/domain/chat/stored-tab';
import { withPage } from '@harborline/domain/chat/visited-page';
import { useEffect } from 'react';
import { report } from '../../../shared/config/report';
import { showVisit } from '../../../shared/conversation/show-visit';
import { followAsVisitor } from '../../../shared/firebase/follow-as-visitor';
import { onVisitorEvent, visitorEvents } from '../../../shared/frame/visitor-events';
import { onVisit, visits } from '../../../shared/frame/visits';

/** The pages around the widget, and what the visitor did there; where nothing is around, this page alone. */
const shownAround = (openedAt: number): ShownTab => {
  if (window.parent !== window) return { pages: visits(), events: visitorEvents() };
  const own = { at: openedAt, url: window.location.href, title: document.title };
  return { pages: withPage([], own), events: [] };
};

function onChange(listener: () => void): () => void {
  const stops = [onVisit(listener), onVisitorEvent(listener)];
  return () => stops.forEach((stop) => void stop());
}

/** Shows the team where the visitor is while a chat goes on (D-63). @param conversationRef null shows nothing */
export function useShownVisit(conversationRef: string | null): void {
  useEffect(() => {
    if (conversationRef === null) return undefined;
    const openedAt = Date.now();
    const shown = () => shownAround(openedAt);
    return followAsVisitor(
      (uid) => showVisit({ conversationRef, uid, shown, onChange }),
      (error) => report('visit-not-shown', error),
    );
  }, [conversationRef]);
}
