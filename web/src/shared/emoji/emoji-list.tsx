import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { EMOJI } from './emoji';
import './emoji-list.css';
import { stepInRows } from './step-in-rows';

interface EmojiListProps {
  readonly onPick: (emoji: string) => void;
  readonly onClose: () => void;
}

const buttonsIn = (list: HTMLElement) => [...list.querySelectorAll('button')];

/** How many of equal items stand in the first row of what wraps. */
function perRow(items: readonly HTMLElement[]): number {
  const top = items[0]?.offsetTop;
  return Math.max(1, items.filter(({ offsetTop }) => offsetTop === top).length);
}

/** Emoji to choose from; arrow keys lead through them, Escape closes. The focus goes into it once it is there. */
export function EmojiList({ onPick, onClose }: EmojiListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.current === null) return;
    if (event.key === 'Escape') {
      // A dialog or a frame around it stays open.
      event.stopPropagation();
      onClose();
      return;
    }
    const buttons = buttonsIn(list.current);
    const next = stepInRows(event.key, active, { count: buttons.length, perRow: perRow(buttons) });
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    buttons[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form, and these send nothing.
    <div
      ref={list}
      className="emoji-list"
      role="group"
      aria-label={CHAT_TEXTS.emojiList}
      onKeyDown={onKeyDown}
    >
      {EMOJI.map((emoji, index) => (
        <button
          key={emoji}
          type="button"
          tabIndex={index === active ? 0 : -1}
          onFocus={() => setActive(index)}
          onClick={() => onPick(emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}
