import { collectionRules, rulesTestFile, trialsOf } from './collection-rules.mjs';
import { addDeclaration, addEntry, addImport, addRow, literalOf } from './edit.mjs';
import { pluralOf, spellingsOf } from './names.mjs';

const entityFile = ({ one, many }) => `import * as z from 'zod/mini';

/** \`${many.pascal}/{id}\` */
export const ${one.camel}Schema = z.looseObject({
  support_lib_id: z.string(),
  title: z.string(),
});
`;

const writesFile = ({ one }) => `import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { writtenTitle } from './written';

/** What staff may write. */
export const ${one.camel}WriteSchema = z.strictObject({
  support_lib_id: z.string(),
  title: writtenTitle(LIMITS.shortText),
});
`;

const storeFile = ({ one, many }) => `import type * as z from 'zod/mini';
import { ${one.camel}Schema } from '../entities/${one.kebab}';
import type { ${one.camel}WriteSchema } from '../entities/writes/${one.kebab}';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

type Written = z.input<typeof ${one.camel}WriteSchema>;

const ${many.camel} = defineStore<typeof ${one.camel}Schema, Written, Written>(
  COLLECTIONS.${many.camel},
  ${one.camel}Schema,
);

/** \`${many.pascal}/{id}\`, as screens and the tests of the rules write it. */
export const ${one.camel} = (id: string) => ${many.camel}.at(docPath.${one.camel}(id));

/** A library's documents, as many as a list shows; the rules tests query them. */
export const ${many.camel}Of = (libraryId: string) =>
  ${many.camel}.query({
    where: [['support_lib_id', '==', libraryId]],
    limit: LIMITS.listPageSize,
  });
`;

const fuzzKind = ({ one, many }) => `const ${one.camel}: Kind = {
  name: '${many.pascal}',
  person: 'owner',
  documents: nearly({
    fields: fc.record({ support_lib_id: fc.constant(LIB), title: words(LIMITS.shortText, 1) }),
    limits: { title: LIMITS.shortText },
    others: { support_lib_id: TENANTS },
  }),
  schema: ${one.camel}WriteSchema,
  isOurs: isHere,
  writes: set(docPath.${one.camel}),
};
`;

const pathEdits =
  ({ one, many }) =>
  (source) =>
    addRow(
      addRow(source, literalOf('COLLECTIONS'), { key: many.camel, value: `'${many.pascal}'` }),
      literalOf('docPath'),
      { key: one.camel, value: `(id: string) => \`\${COLLECTIONS.${many.camel}}/\${id}\`` },
    );

const tableEdits =
  ({ many }) =>
  (source) =>
    ['read', 'create', 'update', 'delete'].reduce(
      (text, operation) =>
        addRow(text, literalOf('COLLECTION_PERMISSIONS'), {
          key: `${many.pascal}.${operation}`,
          value: operation === 'read' ? 'signedIn()' : 'generalSettings',
        }),
      source,
    );

const trialEdits = (names) => (source) =>
  addEntry(
    addDeclaration(source, {
      text: trialsOf(names),
      before: 'export const CONTENT_TRIALS',
    }),
    literalOf('CONTENT_TRIALS'),
    `...${names.many.constant}`,
  );

const fuzzEdits = (names) => (source) =>
  addEntry(
    addDeclaration(
      addImport(
        source,
        `import { ${names.one.camel}WriteSchema } from '@harborline/domain/entities/writes/${names.one.kebab}';`,
      ),
      { text: fuzzKind(names), before: 'export const CONTENT_KINDS' },
    ),
    literalOf('CONTENT_KINDS'),
    names.one.camel,
  );

/** A collection of a library's documents: staff read them, and people who may change the settings write them. */
export function collection(kebab) {
  const one = spellingsOf(kebab);
  const names = { one, many: spellingsOf(pluralOf(one.kebab)) };
  const store = `domain/src/stores/${names.many.kebab}.ts`;
  return {
    created: {
      [`domain/src/entities/${one.kebab}.ts`]: entityFile(names),
      [`domain/src/entities/writes/${one.kebab}.ts`]: writesFile(names),
      [store]: storeFile(names),
      [`rules-tests/${names.many.kebab}.test.ts`]: rulesTestFile(names),
    },
    edits: {
      'domain/src/paths.ts': pathEdits(names),
      'domain/src/permissions/table.ts': tableEdits(names),
      'firestore.rules': (source) =>
        addEntry(source, /match \/databases\/\{database\}\/documents \{/, collectionRules(names), {
          before: "// ---- a visitor's request",
          separator: '',
        }),
      'rules-tests/matrix/content-trials.ts': trialEdits(names),
      'rules-tests/fuzz/kinds.ts': fuzzEdits(names),
    },
    writers: [
      {
        config: 'rules-tests/vitest.trials.config.ts',
        file: 'rules-tests/matrix.test.ts',
        test: 'docs/access-matrix.md',
        writes: 'docs/access-matrix.md',
      },
    ],
    next: [
      `Its fields are in domain/src/entities/${one.kebab}.ts and writes/${one.kebab}.ts there; firestore.rules must match.`,
      `Define its queries in ${store}, and write their indexes: npx vitest run --config rules-tests/vitest.config.ts rules-tests/indexes.test.ts -u`,
      'Who may do what is defined in domain/src/permissions/table.ts, and again in firestore.rules and in the test of the rules.',
      `Try the rules: npm start -- --port 9800, then HARBORLINE_HOSTING_PORT=9800 npx vitest run --config rules-tests/vitest.config.ts rules-tests/${names.many.kebab}.test.ts rules-tests/matrix.test.ts rules-tests/fuzz.test.ts`,
    ],
  };
}
