import { useEffect } from 'react';

function setDescription(content: string): void {
  const existing = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  const tag =
    existing ??
    document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }));
  tag.content = content;
}

/** Title and description of the page; '' leaves what is there. */
export function useDocumentMeta(title: string, description: string): void {
  useEffect(() => {
    if (title !== '') document.title = title;
    if (description !== '') setDescription(description);
  }, [title, description]);
}
