import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StatePanel } from './state-panels';

afterEach(cleanup);

it('is the page’s heading if it is the whole page', () => {
  render(<StatePanel isPage icon="file" title="Gone" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gone');
});

it('is not a heading within a page', () => {
  render(<StatePanel icon="file" title="Nothing here" />);
  expect(screen.queryByRole('heading')).toBeNull();
});
