import { makeArticle, makeLibrary } from '@harborline/domain/testing/factories';
import { Editor } from '@tiptap/react';
import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRecord } from '../../../shared/store/read-records';
import { linkedArticles, linkToAddress, linkToArticle, showLinkTo } from './article-link';
import { articleLinks } from './article-links';
import { contentToStore } from './content-to-store';
import { EDITOR_EXTENSIONS } from './extensions';

vi.mock('../../../shared/store/read-records', () => ({ readRecord: vi.fn() }));
// The sanitiser needs a real browser's parser; the browser journeys test it. Here it allows everything.
vi.mock('../../../shared/html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

let editor: Editor;
function open(html: string): Editor {
  editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: html });
  return editor;
}
afterEach(() => editor?.destroy());
const stored = () => contentToStore(editor.getHTML());

const TARGET = { id: 'lumen-brakes', title: 'Check your brakes' };

describe('a link to another article (D-47)', () => {
  it('is stored by the id of the article, and read back with it', () => {
    open('<p>See the brakes now</p>');
    editor.commands.setTextSelection({ from: 5, to: 15 });
    linkToArticle(editor, TARGET);
    const html = stored();
    expect(html).toContain('data-article="lumen-brakes"');
    expect(html).toContain('href="/article/details/lumen-brakes"');
    expect(html).toContain('>the brakes</a>');
    expect(linkedArticles(editor)).toEqual(['lumen-brakes']);
    editor.commands.setContent(html);
    expect(stored()).toBe(html);
  });

  it('inserts the title where nothing is selected', () => {
    open('<p>See </p>');
    editor.commands.setTextSelection(5);
    linkToArticle(editor, TARGET);
    expect(stored()).toContain('>Check your brakes</a>');
  });

  it('takes the place of another link, and gives way to an address', () => {
    open('<p><a href="https://a.example">here</a></p>');
    editor.commands.setTextSelection(2);
    linkToArticle(editor, TARGET);
    expect(stored()).not.toContain('a.example');
    linkToAddress(editor, 'b.example');
    expect(stored()).toBe('<p><a href="https://b.example">here</a></p>');
    expect(linkedArticles(editor)).toEqual([]);
  });

  it('to an address inserts that where nothing is selected', () => {
    open('<p>(</p>');
    editor.commands.setTextSelection(2);
    linkToAddress(editor, 'b.example/path');
    expect(stored()).toBe('<p>(<a href="https://b.example/path">b.example/path</a></p>');
  });

  it('is shown to its writer when it leads nowhere', () => {
    open('<p>a <a href="/article/details/x" data-article="x">b</a></p>');
    showLinkTo(editor, 'x');
    const { from, to } = editor.state.selection;
    expect(editor.state.doc.textBetween(from, to)).toBe('b');
  });
});

describe('a dead link (D-17)', () => {
  const firestore = {} as Firestore;
  const state = async (found: ReturnType<typeof makeArticle> | null) => {
    vi.mocked(readRecord).mockResolvedValue(found && { ...found, isPending: false });
    const from = { libraryId: makeArticle().support_lib_id, library: makeLibrary() };
    return (await articleLinks(firestore, from).deadLinkTo('x'))?.state ?? null;
  };

  it('leads to an article that is deleted, unpublished, archived or of another library', async () => {
    expect(await state(null)).toBe('deleted');
    expect(await state(makeArticle({ is_published: false }))).toBe('unpublished');
    expect(await state(makeArticle({ is_published: true, is_disabled: true }))).toBe('archived');
    expect(await state(makeArticle({ support_lib_id: 'other' }))).toBe('deleted');
    expect(await state(makeArticle({ is_published: true, is_disabled: false }))).toBeNull();
  });

  describe('from a library with a parent', () => {
    const origin = makeArticle({ id: 'x', support_lib_id: 'agency' });
    const child = makeLibrary({
      parent_lib_id: 'agency',
      disabled_default_categories: false,
      enabled_default_articles: ['x'],
    });
    const copy = makeArticle({ id: `x_of_${child.id}` });
    const stateOf = async (
      library: typeof child | null,
      stored: readonly ReturnType<typeof makeArticle>[],
    ) => {
      vi.mocked(readRecord).mockImplementation(async (_firestore, { path }) => {
        const found = stored.find(({ id }) => path === `Articles/${id}`);
        if (found === undefined) throw new FirebaseError('permission-denied', 'refused');
        return { ...found, isPending: false };
      });
      return (await articleLinks(firestore, { libraryId: child.id, library }).deadLinkTo('x'))?.state ?? null;
    };

    it('is none if it leads to an article that the library shows of its parent (D-35)', async () => {
      expect(await stateOf(child, [origin])).toBeNull();
      expect(await stateOf(makeLibrary({ ...child, enabled_default_articles: [] }), [origin])).toBe(
        'deleted',
      );
      expect(await stateOf(makeLibrary({ ...child, disabled_default_categories: true }), [origin])).toBe(
        'deleted',
      );
      expect(await stateOf(makeLibrary({ ...child, parent_lib_id: 'other' }), [origin])).toBe('deleted');
    });

    it("is none if the library's published copy takes the article's place (D-73)", async () => {
      const unchosen = makeLibrary({ ...child, enabled_default_articles: [] });
      expect(await stateOf(unchosen, [origin, copy])).toBeNull();
      expect(await stateOf(unchosen, [origin, { ...copy, is_published: false }])).toBe('deleted');
    });

    it('is not claimed before the library is read', async () => {
      expect(await stateOf(null, [origin])).toBeNull();
    });
  });
});
