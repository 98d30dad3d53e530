import { makeReplyDraft } from '@harborline/domain/testing/factories';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { DraftList } from './draft-list';
import type { DraftView } from './draft-view';
import type { ListedDraft } from './use-draft-list';

function open(view: DraftView, rows: ListedDraft[] = []) {
  const list = {
    ...{ status: 'ready' as const, rows, hasMore: false, windowIds: new Set<string>() },
    ...{ paging: 'idle' as const, loadMore: () => {}, retry: () => {} },
    ...{ arrived: new Set<string>(), isConfirmed: true, isCurrent: true },
    ...{ updateRow: () => {}, putBack: () => {} },
  } as const;
  renderAdmin(
    <MemoryRouter>
      <DraftList list={list} view={view} selectedRef={null} />
    </MemoryRouter>,
  );
}

describe('the list of drafts (S3-40)', () => {
  afterEach(cleanup);

  it('says that none has the state it is narrowed to, with a way to all', () => {
    open({ reviewFor: 'self', state: 'approved' });
    expect(screen.getByText(DRAFT_TEXTS.emptyState(DRAFT_TEXTS.states.approved))).toBeTruthy();
    expect(screen.queryByText(DRAFT_TEXTS.emptyYours)).toBeNull();
    const toAll = screen.getByRole('link', { name: DRAFT_TEXTS.showAllStates });
    expect(toAll.getAttribute('href')).not.toContain('review_status');
  });

  it('says that there is nothing to review, with a way to what was reviewed', () => {
    open({ reviewFor: 'others', state: 'submitted' });
    expect(screen.getByText(DRAFT_TEXTS.emptyToReview)).toBeTruthy();
    const toAll = screen.getByRole('link', { name: DRAFT_TEXTS.showAllStates });
    expect(toAll.getAttribute('href')).toContain('review_status=all');
  });

  it('names each by the beginning of its text', () => {
    open({ reviewFor: 'self', state: null }, [
      { ...makeReplyDraft({ text: 'word '.repeat(1800) }), isPending: false },
    ]);
    expect(screen.getByRole('link').textContent?.length).toBeLessThan(400);
  });
});
