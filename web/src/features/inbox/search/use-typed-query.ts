import { LIMITS } from '@harborline/domain/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { readSearchView } from './search-view';

const PAUSE_MS = 300;

/** What stands in the field. It goes into the URL once the typing pauses, in place of what was there. */
export function useTypedQuery(query: string) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  const shown = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The URL changed by another way, such as the browser's Back.
  useEffect(() => {
    if (query === shown.current) return;
    shown.current = query;
    setTyped(query);
  }, [query]);

  const apply = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      // Read directly: a ticket may have been opened since this was rendered.
      const search = new URLSearchParams(window.location.search);
      shown.current = text;
      const conversation = search.get('conversation') ?? undefined;
      const to = adminLinks.ticketSearch({ ...readSearchView(search), query: text, conversation });
      void navigate(to, { replace: true });
    },
    [navigate],
  );
  const onType = useCallback(
    (text: string) => {
      const kept = text.slice(0, LIMITS.ticketSearchQuery);
      setTyped(kept);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => apply(kept), PAUSE_MS);
    },
    [apply],
  );
  return { typed, onType, applyNow: useCallback(() => apply(typed), [apply, typed]) };
}
