import { ZipPacker } from '@harborline/domain/export/zip-packer';
import { IMPORT_LIMITS } from '@harborline/domain/import/import-limits';
import { HOSTILE_HTML } from '@harborline/domain/testing/hostile-html';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';
import { openRequestForm } from '../support/visitor-steps';
import { expectNoPayload, packed, squashed, watchPayloads } from '../support/watch-payloads';

const newPerson = useCast();

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Few pictures with long names, since each of them wakes the processes of a trigger. */
const NAMES = packed(HOSTILE_HTML, 6_000);
/** In a zip, a slash begins a folder, whose name becomes that of a topic. */
const PATHS = packed(HOSTILE_HTML, IMPORT_LIMITS.pathLength - 50);

const pictureNamed = (name: string) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: PICTURE });

async function newReader(): Promise<Actor> {
  const person = await newPerson();
  await watchPayloads(person);
  return person;
}

function hostileZip(): Buffer {
  const zip = new ZipPacker();
  for (const [index, path] of PATHS.entries()) {
    zip.add(
      `${index} ${path}/${path.slice(0, 30)}.md`.slice(0, IMPORT_LIMITS.pathLength - 3),
      Buffer.from('Text'),
    );
    zip.add(`${index} ${path}.mp3`, Buffer.from('la la la'));
    zip.add(`plain/${index}.md`, Buffer.from(`---\ntitle: ${JSON.stringify(path)}\n---\nText`));
  }
  return Buffer.concat(zip.finish());
}

describe('names that are hostile (D-15, S5-27)', () => {
  it('are shown as text where a visitor attaches files', async () => {
    const visitor = await newReader();
    const { page } = visitor;
    await openRequestForm(visitor, 'lumen');
    for (const name of NAMES) {
      await page.locator('input[type=file]').setInputFiles(pictureNamed(name));
      await page.locator('.attached').waitFor();
      // Lumen's own translations change some of the words further on.
      const shown = async () => squashed((await page.locator('.attached').textContent()) ?? '');
      await expect.poll(shown).toContain(squashed(name.slice(0, 500)));
      await expectNoPayload(page);
      await page.locator('.attached button').click();
      await page.locator('.attached').waitFor({ state: 'hidden' });
    }
  });

  it('are shown as text where a writer inserts pictures', async () => {
    const writer = await newReader();
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/article/create');
    const content = page.getByRole('textbox', { name: ARTICLE_TEXTS.contentLabel });
    await content.waitFor();
    await page.locator('[data-picture-field]').setInputFiles(NAMES.map(pictureNamed));
    await expect.poll(() => content.locator('img[src*="covers"]').count()).toBe(NAMES.length);
    await expectNoPayload(page);
    const sources = await content
      .locator('img[src]')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''));
    for (const source of sources) expect(source).toMatch(/%2F[A-Za-z0-9._-]+\.png\?alt=media[^"'<>]*$/);
  });

  it('are shown as text where files are refused', async () => {
    const writer = await newReader();
    const { page } = writer;
    writer.record.allow(/picture-not-uploaded/);
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/article/create');
    await page.getByRole('textbox', { name: ARTICLE_TEXTS.contentLabel }).waitFor();
    const files = NAMES.map((name) => ({ name, mimeType: 'image/png', buffer: Buffer.from('no picture') }));
    await page.locator('[data-picture-field]').setInputFiles(files);
    await page.getByRole('alert').first().waitFor();
    await expectNoPayload(page);
  });

  it('are shown as text by the import, and in its report', async () => {
    const owner = await newReader();
    const { page } = owner;
    await signIn(owner, 'kettle-owner');
    await owner.goto('/admin/article/import');
    await page.locator('input[accept]').setInputFiles({
      name: 'hostile.zip',
      mimeType: 'application/zip',
      buffer: hostileZip(),
    });
    await page.getByText(IMPORT_TEXTS.unknownType).first().waitFor();
    await page.getByText(IMPORT_WIZARD_TEXTS.outcomes.created, { exact: true }).first().waitFor();
    const main = squashed((await page.getByRole('main').textContent()) ?? '');
    const shown = PATHS.filter((path) => main.includes(squashed(path.slice(0, 60))));
    expect(shown.length).toBeGreaterThan(PATHS.length / 2);
    await expectNoPayload(page);
  });
});
