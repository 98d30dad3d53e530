import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { isAllowedLink } from '@harborline/domain/html/allowed-address';
import { ARTICLE_ATTRIBUTE, isArticleReference } from '@harborline/domain/html/article-markup';
import { Link } from '@tiptap/extension-link';
import type { Editor } from '@tiptap/react';

/** A link, to an address or to an article by its id: renaming or moving that article breaks nothing. */
export const ArticleLink = Link.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      articleId: {
        default: null,
        parseHTML: (element: HTMLElement) => {
          const id = element.getAttribute(ARTICLE_ATTRIBUTE) ?? '';
          return isArticleReference(id) ? id : null;
        },
        renderHTML: ({ articleId }) => (articleId === null ? {} : { [ARTICLE_ATTRIBUTE]: articleId }),
      },
    };
  },
}).configure({
  openOnClick: false,
  autolink: true,
  markdownLinks: true,
  defaultProtocol: 'https',
  isAllowedUri: (url) => isAllowedLink(url),
  HTMLAttributes: { rel: null, target: null },
});

interface LinkTarget {
  readonly id: string;
  readonly title: string;
}

/** Links the selected text to an article; without a selection, its title is inserted and linked. */
export function linkToArticle(editor: Editor, { id, title }: LinkTarget): void {
  const attrs = { href: publicLinks(null).article(id), articleId: id };
  const chain = editor.chain().focus();
  const isInLink = editor.isActive('link');
  if (editor.state.selection.empty && !isInLink) {
    chain.insertContent([{ type: 'text', text: title, marks: [{ type: 'link', attrs }] }]).run();
    return;
  }
  chain.extendMarkRange('link').setMark('link', attrs).run();
}

/** Links the selected text to an address; without a selection, the address is inserted and linked. */
export function linkToAddress(editor: Editor, address: string): void {
  const href = withScheme(address);
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent([{ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }]).run();
    return;
  }
  // A link to an article would keep its id.
  chain.extendMarkRange('link').unsetLink().setLink({ href }).run();
}

/** "example.com" means https://example.com; URLs that start with a scheme, a slash or # stay unchanged. */
export function withScheme(address: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(address) ? address : `https://${address}`;
}

/** The ids of the articles that a text links to, each once. */
export function linkedArticles(editor: Editor): string[] {
  const ids = new Set<string>();
  editor.state.doc.descendants((node) => {
    for (const { type, attrs } of node.marks) {
      if (type.name === 'link' && typeof attrs.articleId === 'string') ids.add(attrs.articleId);
    }
  });
  return [...ids];
}

/** Selects the first link to an article and brings it into view. */
export function showLinkTo(editor: Editor, articleId: string): void {
  let range: { from: number; to: number } | null = null;
  editor.state.doc.descendants((node, at) => {
    const isLink = node.marks.some(({ attrs }) => attrs.articleId === articleId);
    if (range === null && isLink) range = { from: at, to: at + node.nodeSize };
  });
  if (range !== null) editor.chain().focus().setTextSelection(range).scrollIntoView().run();
}
