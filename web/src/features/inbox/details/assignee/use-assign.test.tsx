import { assignTicket } from '@harborline/domain/api/inbox/tickets';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { DUTY_TEXTS } from '@harborline/domain/texts/duty';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import { useAssign } from './use-assign';

const callApi = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('../../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));
const OUT = vi.hoisted(() => ({
  ...{ state: 'out', until_ms: 1, until_day: '2026-12-03', reason: '' },
  ...{ substitute_ref: 'june', substitute_name: 'June' },
}));
vi.mock('../../../../shared/duty/use-duty', () => ({
  useDuty: () => ({ of: (uid: string) => (uid === 'finn' ? OUT : undefined) }),
}));

function Buttons() {
  const assign = useAssign({ id: 't1', assigned_to: '' });
  return (
    <button type="button" onClick={() => assign({ id: 'finn', name: 'Finn' })}>
      Assign
    </button>
  );
}

beforeEach(() => callApi.mockClear());
afterEach(cleanup);

it('D-136: says that an assignee is out, and gives the ticket to who covers by one click', async () => {
  renderAdmin(<Buttons />);
  fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await screen.findByText('Assigned to Finn. Out until 3 Dec · June covers.');
  screen.getByRole('button', { name: ASSIGNEE_TEXTS.undo });
  fireEvent.click(screen.getByRole('button', { name: DUTY_TEXTS.giveTo('June') }));
  await waitFor(() =>
    expect(callApi).toHaveBeenLastCalledWith(assignTicket, {
      body: { conversation_ref: 't1', assigned_to: 'june', only_from: 'finn' },
    }),
  );
  expect(await screen.findByText('Assigned to June.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Assigned to Finn/)).toBeNull());
});

it('D-136: takes back an assignment to somebody who is out', async () => {
  renderAdmin(<Buttons />);
  fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
  fireEvent.click(await screen.findByRole('button', { name: ASSIGNEE_TEXTS.undo }));
  await waitFor(() =>
    expect(callApi).toHaveBeenLastCalledWith(assignTicket, {
      body: { conversation_ref: 't1', only_from: 'finn' },
    }),
  );
});
