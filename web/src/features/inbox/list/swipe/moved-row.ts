const BACK_MS = 160;

/** A row that is moved to one side, with what stands under it. */
export interface MovedRow {
  readonly under: HTMLElement;
  /** @param px to the right */
  readonly moveTo: (px: number) => void;
  /** @param onBack it is back, or has begun to move again: returns whether it is left alone */
  readonly goBack: (onBack: () => boolean) => void;
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Everything of the row but what stands under it. */
function shift(row: HTMLElement, under: HTMLElement, px: number, transition = ''): void {
  for (const part of row.children) {
    if (part === under || !(part instanceof HTMLElement)) continue;
    part.style.transition = transition;
    part.style.transform = px === 0 ? '' : `translateX(${px}px)`;
  }
}

/** Makes a row ready to be moved. */
export function beginToMove(row: HTMLElement): MovedRow {
  const under = document.createElement('div');
  under.ariaHidden = 'true';
  under.style.cssText = 'position:absolute;inset:0;';
  row.prepend(under);
  // What leaves the row must not make the list wider.
  row.style.overflow = 'hidden';
  return {
    under,
    moveTo: (px) => shift(row, under, px),
    goBack: (onBack) => {
      const clear = () => {
        under.remove();
        if (onBack()) return;
        shift(row, under, 0);
        row.style.overflow = '';
      };
      shift(row, under, 0, `transform ${BACK_MS}ms ease-out`);
      if (isStill()) clear();
      else setTimeout(clear, BACK_MS);
    },
  };
}
