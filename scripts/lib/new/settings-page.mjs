import { addImport, addRow, literalOf } from './edit.mjs';
import { HOSTING, routeEdits, screenFiles, screenSpellings, textsOf } from './screen.mjs';

/** A page of the settings, in the group Company. */
export function settingsPage(kebab) {
  const name = screenSpellings(kebab);
  const folder = `settings/${name.kebab}`;
  const all = {
    name,
    folder,
    up: '../../..',
    texts: 'settings',
    address: `/admin/profile/${name.kebab}`,
    isSettings: true,
  };
  const texts = `${name.constant}_TEXTS`;
  return {
    folder: `web/src/features/${folder}`,
    created: screenFiles(all),
    edits: {
      ...routeEdits({ name, route: `profile/${name.kebab}`, folder, before: "'/contact'" }),
      'domain/src/texts/settings.ts': (source) =>
        addRow(source, literalOf('PROFILE_PAGES'), {
          key: name.kebab,
          value: `{ group: 'Company', label: '${name.title}' }`,
          before: 'teammates:',
        }) + textsOf(name),
      'e2e/journeys/every-screen.test.ts': (source) =>
        addRow(
          addImport(source, `import { ${texts} } from '@harborline/domain/texts/settings';`),
          literalOf('CONTENT'),
          { key: name.kebab, value: `${texts}.listTitle` },
        ),
    },
    writers: [HOSTING],
    next: [
      `Load its data in web/src/features/${folder}/load-${name.kebab}.ts, and put its texts in domain/src/texts/settings.ts.`,
      'Its group and order are in PROFILE_PAGES there; who may open it is in domain/src/permissions/table.ts.',
      `Look at it: npm start, then /admin/profile/${name.kebab}.`,
    ],
  };
}
