/** Whether a key belongs to a field, a menu or a dialog, so that it is no shortcut of the page. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="menu"], [role="dialog"]') !== null);
