import { Refusal } from '../say.mjs';
import { addEntry, addImport, addRow, literalOf, textInside } from './edit.mjs';
import { HOSTING, routeEdits, screenFiles, screenSpellings, textsOf } from './screen.mjs';

const TABLE = 'domain/src/permissions/table.ts';

/** @throws Refusal for a name with other screens below it */
function refuseFolderOfRoutes({ kebab }, tree) {
  const routes = textInside(tree.read(TABLE), literalOf('ROUTE_PERMISSIONS'));
  if (new RegExp(`['"]${kebab}/`).test(routes)) {
    throw new Refusal(`Screens lie below /admin/${kebab} already: choose another name.`);
  }
}

/** A screen in a new feature. */
export function feature(kebab, _options, tree) {
  const name = screenSpellings(kebab);
  refuseFolderOfRoutes(name, tree);
  const address = `/admin/${name.kebab}`;
  const all = { name, folder: name.kebab, up: '../..', texts: name.kebab, address, isSettings: false };
  const texts = `${name.constant}_TEXTS`;
  return {
    folder: `web/src/features/${name.kebab}`,
    created: {
      [`domain/src/texts/${name.kebab}.ts`]: textsOf(name).trimStart(),
      ...screenFiles(all),
    },
    edits: {
      ...routeEdits({ name, route: name.kebab, folder: name.kebab, before: "'profile/account'" }),
      'web/src/shared/routes/admin-links.ts': (source) =>
        addRow(
          addRow(source, literalOf('ADMIN_PATTERNS'), {
            key: name.camel,
            value: `'${address}'`,
            before: 'profile:',
          }),
          literalOf('adminLinks'),
          { key: name.camel, value: `() => ADMIN_PATTERNS.${name.camel}` },
        ),
      'e2e/journeys/every-screen.test.ts': (source) =>
        addEntry(
          addImport(source, `import { ${texts} } from '@harborline/domain/texts/${name.kebab}';`),
          literalOf('STAFF_PAGES'),
          `  ['${address}', ${texts}.listTitle]`,
          { before: "['/admin/accessdenied'" },
        ),
    },
    writers: [HOSTING],
    next: [
      `Load its data in web/src/features/${name.kebab}/load-${name.kebab}.ts, and put its texts in domain/src/texts/${name.kebab}.ts.`,
      `Who may open it is defined in ${TABLE}; adminLinks.${name.camel}() leads there.`,
      `Look at it: npm start, then ${address}. Add a journey that shows what people do with it.`,
    ],
  };
}
