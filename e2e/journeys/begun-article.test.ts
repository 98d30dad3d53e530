import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { UNSAVED_ARTICLE_TEXTS } from '@harborline/domain/texts/unsaved-articles';
import { expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const titleBox = ({ page }: Actor) => page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel });
const contentBox = ({ page }: Actor) => page.getByRole('textbox', { name: ARTICLE_TEXTS.contentLabel });
const button = ({ page }: Actor, name: string) => page.getByRole('button', { name, exact: true });

it('D-75: a writer goes on with a new article on another device, and nobody sees it before it is saved', async () => {
  const [here, elsewhere] = [await newPerson(), await newPerson()];
  const title = `Descale the kettle ${Date.now()}`;
  await signIn(here, 'kettle-owner');
  await here.goto('/admin/article/create');
  await titleBox(here).fill(title);
  await contentBox(here).click();
  await here.page.keyboard.type('Pour in vinegar');
  await here.page.getByText(UNSAVED_ARTICLE_TEXTS.kept).waitFor();

  await signIn(elsewhere, 'kettle-owner');
  await elsewhere.goto('/admin/content');
  await elsewhere.page.getByRole('alert').filter({ hasText: title }).waitFor();
  expect(await elsewhere.page.getByRole('listitem').filter({ hasText: title }).count()).toBe(0);
  await elsewhere.page.getByRole('link', { name: UNSAVED_ARTICLE_TEXTS.continue }).click();
  await contentBox(elsewhere).getByText('Pour in vinegar').waitFor();
  expect(await titleBox(elsewhere).inputValue()).toBe(title);

  await button(elsewhere, ARTICLE_TEXTS.saveDraft).click();
  await elsewhere.page.waitForURL(/\/article\/edit\//);
  await elsewhere.page.getByRole('link', { name: ARTICLE_TEXTS.backToList }).click();
  await elsewhere.page.getByRole('listitem').filter({ hasText: title }).first().waitFor();
  expect(await elsewhere.page.getByRole('alert').filter({ hasText: title }).count()).toBe(0);

  // The first device still shows the form. Saving there leads to the article, with what was written meanwhile.
  await contentBox(here).click();
  await here.page.keyboard.type(' slowly');
  here.record.allow(/article-not-created|permission-denied|status of 403/);
  await button(here, ARTICLE_TEXTS.saveDraft).click();
  await here.page.waitForURL(/\/article\/edit\//);
  await here.page.getByText(UNSAVED_ARTICLE_TEXTS.savedElsewhere).waitFor();
  await here.page.getByText(/^Your version from .* is kept on this device/).waitFor();
});
