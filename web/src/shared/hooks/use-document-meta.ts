import { useEffect } from 'react';

function setMeta(name: 'description' | 'keywords', content: string): void {
  const existing = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const tag = existing ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  tag.content = content;
}

/** Title, description and keywords of the page; '' leaves title and description as they are. */
export function useDocumentMeta(title: string, description: string, keywords = ''): void {
  useEffect(() => {
    if (title !== '') document.title = title;
    if (description !== '') setMeta('description', description);
  }, [title, description]);
  useEffect(() => {
    if (keywords === '') return undefined;
    setMeta('keywords', keywords);
    // They are of this page alone.
    return () => document.querySelector('meta[name="keywords"]')?.remove();
  }, [keywords]);
}
