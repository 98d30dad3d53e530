import { RATING_LABELS, REVIEW_TEXTS } from '@harborline/domain/texts/ratings';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReviewPage } from './review-page';

const ABOUT = {
  company_name: 'Acme',
  theme_color: '#0f6e64',
  agent_name: 'Ada',
  rating: null,
  is_open: true,
};

const respond = (status: number, data: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ status, data }), { status })),
  );

function open(address = '/reviewForm?key=a-b-c&signature=s') {
  window.history.replaceState(null, '', address);
  render(<ReviewPage />);
}

const star = (rating: number) => screen.findByRole('radio', { name: new RegExp(`^${rating} of 5 stars`) });
const submit = () => screen.findByRole('button', { name: REVIEW_TEXTS.submit });
const isChecked = (radio: HTMLElement) => radio instanceof HTMLInputElement && radio.checked;

/** The dialog as browsers have it; the simulated one cannot show a modal. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  respond(200, ABOUT);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('/reviewForm', () => {
  it('asks with five stars and names who answered (S2.4-20, S4.5-02)', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: REVIEW_TEXTS.question })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.getByText(REVIEW_TEXTS.about('Ada', 'Acme'))).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('S4.5-04, S5-13: cannot be submitted without a rating', async () => {
    open();
    const button = await submit();
    expect(button).toHaveProperty('disabled', true);
    fireEvent.click(await star(4));
    expect(button).toHaveProperty('disabled', false);
  });

  it.each([1, 2, 3])('S4.5-03: asks after %i stars what could be better', async (rating) => {
    open();
    fireEvent.click(await star(rating));
    expect(screen.getByText(REVIEW_TEXTS.improve)).toBeTruthy();
    expect(screen.queryByText(REVIEW_TEXTS.helpful)).toBeNull();
  });

  it.each([4, 5])('S4.5-03: asks after %i stars what helped', async (rating) => {
    open();
    fireEvent.click(await star(rating));
    expect(screen.getByText(REVIEW_TEXTS.helpful)).toBeTruthy();
    expect(screen.queryByText(REVIEW_TEXTS.improve)).toBeNull();
  });

  it('D-06: a star link only preselects, and nothing is sent by opening it', async () => {
    open('/reviewForm?key=a-b-c&rating=4&signature=s');
    expect(isChecked(await star(4))).toBe(true);
    const calls = vi.mocked(fetch).mock.calls;
    expect(calls).toHaveLength(1);
    expect(calls[0]?.[0]).toBe('/api/inbox/rating?key=a-b-c&signature=s');
    expect(calls[0]?.[1]?.method).toBeUndefined();
    expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe('no-referrer');
  });

  it('asks the server nothing for an address without a key', async () => {
    open('/reviewForm');
    expect(await screen.findByRole('heading', { name: REVIEW_TEXTS.invalidTitle })).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['0', '6', 'x', '4.0'])('S5-14: ignores rating=%s', async (rating) => {
    open(`/reviewForm?key=a-b-c&rating=${rating}`);
    const radios = await screen.findAllByRole('radio');
    expect(radios.some(isChecked)).toBe(false);
  });

  it('marks the comment as required but sends without one (S2.4-22, D-05)', async () => {
    open('/reviewForm?key=a-b-c&rating=5&signature=s');
    const box = await screen.findByRole('textbox', { name: /^Your comments:/ });
    expect(box.getAttribute('aria-required')).toBe('true');
    expect(box.getAttribute('placeholder')).toBe('Enter text here...');
    respond(200, { rating: 5 });
    fireEvent.click(await submit());
    await screen.findByRole('dialog', { name: 'Thank You!' });
    const [address, sent] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect([address, sent?.method]).toEqual(['/api/inbox/rating', 'PUT']);
    expect(JSON.parse(String(sent?.body))).toEqual({ key: 'a-b-c', signature: 's', rating: 5, comment: '' });
  });

  it('thanks in a dialog, and afterwards on the page (S2.4-24, S2.4-25)', async () => {
    open('/reviewForm?key=a-b-c&rating=2');
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox'), 'Slow.');
    await user.click(await submit());
    expect((await screen.findByRole('dialog')).textContent).toContain('We truly appreciate your feedback');
    await user.click(screen.getByRole('button', { name: REVIEW_TEXTS.close }));
    expect(await screen.findByRole('heading', { name: 'Thank You For Your Review!' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('keeps what was typed when it could not be sent', async () => {
    open('/reviewForm?key=a-b-c&rating=3');
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Almost.' } });
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    fireEvent.click(await submit());
    expect((await screen.findByRole('alert')).textContent).toBe(REVIEW_TEXTS.notSent);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Almost.');
    await waitFor(async () => expect(await submit()).toBeTruthy());
  });

  it('shows an earlier rating, which can be changed', async () => {
    respond(200, { ...ABOUT, rating: 2 });
    open();
    expect(isChecked(await star(2))).toBe(true);
    expect(screen.getByText(RATING_LABELS[2])).toBeTruthy();
    expect(screen.getByText(REVIEW_TEXTS.ratedBefore)).toBeTruthy();
  });

  it.each([
    [404, {}, REVIEW_TEXTS.invalidTitle],
    [400, {}, REVIEW_TEXTS.invalidTitle],
    [200, { ...ABOUT, is_open: false }, REVIEW_TEXTS.closedTitle],
  ])('says what is wrong with a link (%i %o)', async (status, data, title) => {
    respond(status, data);
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers to try again after a failure that may pass', async () => {
    respond(500, {});
    open();
    await screen.findByRole('heading', { name: REVIEW_TEXTS.failedTitle });
    respond(200, ABOUT);
    fireEvent.click(screen.getByRole('button', { name: REVIEW_TEXTS.retry }));
    expect(await star(1)).toBeTruthy();
  });
});
