import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import type { Frame, Page } from 'playwright-core';
import type { Actor } from './actor';
import { waitFor } from './wait-for';

/** The documents of widgets on a page. */
export const framesOf = (page: Page): Frame[] =>
  page.frames().filter((frame) => frame.url().includes('/widgetAdvanced/'));

/** The document in the widget's frame, which lies behind a closed shadow root. */
export const widgetOf = (page: Page): Promise<Frame> =>
  waitFor('the frame of the widget', async () => framesOf(page)[0], 30_000);

/** Waits until the loader has put its launcher on the page. */
export const isLoaded = (page: Page) =>
  waitFor('the loader', () =>
    page.evaluate(() => document.querySelector('html > div') !== null).then((is) => is || undefined),
  );

/** Clicks the launcher, which no selector finds. */
export async function clickLauncher({ page }: Pick<Actor, 'page'>): Promise<void> {
  await isLoaded(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.click(width - 48, height - 48);
}

/** Whether the widget's frame shows. */
export const isOpen = async (page: Page): Promise<boolean> => {
  const [frame] = framesOf(page);
  return frame !== undefined && (await (await frame.frameElement()).isVisible());
};

/** Opens the form of the widget's contact page, past its question and its search. */
export async function openWidgetForm(widget: Frame): Promise<void> {
  await widget.getByText(WIDGET_TEXTS.sendMessage).click();
  await widget.getByRole('button', { name: 'Something else' }).click();
  const skip = widget.getByRole('button', { name: CONTACT_TEXTS.skipSearch });
  const request = widget.getByLabel(CONTACT_TEXTS.requestLabel);
  await skip.or(request).first().waitFor();
  if (await skip.isVisible()) await skip.click();
  await request.waitFor();
}

/** Has the demo shop carry the widget of a library that nobody else chats in meanwhile. */
export const carryWidget = (page: Page, library: string) =>
  page.addInitScript((wanted) => {
    // The tag is there before the script that it names has loaded.
    const change = () => {
      const tag = document.querySelector<HTMLScriptElement>('script[data-library]');
      if (tag !== null && tag.dataset.library !== wanted) tag.dataset.library = wanted;
    };
    if (window === window.top)
      new MutationObserver(change).observe(document, { childList: true, subtree: true });
  }, library);
