import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allViolations, RULES_OF_LOOKS } from '../../support/accessibility';
import { launchGalleryBrowser } from './gallery-browser';
import { GalleryPage } from './gallery-page';
import { DIRECTIONS, isPictured, type Look, SCHEMES, type Scheme, type Width } from './looks';
import { compareWithReference, referenceName } from './references';
import { type Audience, hasPicture, type Story, storiesOf } from './stories';
import { wideElements } from './wide-elements';

/** Rules about whole pages, of which a story is only a part. */
const RULES_OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

const IN_BOTH_ORDERS: Record<Scheme, readonly Scheme[]> = {
  light: SCHEMES,
  dark: [...SCHEMES].reverse(),
};

interface Shown {
  readonly audience: Audience;
  readonly story: Story;
  readonly look: Look;
  /** not yet looked at in another scheme */
  readonly isNew: boolean;
}

/** Names what is wrong with the story that is shown. */
async function faultsOf(gallery: GalleryPage, { story, look, isNew, audience }: Shown) {
  const reference = referenceName(audience, story.id, look);
  const picture =
    isPictured(look) && hasPicture(story) ? compareWithReference(reference, await gallery.picture()) : [];
  const tooWide = await wideElements(gallery.page);
  const violations = await allViolations(
    gallery.page,
    isNew ? { without: RULES_OF_PAGES } : { only: RULES_OF_LOOKS },
  );
  return [...gallery.complaints(), ...picture, ...tooWide, ...violations];
}

/** Declares the tests of every story of an audience at one width. */
export function checkStories(audience: Audience, width: Width): void {
  const stories = storiesOf(audience);
  const [first] = stories;
  if (first === undefined) throw new Error(`The ${audience} gallery has no stories`);
  let browser: Browser;
  let gallery: GalleryPage;
  let present: Scheme = 'light';
  beforeAll(async () => {
    browser = await launchGalleryBrowser();
    gallery = await GalleryPage.open(browser, audience, first.id, width);
  });
  afterAll(() => browser.close());

  describe.each(DIRECTIONS)(`${width}, %s`, (direction) => {
    beforeAll(() => gallery.turnTo({ scheme: present, direction }));

    it.each(stories)('$title: $name', async (story) => {
      await gallery.show(story.id);
      const faults: Record<string, string[]> = {};
      // The next story is drawn in the scheme that this one ends in.
      for (const scheme of IN_BOTH_ORDERS[present]) {
        const isNew = scheme === present;
        if (!isNew) await gallery.turnTo({ scheme, direction });
        present = scheme;
        const look = { width, scheme, direction };
        const found = await faultsOf(gallery, { audience, story, look, isNew });
        if (found.length > 0) faults[scheme] = found;
      }
      expect(faults).toEqual({});
    });
  });
}
