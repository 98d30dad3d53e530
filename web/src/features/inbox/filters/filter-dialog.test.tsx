import type { Predicate } from '@harborline/domain/predicate/predicate';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { PREDICATE_TEXTS } from '@harborline/domain/texts/predicate';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { holdWork } from '../../../shared/unsaved/unsaved-tabs';
import { FilterDialog } from './filter-dialog';

const WAITS: Predicate = { match: 'all', of: [{ field: 'waits', op: 'yes', values: [] }] };
const words = {
  wording: { catalogue: TICKET_CATALOGUE, nameOf: (_field: string, value: string) => value },
  optionsOf: () => [],
};

/** As the page has it: the address says whether the filter is edited. */
function Page() {
  const navigate = useNavigate();
  return (
    <FilterDialog
      predicate={WAITS}
      words={words}
      onApply={(text) => void navigate(`/filter?is=${text}`, { replace: true })}
      onClose={() => void navigate('/filter', { replace: true })}
    />
  );
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/edit', element: <Page /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/edit'] },
  );
  renderAdmin(<RouterProvider router={router} />);
  return router;
}

const change = () =>
  fireEvent.change(screen.getByLabelText(PREDICATE_TEXTS.operator), { target: { value: 'no' } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the dialog of a filter (D-111)', () => {
  afterEach(cleanup);

  it('asks once before changes are lost, and then leads back', async () => {
    const router = open();
    change();
    await press(KIT_TEXTS.cancel);
    await screen.findByText(TICKET_FILTER_TEXTS.discardBody);
    expect(router.state.location.pathname).toBe('/edit');
    await press(KIT_TEXTS.discard);
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/filter');
    expect(screen.queryByText(KIT_TEXTS.leaveTitle)).toBeNull();
  });

  it('goes on with them if its person wants to', async () => {
    const router = open();
    change();
    await press(KIT_TEXTS.cancel);
    await press(KIT_TEXTS.keepEditing);
    await waitFor(() => expect(screen.queryByText(TICKET_FILTER_TEXTS.discardBody)).toBeNull());
    expect(router.state.location.pathname).toBe('/edit');
    expect(screen.getByLabelText(PREDICATE_TEXTS.operator)).toHaveProperty('value', 'no');
  });

  it('asks nothing where they are used', async () => {
    const router = open();
    change();
    await press(TICKET_FILTER_TEXTS.apply);
    await screen.findByText('elsewhere');
    expect(router.state.location.search).toBe('?is=all(waits.no)');
  });

  it('stays, and still asks, where the filter lacks something', async () => {
    const router = open();
    fireEvent.change(screen.getByLabelText(PREDICATE_TEXTS.field), { target: { value: 'status' } });
    await press(TICKET_FILTER_TEXTS.apply);
    await screen.findByText(PREDICATE_TEXTS.problems['no-value']);
    await router.navigate('/filter');
    expect(router.state.location.pathname).toBe('/edit');
    expect(await screen.findByText(KIT_TEXTS.leaveTitle)).toBeTruthy();
  });

  it('drops nothing but itself where somebody leaves', async () => {
    const drop = vi.fn();
    const release = holdWork({ uid: 'ada', flush: vi.fn(), drop });
    const router = open();
    change();
    await router.navigate('/filter');
    await press(KIT_TEXTS.leave);
    await screen.findByText('elsewhere');
    expect(drop).not.toHaveBeenCalled();
    release();
  });
});
