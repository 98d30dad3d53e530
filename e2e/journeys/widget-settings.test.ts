import { FORM_TEXTS } from '@harborline/domain/texts/form';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const SETTINGS = '/admin/profile/widget';

describe('Widget Setup (S2.3-34, S2.3-35, D-95)', () => {
  it('shows the widget as it is edited, and then visitors have it so', async () => {
    const owner = await newPerson();
    const visitor = await newPerson({ javaScriptEnabled: false });
    const { page } = owner;
    await signIn(owner, 'quillpad-owner');
    await owner.goto(SETTINGS);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field(WIDGET_SETTINGS_TEXTS.greeting).fill('Ask the note takers');
    await field(WIDGET_SETTINGS_TEXTS.color).fill('#a1204e');
    await page.getByRole('radio', { name: WIDGET_SETTINGS_TEXTS.left }).check();
    const preview = page.frameLocator(`iframe[title="${WIDGET_SETTINGS_TEXTS.frame}"]`);
    await preview.getByText('Ask the note takers').waitFor();
    const brand = () =>
      preview.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--brand'));
    await expect.poll(brand).toBe('#a1204e');
    expect(await field(WIDGET_SETTINGS_TEXTS.tag).inputValue()).toMatch(
      /^<script async src="http[^"]*\/loader\.js" data-library="quillpad" data-color="#a1204e" data-position="left"><\/script>$/,
    );
    await page.getByRole('button', { name: FORM_TEXTS.ofWidget.save }).click();
    await page.getByText(SETTINGS_TEXTS.saved).waitFor();
    await page.waitForURL(/\/admin\/content/);

    await waitFor('the rendered widget with its new greeting', async () => {
      await visitor.goto('/widgetAdvanced/quillpad');
      return (await visitor.page.getByText('Ask the note takers').count()) > 0 || undefined;
    });
    expect(await visitor.page.locator('html').getAttribute('style')).toContain('--brand:#a1204e');
  });

  it('shows settings and preview one at a time on a phone, and Cancel keeps nothing', async () => {
    const owner = await newPerson(PHONE);
    const { page } = owner;
    await signIn(owner, 'quillpad-owner');
    await owner.goto(SETTINGS);
    await page.getByRole('textbox', { name: WIDGET_SETTINGS_TEXTS.greeting }).fill('Not for long');
    const frame = page.locator(`iframe[title="${WIDGET_SETTINGS_TEXTS.frame}"]`);
    expect(await frame.isVisible()).toBe(false);
    await page.getByRole('tab', { name: WIDGET_SETTINGS_TEXTS.preview }).click();
    await frame.waitFor();
    await frame.contentFrame().getByText('Not for long').waitFor();
    await page.getByRole('tab', { name: WIDGET_SETTINGS_TEXTS.settings }).click();
    await page.getByRole('button', { name: FORM_TEXTS.ofWidget.discard }).click();
    await page.waitForURL(/\/admin\/content/);
    await owner.goto(SETTINGS);
    const greeting = page.getByRole('textbox', { name: WIDGET_SETTINGS_TEXTS.greeting });
    await greeting.waitFor();
    expect(await greeting.inputValue()).not.toBe('Not for long');
  });
});
