import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin';
import { LinkTabs } from './link-tabs';

afterEach(cleanup);

it('scrolls to the current tab, which a narrow screen would otherwise hide', () => {
  const scrolled: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
  const tab = (key: string, isCurrent: boolean) => ({ key, label: key, to: `/${key}`, isCurrent });
  renderAdmin(
    <MemoryRouter>
      <LinkTabs label="State" tabs={[tab('All', false), tab('Archived', true)]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Archived' })).toBeTruthy();
  expect(scrolled).toEqual(['Archived']);
});
