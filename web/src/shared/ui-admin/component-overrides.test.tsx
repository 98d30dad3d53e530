import Chip from '@mui/material/Chip';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin';

afterEach(cleanup);

it('shows the focus of a chip', () => {
  renderAdmin(<Chip label="Unverified" tabIndex={0} data-testid="chip" />);
  const chip = screen.getByTestId('chip');
  act(() => chip.focus());
  expect(getComputedStyle(chip).outline).toContain('solid');
});
