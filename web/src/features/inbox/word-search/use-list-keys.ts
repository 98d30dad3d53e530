import { type KeyboardEvent, useEffect, useState } from 'react';
import { isPlainEnter } from './is-plain-enter';
import type { ComposerSide } from './use-word-search';

interface ListKeysInput extends Pick<ComposerSide, 'keys'> {
  /** whether the options are known; false as well where they could not be read */
  readonly isReady: boolean;
  /** what each option puts in, or names it, in their order */
  readonly choices: readonly string[];
  /** other words choose the first option again */
  readonly words: string;
  readonly onPick: (choice: string) => void;
}

/** How far a key moves the choice; undefined for keys that do not. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const isPickKey = (event: KeyboardEvent): boolean =>
  isPlainEnter(event) || (event.key === 'Tab' && !event.shiftKey);

/** The arrow keys of the field move through the list, around its ends; Enter and Tab put what is chosen in. */
export function useListKeys({ keys, isReady, choices, words, onPick }: ListKeysInput) {
  const [chosen, setChosen] = useState({ words, index: 0 });
  const index = chosen.words === words ? chosen.index : 0;
  const active = Math.min(index, Math.max(choices.length - 1, 0));
  const setActive = (next: number) => setChosen({ words, index: next });

  useEffect(() => {
    keys.current = (event) => {
      // Enter would send what was meant to find something.
      if (!isReady) return isPlainEnter(event);
      if (choices.length === 0) return false;
      const step = STEPS[event.key];
      if (step !== undefined) {
        setChosen({ words, index: (active + step + choices.length) % choices.length });
        return true;
      }
      if (!isPickKey(event)) return false;
      onPick(choices[active] ?? '');
      return true;
    };
    return () => {
      keys.current = null;
    };
  });
  return { active, setActive };
}
