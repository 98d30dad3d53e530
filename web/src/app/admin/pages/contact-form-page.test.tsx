import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { readDenial } from '../guards/denial';
import { ContactFormPage } from './contact-form-page';

const held = vi.hoisted((): { library: { isContactFormOnline: boolean } | null } => ({ library: null }));
vi.mock('../shell/use-home', () => ({ useHome: () => '/admin/content' }));
vi.mock('../../../shared/live/library-context', () => ({ useLibrary: () => held.library }));

const Denied = () => <p>{`denied: ${readDenial(useLocation().state)?.reason}`}</p>;

function visit(library: { isContactFormOnline: boolean } | null) {
  held.library = library;
  renderAdmin(
    <MemoryRouter initialEntries={['/admin/contactform']}>
      <Routes>
        <Route path="/admin/contactform" element={<ContactFormPage />} />
        <Route path="/admin/accessdenied" element={<Denied />} />
      </Routes>
    </MemoryRouter>,
  );
}
afterEach(cleanup);

it('is open while the contact form is on or its state is unknown (S2.8-05, D-32)', () => {
  for (const library of [null, { isContactFormOnline: true }]) {
    visit(library);
    expect(screen.getByRole('heading', { name: 'Not available' })).toBeTruthy();
    cleanup();
  }
});

it('is closed, like its icon, while the contact form is off, and says why (D-32)', () => {
  visit({ isContactFormOnline: false });
  expect(screen.getByText('denied: switched-off')).toBeTruthy();
});
