import { makeLibrary } from '@harborline/domain/testing/factories';
import { OUTLINE_TEXTS } from '@harborline/domain/texts/article-editing';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { SOP_EDITOR_TEXTS } from '@harborline/domain/texts/sop';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { SopForm } from './sop-form';

vi.mock('../../../shared/live/library-context', () => ({ useLibrary: () => makeLibrary() }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
// The sanitiser needs a real browser's parser; the browser journeys test it. Here it allows everything.
vi.mock('../../../shared/html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

afterEach(cleanup);

it('says what staff write, and promises no table of contents', async () => {
  renderAdmin(
    <SopForm
      fields={{ title: '', content: '', categoryId: '' }}
      errors={{}}
      libraryId="lib"
      categories={[]}
      isDisabled={false}
      onEdit={() => {}}
      onContentReady={() => {}}
    />,
  );
  const text = await screen.findByRole('textbox', { name: SOP_EDITOR_TEXTS.contentLabel });
  const paragraph = () => text.querySelector('[data-placeholder]')?.getAttribute('data-placeholder');
  await waitFor(() => expect(paragraph()).toBe(SOP_EDITOR_TEXTS.contentPlaceholder));
  expect(paragraph()).not.toBe(ARTICLE_TEXTS.contentPlaceholder);
  expect(await screen.findByText(OUTLINE_TEXTS.emptyPlain)).toBeTruthy();
  expect(screen.queryByText(OUTLINE_TEXTS.empty)).toBeNull();
});
