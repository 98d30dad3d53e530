import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LinkedText } from './linked-text';

afterEach(cleanup);

it('shows a URL in its own direction, whatever characters precede it', () => {
  render(<LinkedText text={'Pay here: \u202Ehttps://evil.example/#/moc.knab.www//:sptth'} />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toContain('https://evil.example/');
  // An element with its own direction is isolated from the text around it.
  expect(link.getAttribute('dir')).toBe('ltr');
});

it('D-103: sets apart whom a note mentions, beside its addresses', () => {
  const { container } = render(
    <LinkedText text="@Ben Li see https://example.com/@Ben Li, not ben@Ben" mentions={{ ben: 'Ben Li' }} />,
  );
  const marked = [...container.querySelectorAll('[data-mention]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['@Ben Li']);
  expect(container.textContent).toBe('@Ben Li see https://example.com/@Ben Li, not ben@Ben');
});
