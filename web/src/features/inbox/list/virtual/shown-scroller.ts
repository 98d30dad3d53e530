import { observeElementOffset, observeElementRect, type Virtualizer } from '@tanstack/react-virtual';

/** The frame that scrolls, and its rows. */
export type RowVirtualizer = Virtualizer<HTMLElement, HTMLLIElement>;

/**
 * What the rows are laid out by. A phone hides the list while it shows a ticket: what a hidden list measures is nothing,
 * and it comes back as it was left.
 */
export const observeShownRect: typeof observeElementRect<HTMLElement> = (virtualizer, tell) => {
  let wasHidden = false;
  return observeElementRect(virtualizer, (rect) => {
    if (rect.height === 0) {
      wasHidden = true;
      return;
    }
    if (wasHidden) virtualizer.scrollElement?.scrollTo({ top: virtualizer.scrollOffset ?? 0 });
    wasHidden = false;
    tell(rect);
  });
};

/** The same of how far it is scrolled, which browsers say is nowhere while it is hidden. */
export const observeShownOffset: typeof observeElementOffset<HTMLElement> = (virtualizer, tell) =>
  observeElementOffset(virtualizer, (offset, isScrolling) => {
    if (virtualizer.scrollElement?.clientHeight !== 0) tell(offset, isScrolling);
  });

/** The height of a row, to the fraction of a pixel; the known one while it is hidden. */
export function heightOf(
  row: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: RowVirtualizer,
): number {
  const index = virtualizer.indexFromElement(row);
  const { getItemKey, estimateSize } = virtualizer.options;
  const known = virtualizer.itemSizeCache.get(getItemKey(index));
  if (entry === undefined && known !== undefined) return known;
  const height = entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height;
  return height > 0 ? height : (known ?? estimateSize(index));
}
