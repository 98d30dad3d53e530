import { LIMITS } from '@harborline/domain/limits';
import { type ReactNode, type RefObject, useState } from 'react';
import { report } from '../config/report';
import { typeInto, withInsertion } from '../text/insert-text';
import type { EmojiList } from './emoji-list';

interface EmojiChoice {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** the emoji to choose from, null while they are closed or load */
  readonly list: ReactNode;
}

/**
 * Emoji for a message's field, put where its caret is. Their code loads when they are first asked for.
 * @param onText gets the whole text where the browser does not type it into the field
 */
export function useEmoji(
  field: RefObject<HTMLTextAreaElement | null>,
  onText: (text: string) => void,
): EmojiChoice {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly List: typeof EmojiList } | null>(null);
  const close = () => {
    setOpen(false);
    field.current?.focus();
  };
  const load = async () => {
    try {
      setLoaded({ List: (await import('./emoji-list')).EmojiList });
    } catch (error) {
      report('not-loaded', error);
      setOpen(false);
    }
  };
  const toggle = () => {
    if (isOpen) return close();
    setOpen(true);
    if (loaded === null) void load();
  };
  const pick = (text: string) => {
    close();
    const { current } = field;
    if (current === null) return;
    const insertion = { start: current.selectionStart, end: current.selectionEnd, text };
    const whole = withInsertion(current.value, insertion);
    if (whole.length <= LIMITS.messageText && !typeInto(current, insertion)) onText(whole);
  };
  const list = isOpen && loaded !== null ? <loaded.List onPick={pick} onClose={close} /> : null;
  return { isOpen, toggle, list };
}
