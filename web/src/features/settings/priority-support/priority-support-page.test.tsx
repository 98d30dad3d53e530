import { getPrioritySupport, putPrioritySupport } from '@harborline/domain/api/integration/priority-support';
import { LIMITS } from '@harborline/domain/limits';
import { PRIORITY_SUPPORT_TEXTS as TEXTS } from '@harborline/domain/texts/priority-support';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { environment } from '../../../shared/config/environment';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderSettings } from '../testing/render-settings';
import { PrioritySupportPage } from './priority-support-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

const FERNWAY = { sender: '@fernway.example', priority: 'high' };
const EVA = { sender: 'eva@visitor.example', priority: 'urgent' };

/** The server, which keeps what it is sent. */
function serve(senders: readonly object[], isOn = true) {
  let stored: object = { is_on: isOn, senders, version: 3 };
  callApi.mockImplementation(async (contract: object, request: { body?: { version: number } }) => {
    if (contract !== putPrioritySupport || request.body === undefined) return stored;
    stored = { ...request.body, version: request.body.version + 1 };
    return stored;
  });
}
const sent = (body: object) =>
  waitFor(() => expect(callApi).toHaveBeenCalledWith(putPrioritySupport, { body }));
const show = (role: 'owner' | 'agent' = 'owner') =>
  renderSettings(<PrioritySupportPage />, {
    agent_role: role,
    support_lib_id: environment().defaultLibraryId,
  });
const type = async (text: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: TEXTS.sender }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: TEXTS.add }));
};
const undo = async () => fireEvent.click(await screen.findByRole('button', { name: TEXTS.undo }));

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the page of priority support (S2.7-03, D-108)', () => {
  it('adds an address as it is compared, with a priority, and takes it back', async () => {
    serve([FERNWAY]);
    show();
    fireEvent.change(await screen.findByRole('combobox', { name: TEXTS.priority }), {
      target: { value: 'urgent' },
    });
    await type(' Eva+1@Visitor.example ');
    await sent({ is_on: true, senders: [EVA, FERNWAY], version: 3 });
    await screen.findByText(EVA.sender);
    await undo();
    await sent({ is_on: true, senders: [FERNWAY], version: 4 });
  });

  it('removes an entry, changes the priority of another, and switches all off', async () => {
    serve([EVA, FERNWAY]);
    show();
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.removeOf(EVA.sender) }));
    await sent({ is_on: true, senders: [FERNWAY], version: 3 });
    await waitFor(() => expect(screen.queryByText(EVA.sender)).toBeNull());
    fireEvent.change(screen.getByRole('combobox', { name: TEXTS.priorityOf(FERNWAY.sender) }), {
      target: { value: 'urgent' },
    });
    const urgent = { ...FERNWAY, priority: 'urgent' };
    await sent({ is_on: true, senders: [urgent], version: 4 });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false));
    fireEvent.click(screen.getByRole('switch', { name: TEXTS.isOn }));
    await sent({ is_on: false, senders: [urgent], version: 5 });
  });

  it.each([
    ['rude', TEXTS.notASender],
    ['FERNWAY.example', TEXTS.alreadyThere(FERNWAY.sender)],
  ])('sends nothing for %j', async (typed, problem) => {
    serve([FERNWAY]);
    show();
    await type(typed);
    await screen.findByText(problem);
    expect(callApi).not.toHaveBeenCalledWith(putPrioritySupport, expect.anything());
  });

  it('warns of a domain where anybody can have an address, and of a list that is full', async () => {
    serve(Array.from({ length: LIMITS.prioritySenders }, (_, n) => ({ ...EVA, sender: `n${n}@x.example` })));
    show();
    await type('gmail.com');
    await screen.findByText(TEXTS.providerWarning('gmail.com'));
    await screen.findByText(TEXTS.full);
  });

  it('says that an address is only a claim', async () => {
    serve([]);
    show();
    await screen.findByText(TEXTS.claimHelp);
    await screen.findByText(TEXTS.emptyTitle);
  });

  it('shows the list anew once a teammate has changed it', async () => {
    serve([FERNWAY]);
    show();
    await screen.findByText(FERNWAY.sender);
    callApi.mockImplementation(async (contract: object) => {
      if (contract === putPrioritySupport) throw new ApiError(409, TEXTS.changedMeanwhile);
      return { is_on: true, senders: [EVA], version: 9 };
    });
    fireEvent.click(screen.getByRole('button', { name: TEXTS.removeOf(FERNWAY.sender) }));
    await screen.findByText(TEXTS.changedMeanwhile);
    await screen.findByText(EVA.sender);
  });

  it('can only be read by those who may not manage the widget', async () => {
    serve([FERNWAY]);
    show('agent');
    const list = within(await screen.findByRole('list', { name: TEXTS.listTitle }));
    list.getByText('High');
    screen.getByText(TEXTS.readOnly);
    expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [new ApiError(500, ''), TEXTS.loadFailed],
    [new ApiError(403, ''), TEXTS.denied],
  ])('says that the list could not be read: %s', async (error, text) => {
    callApi.mockRejectedValue(error);
    show();
    await screen.findByText(text);
    expect(callApi).toHaveBeenCalledWith(getPrioritySupport, expect.anything());
  });
});
