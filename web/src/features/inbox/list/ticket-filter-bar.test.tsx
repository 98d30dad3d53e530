import { HELD_TEXTS } from '@harborline/domain/texts/held-requests';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { TicketFilterBar } from './ticket-filter-bar';

const current = (isElsewhere: boolean) => {
  renderAdmin(
    <MemoryRouter>
      <TicketFilterBar
        view={{ tab: 'inbox', filter: 'open', tag: null, uid: 'agent' }}
        isElsewhere={isElsewhere}
        conversationRef={null}
      />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
};

describe('the status filter', () => {
  afterEach(cleanup);

  it('marks the listed status', () => {
    expect(current(false)).toEqual(['Open']);
  });

  it('marks no status while held requests are shown (D-55)', () => {
    expect(current(true)).toEqual([]);
  });
});

it('the heading of held requests counts them', () => {
  expect(HELD_TEXTS.heading(1, false)).toBe('1 request held back');
  expect(HELD_TEXTS.heading(4, false)).toBe('4 requests held back');
  expect(HELD_TEXTS.heading(50, true)).toBe('50+ requests held back');
});
