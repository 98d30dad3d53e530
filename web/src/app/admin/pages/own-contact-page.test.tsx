import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { OwnContactPage } from './own-contact-page';

interface Library {
  readonly library_refkey: string;
  readonly isContactFormOnline: boolean;
  readonly contactForm?: object;
}

const held = vi.hoisted((): { library: Library | null } => ({ library: null }));
vi.mock('../shell/use-home', () => ({ useHome: () => '/admin/content' }));
vi.mock('../../../shared/live/library-context', () => ({ useLibrary: () => held.library }));

const replace = vi.fn();

function visit(library: Library | null) {
  held.library = library;
  renderAdmin(
    <MemoryRouter initialEntries={['/contact']}>
      <OwnContactPage />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://harborline.example', replace });
});
afterEach(() => {
  cleanup();
  replace.mockClear();
  vi.unstubAllGlobals();
});

it('opens the wizard of the library the user works in, in place of itself (S2.4-10, D-48)', () => {
  visit({ library_refkey: 'kettle', isContactFormOnline: true, contactForm: {} });
  expect(replace.mock.calls).toEqual([['/kettle?tab=contact']]);
});

it('waits until the library is read', () => {
  visit(null);
  expect(screen.getByRole('status')).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});

it.each([
  ['is offline', { isContactFormOnline: false, contactForm: {} }],
  ['does not exist', { isContactFormOnline: true }],
])('says so where the form %s', (_, form) => {
  visit({ library_refkey: 'kettle', ...form });
  expect(screen.getByRole('heading', { name: ADMIN_TEXTS.contactOff })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/content');
  expect(replace).not.toHaveBeenCalled();
});
