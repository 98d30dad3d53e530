/**
 * Tells when a visitor reaches the end of a lesson that is done by reading it. A lesson that is hidden has none.
 * @param onEnd gets the id of the lesson
 * @returns a function that ends it
 */
export function noticeEnds(page: HTMLElement, onEnd: (lessonId: string) => void): () => void {
  const ends = [...page.querySelectorAll<HTMLElement>('[data-done-by="read"]')];
  if (ends.length === 0) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const lesson = target.closest<HTMLElement>('[data-lesson]');
      if (isIntersecting && lesson !== null) onEnd(lesson.dataset.lesson ?? '');
    }
  });
  for (const end of ends) observer.observe(end);
  return () => observer.disconnect();
}
