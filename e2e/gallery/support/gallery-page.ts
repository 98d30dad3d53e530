import type { Browser, Page } from 'playwright-core';
import type { PNG } from 'pngjs';
import { type Look, WIDTHS, type Width } from './looks';
import { pictureOf } from './pictures';
import { type Audience, builtGallery } from './stories';

const ORIGIN = 'http://gallery.localhost';
/** What stories call the present. */
const NOW = new Date('2026-03-02T09:30:00Z');
/** Storybook pauses animations at their end for a browser that calls itself this, instead of waiting for them. */
const TEST_BROWSER = 'StorybookTestRunner';

interface Finished {
  readonly storyId: string;
  readonly status: string;
}

/** Storybook's channel between the list of stories and the page that shows one. */
interface Channel {
  emit(event: string, value: object): void;
  on(event: string, listener: (finished: Finished) => void): void;
  off(event: string, listener: (finished: Finished) => void): void;
}

/**
 * A built gallery. Its stories follow each other in one page: loading it for each would take minutes. Whatever has a
 * story drawn waits for its end, since a story that is left before has Storybook load the page again.
 */
export class GalleryPage {
  private problems: string[] = [];

  private constructor(
    readonly page: Page,
    private current: string,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.problems.push(`uncaught: ${error.stack ?? error.message}`));
  }

  /** Opens a gallery at one of its stories. */
  static async open(
    browser: Browser,
    audience: Audience,
    storyId: string,
    width: Width,
  ): Promise<GalleryPage> {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      userAgent: TEST_BROWSER,
      viewport: WIDTHS[width],
    });
    await context.route(`${ORIGIN}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      return route.fulfill({ path: builtGallery(audience) + path });
    });
    const gallery = new GalleryPage(await context.newPage(), storyId);
    await gallery.page.clock.setFixedTime(NOW);
    await gallery.page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=${storyId}`);
    await gallery.page.waitForFunction(() => {
      const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      return (
        (preview as { currentRender?: { phase?: string } } | undefined)?.currentRender?.phase === 'finished'
      );
    });
    return gallery;
  }

  /** Shows the present story, and whatever follows it, in another scheme and direction, without drawing it anew. */
  async turnTo({ scheme, direction }: Pick<Look, 'scheme' | 'direction'>): Promise<void> {
    await this.drawAfter('updateGlobals', { globals: { scheme, direction } });
  }

  /** What the console said since it was asked last. */
  complaints(): string[] {
    const said = this.problems;
    this.problems = [];
    return said;
  }

  /** Draws a story anew. @throws Error if it, or what it does by itself, fails */
  async show(storyId: string): Promise<void> {
    const event = this.current === storyId ? 'forceRemount' : 'setCurrentStory';
    this.current = storyId;
    const { status } = await this.drawAfter(event, { storyId, viewMode: 'story' });
    if (status !== 'success')
      throw new Error(`The story ended with: ${status}\n${this.complaints().join('\n')}`);
  }

  /** Has Storybook draw the current story; waits for fonts, pictures, and the frame that shows them, too. */
  private drawAfter(event: string, value: object): Promise<Finished> {
    return this.page.evaluate(
      async ([name, payload, id]) => {
        const known: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        const channel = known as Channel;
        const result = await new Promise<Finished>((resolve) => {
          const listen = (finished: Finished) => {
            if (finished.storyId !== id) return;
            channel.off('storyFinished', listen);
            resolve(finished);
          };
          channel.on('storyFinished', listen);
          channel.emit(name, payload);
        });
        const loaded = (image: HTMLImageElement) =>
          image.complete || new Promise((resolve) => image.addEventListener('load', resolve));
        await Promise.all([document.fonts.ready, ...[...document.images].map(loaded)]);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return result;
      },
      [event, value, this.current] as const,
    );
  }

  /** The page as it stands, with animations at their end. */
  async picture(): Promise<PNG> {
    return pictureOf(await this.page.screenshot({ animations: 'disabled', caret: 'hide' }));
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
