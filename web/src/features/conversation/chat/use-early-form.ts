import { type RefObject, useEffect, useState } from 'react';
import { takeEarlyForm } from './early-form';

const isInBrowser = typeof document !== 'undefined';

/**
 * Continues a form that was filled in, or sent, before the app was there: what was typed is kept for the form, and it is
 * sent once. To be called before the kept words are read: hydrating writes them into the fields.
 * @param isLive false while the browser continues what the server rendered
 */
export function useEarlyForm(form: RefObject<HTMLFormElement | null>, isLive: boolean) {
  const [isPressed, setPressed] = useState(() => !isLive && isInBrowser && takeEarlyForm());
  useEffect(() => {
    if (isLive && isPressed) form.current?.requestSubmit();
  }, [isLive, isPressed, form]);
  return { isPressed, noteSent: () => setPressed(false) };
}
