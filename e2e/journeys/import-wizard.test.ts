import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ZipPacker } from '@harborline/domain/export/zip-packer';
import { IMPORT_LIMITS } from '@harborline/domain/import/import-limits';
import { unpackZip } from '@harborline/domain/import/unpack-zip';
import { SITE_EXPORT_TEXTS } from '@harborline/domain/texts/export';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { IMPORT_CONTENT_TEXTS, IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, type ActorOptions, PHONE } from '../support/actor';
import { launchBrowser } from '../support/browser';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';
import { signIn } from '../support/staff-steps';
import { ORIGIN } from '../support/suite';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const parent = mkdtempSync(join(tmpdir(), 'harborline-wizard-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

// The first call starts a function, which on a busy machine takes longer than a page waits.
beforeAll(async () => {
  for (const path of ['/api/articles/nothing', '/api/activity/nothing', '/kettle']) {
    const isAwake = async () => (await fetch(`${ORIGIN}${path}`)).status < 500 || undefined;
    await waitFor(path, isAwake, 240_000);
  }
}, 800_000);

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const topic = `Brewing ${Date.now()}`;
const FILES: Readonly<Record<string, string | Buffer>> = {
  'brewing/_category.md': `---\ntitle: ${topic}\n---\n`,
  'brewing/grind.md': `# Grind for ${topic}\n\nSee [water](water.md).\n\n![A grinder](../pictures/grinder.png)`,
  'brewing/water.md': `# Water for ${topic}\n\nNinety degrees.`,
  'brewing/bad.html': `<h1>Scripts in ${topic}</h1><p onclick="boom()">Read me</p><script>boom()</script>`,
  'brewing/song.mp3': 'la la la',
  'pictures/grinder.png': PICTURE,
};

function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(parent, 'guides-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

async function openWizard(list = '/admin/content', options: ActorOptions = {}): Promise<Actor> {
  const owner = await newPerson(options);
  await signIn(owner, 'kettle-owner');
  await owner.goto(list);
  await owner.page.getByRole('link', { name: IMPORT_WIZARD_TEXTS.open, exact: true }).click();
  await owner.page.getByText(IMPORT_WIZARD_TEXTS.chooseTitle).waitFor();
  return owner;
}

const folderField = ({ page }: Actor) => page.locator('input[webkitdirectory]');
const filesField = ({ page }: Actor) => page.locator('input[accept]');
const button = ({ page }: Actor, name: string) => page.getByRole('button', { name, exact: true });

async function importAll(owner: Actor, count: number): Promise<void> {
  const start = button(owner, IMPORT_WIZARD_TEXTS.start(count));
  await owner.page.getByText(IMPORT_WIZARD_TEXTS.outcomes.created, { exact: true }).first().waitFor();
  await start.click();
}

async function reportOf(owner: Actor): Promise<string> {
  const [download] = await Promise.all([
    owner.page.waitForEvent('download'),
    button(owner, IMPORT_WIZARD_TEXTS.download).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** Opens the unpacked site from the disk, in a browser that knows nothing of the product. */
async function readFromFiles(site: string): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(site, 'index.html')).href);
  await page.getByText(topic).first().click();
  await page.getByText(`Grind for ${topic}`).first().click();
  const picture = page.getByRole('img', { name: 'A grinder' });
  await picture.scrollIntoViewIfNeeded();
  expect(await picture.getAttribute('src')).toMatch(/^\.\.\/pictures\//);
  await page.goto(pathToFileURL(join(site, 'index.html')).href);
  await page.getByLabel(HELP_CENTER_TEXTS.searchLabel).fill('Ninety degrees');
  await page.keyboard.press('Enter');
  await page.locator('.result-row').first().click();
  await page.getByRole('heading', { name: `Water for ${topic}` }).waitFor();
  await browser.close();
}

describe('an owner', () => {
  it('S7.5-16, D-15: brings a folder of articles, sees what becomes of it, and visitors read it', async () => {
    const [owner, visitor] = [await openWizard(), await newPerson()];
    const { page } = owner;
    const folder = folderOf(FILES);
    await folderField(owner).setInputFiles(folder);
    await page.getByText(`Grind for ${topic}`).waitFor();
    await page.getByText(IMPORT_TEXTS.unknownType).waitFor();
    await page.getByText(IMPORT_TEXTS.removed('<script>, onclick')).waitFor();
    await importAll(owner, 3);
    await page.getByText(IMPORT_WIZARD_TEXTS.doneTitle).waitFor();
    expect(await reportOf(owner)).toContain('Articles: 3 new, 0 changed, 0 unchanged, 0 refused');

    // The topic is shown before its articles are indexed.
    await waitFor('the new topic and its article', async () => {
      await visitor.goto('/kettle');
      if ((await visitor.page.getByText(topic).count()) === 0) return undefined;
      await visitor.page.getByText(topic).first().click();
      await visitor.page.getByRole('heading', { level: 1, name: topic }).waitFor();
      return (await visitor.page.getByText(`Grind for ${topic}`).count()) > 0 || undefined;
    });
    await visitor.page.getByText(`Grind for ${topic}`).first().click();
    const picture = visitor.page.getByRole('img', { name: 'A grinder' });
    await picture.scrollIntoViewIfNeeded();
    await waitFor(
      'the picture',
      async () =>
        (await picture.evaluate((image) => 'naturalWidth' in image && image.naturalWidth === 1)) || undefined,
    );

    await button(owner, IMPORT_WIZARD_TEXTS.again).click();
    await folderField(owner).setInputFiles(folder);
    await page.getByText(IMPORT_WIZARD_TEXTS.nothingToDo).waitFor();
    expect(await button(owner, IMPORT_WIZARD_TEXTS.start(0)).isDisabled()).toBe(true);
  });

  it('loses the connection in the middle, and the import goes on when it is back', async () => {
    const owner = await openWizard();
    await filesField(owner).setInputFiles(
      [1, 2, 3].map((number) => ({
        name: `lost-${number}.md`,
        mimeType: 'text/markdown',
        buffer: Buffer.from(`# Lost ${number} of ${topic}\n\nText`),
      })),
    );
    await owner.page.getByText(IMPORT_WIZARD_TEXTS.outcomes.created, { exact: true }).first().waitFor();
    await owner.whileOffline(async () => {
      await button(owner, IMPORT_WIZARD_TEXTS.start(3)).click();
      await owner.page.getByText(IMPORT_WIZARD_TEXTS.noConnection).waitFor();
    });
    await owner.page.getByText(IMPORT_WIZARD_TEXTS.doneTitle).waitFor();
    expect(await reportOf(owner)).toContain('Articles: 3 new');
  });

  it('is told why hostile files are refused, and the rest can be imported', async () => {
    const owner = await openWizard();
    const zip = new ZipPacker();
    zip.add('../../outside.md', Buffer.from('Outside'));
    zip.add('bomb.md', new Uint8Array(8 * 1024 * 1024));
    zip.add('fine.md', Buffer.from(`# Fine in ${topic}\n\nText`));
    await filesField(owner).setInputFiles({
      name: 'hostile.zip',
      mimeType: 'application/zip',
      buffer: Buffer.concat(zip.finish()),
    });
    await owner.page.getByText(IMPORT_TEXTS.unsafePath).waitFor();
    await owner.page.getByText(IMPORT_TEXTS.packedTooWell).waitFor();
    await owner.page.getByText(`Fine in ${topic}`).waitFor();
    await importAll(owner, 1);
    await owner.page.getByText(IMPORT_WIZARD_TEXTS.doneTitle).waitFor();
  });

  it('brings news and courses from their lists, by keyboard and on a phone', async () => {
    const name = topic.replace(' ', '-');
    const kinds = [
      ['/admin/newsflash', 'news', { [`${name}.md`]: `# Launch of ${topic}\n\nText`, 'song.mp3': 'la la' }],
      [
        '/admin/courses',
        'courses',
        { [`${name}/index.md`]: `---\ntitle: Launch of ${topic}\n---\n`, [`${name}/a.md`]: 'A' },
      ],
    ] as const;
    for (const [list, content, files] of kinds) {
      const owner = await openWizard(list, content === 'news' ? PHONE : {});
      const { page } = owner;
      await folderField(owner).setInputFiles(folderOf(files));
      await page.getByText(IMPORT_WIZARD_TEXTS.outcomes.created, { exact: true }).first().waitFor();
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      await button(owner, IMPORT_WIZARD_TEXTS.start(1, content)).press('Enter');
      await page.getByText(IMPORT_WIZARD_TEXTS.doneTitle).waitFor();
      expect(await reportOf(owner)).toContain('1 new, 0 changed, 0 unchanged, 0 refused');
      await page.getByRole('link', { name: IMPORT_CONTENT_TEXTS[content].toList }).press('Enter');
      const row = page.getByRole('listitem').filter({ hasText: `Launch of ${topic}` });
      await row.waitFor();
      expect(await row.getByText('Published', { exact: true }).count()).toBe(0);
    }
  });

  it('U-14: takes the help center along as a zip that needs no server', async () => {
    const owner = await newPerson();
    await signIn(owner, 'kettle-owner');
    await owner.goto('/admin/profile/settings');
    const [download] = await Promise.all([
      owner.page.waitForEvent('download', { timeout: 240_000 }),
      button(owner, SITE_EXPORT_TEXTS.start).click(),
    ]);
    expect(download.suggestedFilename()).toBe('site-kettle.zip');
    const { files, notes } = unpackZip(readFileSync(await download.path()), IMPORT_LIMITS);
    expect(notes).toEqual([]);
    const site = folderOf(Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes)])));

    await readFromFiles(site);
  });
});
