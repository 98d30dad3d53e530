import { makeSopArticle, makeUser } from '@harborline/domain/testing/factories';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PagedList } from '../../../shared/live/use-paged-list';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { otherSops } from '../defaults/default-sops-section';
import type { SopFilter } from './sop-filter';
import { SopResults } from './sop-results';
import type { SopRow } from './use-sop-rows';

vi.mock('./use-own-receipts', () => ({ useOwnReceipts: () => new Map() }));
vi.mock('../../../shared/writing/deletion/hidden-texts', () => ({ useHiddenTexts: () => new Set() }));

const THEIRS = { ...makeSopArticle({ sop_title: 'Data' }), isPending: false };
const DEFAULTS = { status: 'ready', data: { parentName: 'Northbeam', rows: [THEIRS] } } as const;
const filterBy = (words: string): SopFilter => ({ state: 'all', categoryId: '', words });

const NO_ROWS: PagedList<SopRow> = {
  ...{ status: 'ready', rows: [], hasMore: false, paging: 'idle' },
  ...{ windowIds: new Set(), isConfirmed: true, isCurrent: true, arrived: new Set() },
  ...{ loadMore() {}, retry() {}, updateRow() {}, putBack() {} },
};

/** The result of a search that finds none of the library's own. */
const search = (words: string, others: ReturnType<typeof otherSops>) =>
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser({ agent_role: 'editor' })}>
        <SopResults
          rows={{
            list: NO_ROWS,
            found: { status: 'ready', data: [] },
            searchLimit: null,
          }}
          filter={filterBy(words)}
          draftIds={new Set()}
          categories={[]}
          moved={new Set()}
          actions={null}
          others={others}
        />
      </StaffSession>
    </MemoryRouter>,
  );

describe('a search that finds none of the library’s own SOPs', () => {
  afterEach(cleanup);

  it('U-12: does not say that none fits while one of the parent does', () => {
    search('data', otherSops(DEFAULTS, filterBy('data')));
    expect(screen.queryByText(SOP_TEXTS.emptyFilter)).toBeNull();
    cleanup();
    search('refund', otherSops(DEFAULTS, filterBy('refund')));
    expect(screen.getByText(SOP_TEXTS.emptyFilter)).toBeTruthy();
  });

  it('waits for those of the parent before it says so', () => {
    search('data', otherSops({ status: 'loading' }, filterBy('data')));
    expect(screen.queryByText(SOP_TEXTS.emptyFilter)).toBeNull();
  });

  it('does not wait for those of a parent that no category has', () => {
    const filter = { ...filterBy('data'), categoryId: 'own' };
    expect(otherSops({ status: 'loading' }, filter)).toBe('none');
    expect(otherSops(DEFAULTS, filter)).toBe('none');
    expect(otherSops(null, filterBy(''))).toBe('none');
  });
});
