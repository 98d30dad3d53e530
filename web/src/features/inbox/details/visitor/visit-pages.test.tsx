import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import { VisitPagesList } from './visit-pages';

afterEach(cleanup);

const page = (path: string, title = '') => ({ at: Date.now(), url: `https://shop.example/${path}`, title });
const list = (name: string) => within(screen.getByRole('list', { name }));

it('shows where the visitor is and was, with links that tell nothing of where they were', () => {
  renderAdmin(<VisitPagesList now={[page('bikes', 'All bikes')]} before={[page('')]} events={[]} />);
  const link = list(CHAT_TEXTS.now).getByRole('link', { name: 'https://shop.example/bikes' });
  expect(link.getAttribute('href')).toBe('https://shop.example/bikes');
  // A title is the visitor's word: it could name another address.
  expect(list(CHAT_TEXTS.now).getByText('All bikes').closest('a')).toBeNull();
  for (const word of ['noopener', 'noreferrer']) expect(link.getAttribute('rel')).toContain(word);
  expect(list(CHAT_TEXTS.before).getByRole('link', { name: 'https://shop.example/' })).toBeTruthy();
  expect(screen.queryByText(CHAT_TEXTS.onNoPage)).toBeNull();
});

it('says that the visitor is on no page, or that nothing is known', () => {
  renderAdmin(<VisitPagesList now={[]} before={[page('bikes')]} events={[]} />);
  expect(screen.getByText(CHAT_TEXTS.onNoPage)).toBeTruthy();
  cleanup();
  renderAdmin(<VisitPagesList now={[]} before={[]} events={[]} />);
  expect(screen.getByText(CHAT_TEXTS.visitUnknown)).toBeTruthy();
});

it('links no page that is not https', () => {
  renderAdmin(
    <VisitPagesList
      now={[{ ...page(''), url: 'http://shop.example/', title: 'Shop' }]}
      before={[]}
      events={[]}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Shop')).toBeTruthy();
});

it('shows what the site says that the visitor did, and no list where it says nothing', () => {
  const event = { at: Date.now(), name: 'checkout-started' };
  renderAdmin(<VisitPagesList now={[page('cart')]} before={[]} events={[event]} />);
  expect(list(CHAT_TEXTS.events).getByText('checkout-started')).toBeTruthy();
  cleanup();
  renderAdmin(<VisitPagesList now={[page('cart')]} before={[]} events={[]} />);
  expect(screen.queryByRole('list', { name: CHAT_TEXTS.events })).toBeNull();
});
