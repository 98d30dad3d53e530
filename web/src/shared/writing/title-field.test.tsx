import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin';
import { TitleField } from './title-field';

afterEach(cleanup);

it('shows that the title has the focus', () => {
  renderAdmin(
    <TitleField
      value="Charge your battery"
      isInvalid={false}
      isDisabled={false}
      helpId="help"
      onChange={() => {}}
      onLeave={() => {}}
    />,
  );
  const field = screen.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel });
  const outline = () => getComputedStyle(field.closest('.MuiInputBase-root') ?? field).outline;
  expect(outline()).not.toContain('solid');
  act(() => field.focus());
  expect(outline()).toContain('solid');
});
