/**
 * Calls back once, as soon as something on a page comes into view.
 * @param selector what is waited for
 * @returns a function that ends it
 */
export function whenSeen(page: HTMLElement, selector: string, callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  for (const element of page.querySelectorAll(selector)) observer.observe(element);
  return () => observer.disconnect();
}
