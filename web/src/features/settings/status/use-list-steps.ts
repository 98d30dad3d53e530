import type { ComponentState, StatusComponent } from '@harborline/domain/entities/status-page';
import { STATUS_SETTINGS_TEXTS, STATUS_TEXTS } from '@harborline/domain/texts/status';
import { type RefObject, useState } from 'react';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type Direction, moveComponent, moveGroup } from './arrangement';
import { arrangeStep, stateStep } from './status-steps';
import { useMovedFocus } from './use-moved-focus';
import type { SaveStep } from './use-status-page';
import { useSteps } from './use-steps';

/** A component or group that moves, and where it was. */
export interface Mover {
  readonly entry: { readonly id: string; readonly title: string };
  readonly index: number;
  readonly count: number;
}

export interface ListSteps {
  readonly setState: (component: StatusComponent, state: ComponentState) => void;
  readonly moveGroup: (mover: Mover, direction: Direction) => void;
  readonly moveComponent: (mover: Mover, direction: Direction) => void;
}

/** The changes that count at once, without a dialog. A state can be taken back; a move is announced. */
export function useListSteps(save: SaveStep): {
  readonly steps: ListSteps;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly announced: string;
} {
  const toasts = useToasts();
  const { run } = useSteps(save);
  const { list, keep } = useMovedFocus();
  const [announced, setAnnounced] = useState('');

  const setState = async ({ id, title, state: before }: StatusComponent, state: ComponentState) => {
    if (!(await run(stateStep({ componentId: id, state })))) return;
    toasts.success(STATUS_SETTINGS_TEXTS.stateSet(title, STATUS_TEXTS.states[state]), {
      label: STATUS_SETTINGS_TEXTS.undo,
      run: () => void run(stateStep({ componentId: id, state: before })),
    });
  };
  const move =
    (editOf: typeof moveGroup) =>
    async ({ entry: { id, title }, index, count }: Mover, direction: Direction) => {
      keep(id, direction);
      const place = index + (direction === 'up' ? 0 : 2);
      if (await run(arrangeStep(editOf(id, direction)))) {
        setAnnounced(STATUS_SETTINGS_TEXTS.moved(title, place, count));
      }
    };
  const steps = {
    setState: (...change: Parameters<typeof setState>) => void setState(...change),
    moveGroup: (...moved: Parameters<ListSteps['moveGroup']>) => void move(moveGroup)(...moved),
    moveComponent: (...moved: Parameters<ListSteps['moveComponent']>) => void move(moveComponent)(...moved),
  };
  return { steps, list, announced };
}
