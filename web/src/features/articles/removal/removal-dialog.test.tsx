import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { RemovalDialog } from './removal-dialog';

afterEach(cleanup);

const ask = (isPublished: boolean) =>
  renderAdmin(
    <RemovalDialog
      kind="delete"
      title="Charge"
      isPublished={isPublished}
      onConfirm={() => {}}
      onCancel={() => {}}
    />,
  );

it('mentions visitors and votes only if visitors can read the article', () => {
  ask(true);
  expect(screen.getByText(ARTICLE_TEXTS.deleteBody)).toBeTruthy();
  cleanup();
  ask(false);
  expect(screen.getByText(ARTICLE_TEXTS.deleteUnpublishedBody)).toBeTruthy();
});
