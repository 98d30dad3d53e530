import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

it('S2.5-16, S2.5-20: the preview is small while the widget is its toolbar, and grows with its other pages', async () => {
  const owner = await newPerson();
  const { page } = owner;
  await signIn(owner, 'lumen-owner');
  await owner.goto('/admin/preview');
  const frame = page.locator(`iframe[title="${SHELL_TEXTS.previewTitle}"]`);
  const widget = frame.contentFrame();
  await widget.getByRole('link', { name: WIDGET_TEXTS.searchForHelp }).waitFor();
  const isCompact = () => frame.evaluate(({ classList }) => classList.contains('compact-widget'));
  await expect.poll(isCompact).toBe(true);
  await widget.getByRole('link', { name: WIDGET_TEXTS.searchForHelp }).click();
  await widget.getByRole('searchbox').waitFor();
  await expect.poll(isCompact).toBe(false);
  await widget.getByRole('link', { name: HELP_CENTER_TEXTS.back, exact: true }).click();
  await widget.getByRole('link', { name: WIDGET_TEXTS.searchForHelp }).waitFor();
  await expect.poll(isCompact).toBe(true);
});
