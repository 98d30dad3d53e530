import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchGalleryBrowser } from './support/gallery-browser';
import { GalleryPage } from './support/gallery-page';
import { PICTURED } from './support/looks';
import { differenceOf } from './support/pictures';
import {
  isUpdate,
  readReference,
  referenceName,
  removeReference,
  storedReferences,
} from './support/references';
import { type Audience, storiesOf } from './support/stories';

const [LOOK] = PICTURED;

it('stores no reference of a story that is gone', () => {
  const wanted = (['staff', 'visitors'] as const).flatMap((audience) =>
    storiesOf(audience).flatMap(({ id }) => PICTURED.map((look) => referenceName(audience, id, look))),
  );
  const orphans = storedReferences().filter((name) => !wanted.includes(name));
  if (isUpdate) orphans.forEach(removeReference);
  else expect(orphans).toEqual([]);
});

// While an update runs, references are on their way to what they will be.
describe.skipIf(isUpdate)('a reference', () => {
  let browser: Browser;
  let galleries: Record<Audience, GalleryPage>;
  beforeAll(async () => {
    browser = await launchGalleryBrowser();
    const open = (audience: Audience) =>
      GalleryPage.open(browser, audience, storiesOf(audience)[0]?.id ?? '', LOOK.width);
    galleries = { staff: await open('staff'), visitors: await open('visitors') };
  });
  afterAll(() => browser.close());

  /** How a story differs from its reference once its page has more styles. */
  async function differenceWith(styles: string, audience: Audience, storyId: string) {
    const gallery = galleries[audience];
    await gallery.show(storyId);
    await gallery.page.evaluate((css) => {
      const style = document.createElement('style');
      style.id = 'altered';
      style.textContent = css;
      document.head.append(style);
    }, styles);
    const picture = await gallery.picture();
    await gallery.page.evaluate(() => document.getElementById('altered')?.remove());
    return differenceOf(readReference(referenceName(audience, storyId, LOOK)), picture);
  }

  it.each([
    ['a missing icon', 'svg { visibility: hidden }', 'staff', 'kit-search-field--empty'],
    ['another missing icon', 'svg { visibility: hidden }', 'visitors', 'kit-state-panels--empty'],
    [
      'a wrong colour',
      'button { background: #0b6470 !important }',
      'staff',
      'kit-confirm-dialog--destructive',
    ],
    ['a missing border', 'fieldset { border: 0 !important }', 'staff', 'kit-text-input--filled'],
    [
      'a layout that is 4 px off',
      'button { margin-left: 4px !important }',
      'staff',
      'kit-save-bar--counted-changes',
    ],
    ['other letters', 'button { text-transform: uppercase }', 'visitors', 'kit-components--buttons'],
    ['a missing text', 'p { visibility: hidden }', 'visitors', 'kit-components--card'],
  ] as const)('fails for %s', async (_name, styles, audience, storyId) => {
    expect(await differenceWith(styles, audience, storyId)).not.toBeNull();
  });

  it.each([
    ['staff', 'kit-confirm-dialog--long-text'],
    ['staff', 'kit-list-frame--table-or-cards'],
    ['visitors', 'kit-page-title--long'],
    ['visitors', 'kit-icons--all'],
  ] as const)('holds for %s: %s where letters are drawn bolder', async (audience, storyId) => {
    const styles = '* { -webkit-text-stroke: 0.1px }';
    expect(await differenceWith(styles, audience, storyId)).toBeNull();
  });
});
