import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Goes to a ticket and draws it before the next key is read. As a transition, which typing holds up, the reply
 * to the new ticket would be typed into the one still shown.
 */
export function useOpenAtOnce(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback((to) => void navigate(to, { flushSync: true }), [navigate]);
}
