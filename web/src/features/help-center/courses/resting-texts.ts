import { addArticleTools, followInArticle } from '../article/article-parts';

/** Makes work what is inside the texts of lessons, without a renderer. @returns a function that ends it */
export function startRestingTexts(page: HTMLElement): () => void {
  const ends = [...page.querySelectorAll<HTMLElement>('.prose')].map(addArticleTools);
  const onClick = (event: MouseEvent) => void followInArticle(event);
  page.addEventListener('click', onClick);
  return () => {
    for (const end of ends) end();
    page.removeEventListener('click', onClick);
  };
}
