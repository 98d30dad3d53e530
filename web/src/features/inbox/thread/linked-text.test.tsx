import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LinkedText } from './linked-text';

afterEach(cleanup);

it('shows an address in its own direction, whatever the text before it does', () => {
  render(<LinkedText text={'Pay here: \u202Ehttps://evil.example/#/moc.knab.www//:sptth'} />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toContain('https://evil.example/');
  // A direction of its own isolates an element from what stands around it.
  expect(link.getAttribute('dir')).toBe('ltr');
});
