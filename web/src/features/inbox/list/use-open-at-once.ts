import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Opens a ticket and renders it before the next key arrives. Typing delays transitions, so with one, a reply to the
 * new ticket would be typed into the ticket still shown.
 */
export function useOpenAtOnce(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback((to) => void navigate(to, { flushSync: true }), [navigate]);
}
