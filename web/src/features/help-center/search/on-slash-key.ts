function isTypingElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Focuses the search field when a slash is typed anywhere on the page. @returns a function that ends it */
export function onSlashKey(focus: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '/' || hasModifier || isTypingElsewhere(event.target)) return;
    event.preventDefault();
    focus();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
