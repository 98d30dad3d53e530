import { useEffect } from 'react';
import { isWriting } from '../../../shared/hooks/is-writing';
import { useHasSingleKeys } from '../../../shared/staff/use-has-single-keys';
import { type ListSteps, placeNow } from '../list/use-list-steps';

interface SelectionKeys {
  /** whether rows are selected at all */
  readonly isOn: boolean;
  readonly steps: ListSteps;
  readonly isAny: boolean;
  readonly toggle: (id: string) => void;
  readonly selectTo: (id: string) => void;
  readonly select: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Whether a key belongs to something else: a field, a menu or a dialog, but not to a row's checkbox. */
const isElsewhere = (target: EventTarget | null): boolean =>
  isWriting(target) && !(target instanceof HTMLElement && target.dataset.select !== undefined);

const isInList = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.dataset.ticket !== undefined || target.dataset.select !== undefined);

/** x selects the row under the keys, Shift+x up to it, Ctrl+a in the list all of it, and Escape none. */
export function useSelectionKeys(keys: SelectionKeys): void {
  const { isOn, steps, isAny, toggle, selectTo, select, clear } = keys;
  const hasSingleKeys = useHasSingleKeys();
  useEffect(() => {
    if (!isOn) return;
    const actionOf = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) => {
      if (altKey) return undefined;
      const name = key.toLowerCase();
      if (ctrlKey || metaKey)
        return name === 'a' && isInList(target) ? () => select(steps.map(({ id }) => id)) : undefined;
      if (name === 'escape' && isAny) return clear;
      const checked = target instanceof HTMLElement ? target.dataset.select : undefined;
      const row = checked ?? steps[placeNow(steps)]?.id;
      if (name !== 'x' || !hasSingleKeys || row === undefined) return undefined;
      return () => (shiftKey ? selectTo(row) : toggle(row));
    };
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const action = actionOf(event);
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, hasSingleKeys, steps, isAny, toggle, selectTo, select, clear]);
}
