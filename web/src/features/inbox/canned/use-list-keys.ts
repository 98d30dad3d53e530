import { type KeyboardEvent, useEffect, useState } from 'react';
import { isPlainEnter } from './is-plain-enter';
import type { ComposerSide } from './use-canned-search';

interface ListKeysInput extends Pick<ComposerSide, 'keys' | 'onPick'> {
  /** whether the replies are known; false as well where they could not be read */
  readonly isReady: boolean;
  /** of the options, in their order */
  readonly texts: readonly string[];
  /** other words choose the first option again */
  readonly words: string;
}

/** How far a key moves the choice; undefined for keys that do not. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const isPickKey = (event: KeyboardEvent): boolean =>
  isPlainEnter(event) || (event.key === 'Tab' && !event.shiftKey);

/** The arrow keys of the field move through the list, around its ends; Enter and Tab put the chosen reply in. */
export function useListKeys({ keys, isReady, texts, words, onPick }: ListKeysInput) {
  const [chosen, setChosen] = useState({ words, index: 0 });
  const index = chosen.words === words ? chosen.index : 0;
  const active = Math.min(index, Math.max(texts.length - 1, 0));
  const setActive = (next: number) => setChosen({ words, index: next });

  useEffect(() => {
    keys.current = (event) => {
      // Enter would send what was meant to find a reply.
      if (!isReady) return isPlainEnter(event);
      if (texts.length === 0) return false;
      const step = STEPS[event.key];
      if (step !== undefined) {
        setChosen({ words, index: (active + step + texts.length) % texts.length });
        return true;
      }
      if (!isPickKey(event)) return false;
      onPick(texts[active] ?? '');
      return true;
    };
    return () => {
      keys.current = null;
    };
  });
  return { active, setActive };
}
