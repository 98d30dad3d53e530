import type { Category } from '@harborline/domain/entities/category';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { ImportResult } from '@harborline/domain/import/import-job';
import type { SourceCategory } from '@harborline/domain/import/import-source';
import { LIMITS } from '@harborline/domain/limits';
import { importSource } from '@harborline/domain/stores/bookkeeping';
import { allCategories, category as categoryDocument } from '@harborline/domain/stores/categories';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords, readEach, readRecord } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';
import { type ImportRun, sourceRecordId, targetId } from './import-run';

interface Existing {
  readonly categories: readonly Category[];
  /** source id -> id here, of what was imported before */
  readonly imported: ReadonlyMap<string, string>;
}

interface PlannedCategory {
  readonly result: ImportResult;
  /** null if nothing is written */
  readonly created: Category | null;
}

const titleOf = ({ category_title }: Pick<Category, 'category_title'>): string =>
  category_title.trim().toLowerCase();

const newCategory = (run: ImportRun, source: SourceCategory, parentId: string): Category => ({
  id: targetId(run, 'category', source.sourceId),
  support_lib_id: run.library.id,
  category_title: source.title,
  category_description: source.description,
  category_icon: source.icon,
  parent_cat_id: parentId,
  is_enabled: true,
  is_disabled: false,
});

/** Where a category of an import goes: to the one it became before, to one of the same name, or to a new one. */
function planCategory(
  run: ImportRun,
  source: SourceCategory,
  parentId: string,
  { categories, imported }: Existing,
): PlannedCategory {
  const { sourceId } = source;
  const wanted = newCategory(run, source, parentId);
  const earlier = imported.get(sourceId) ?? wanted.id;
  const known = categories.find(({ id }) => id === earlier);
  if (known) {
    return { result: { sourceId, id: known.id, outcome: 'unchanged', reason: '' }, created: null };
  }
  const namesake = categories.find(
    (one) => one.parent_cat_id === parentId && titleOf(one) === titleOf(wanted),
  );
  if (namesake) {
    const reason = IMPORT_TEXTS.sameCategory;
    return { result: { sourceId, id: namesake.id, outcome: 'unchanged', reason }, created: null };
  }
  if (categories.length >= LIMITS.listedCategories) {
    const reason = IMPORT_TEXTS.tooManyCategories;
    return { result: { sourceId, id: parentId, outcome: 'refused', reason }, created: null };
  }
  return { result: { sourceId, id: wanted.id, outcome: 'created', reason: '' }, created: wanted };
}

/** Plans all categories, parents first; a category that is new counts for those that follow. */
export function planCategories(
  run: ImportRun,
  sources: readonly SourceCategory[],
  { categories, imported }: Existing,
): PlannedCategory[] {
  const known = [...categories];
  const ids = new Map<string, string>();
  return sources.map((source) => {
    const planned = planCategory(run, source, ids.get(source.parentSourceId) ?? '', {
      categories: known,
      imported,
    });
    ids.set(source.sourceId, planned.result.id);
    if (planned.created) known.push(planned.created);
    return planned;
  });
}

async function readExisting(
  run: ImportRun,
  sources: readonly SourceCategory[],
  transaction: Transaction,
): Promise<Existing> {
  const documents = sources.map(({ sourceId }) => importSource(sourceRecordId(run, 'category', sourceId)));
  const [categories, records] = await Promise.all([
    findRecords(allCategories(run.library.id), transaction),
    readEach(documents, transaction),
  ]);
  const imported = sources.flatMap(({ sourceId }, index) => {
    const record = records[index];
    return record ? [[sourceId, record.target_id] as const] : [];
  });
  return { categories, imported: new Map(imported) };
}

const entryOf = ({ id, category_title, is_enabled, is_disabled }: Category) => ({
  id,
  category_title,
  is_enabled,
  is_disabled,
});

/** New categories follow those that staff have ordered (S3-08), as long as the order has room. */
function orderWith(library: LibraryPublic, created: readonly Category[]) {
  const { categoryPositioning: order } = library;
  const extended = [...order, ...created.map(entryOf)];
  const bytes = extended.reduce((sum, { id }) => sum + id.length, 0);
  const hasRoom = extended.length <= LIMITS.categoryOrder && bytes <= LIMITS.categoryOrderBytes;
  return hasRoom ? extended : order;
}

function writeCategory(category: Category, transaction: Transaction): void {
  setRecord(transaction, categoryDocument(category.id), {
    support_lib_id: category.support_lib_id,
    category_title: category.category_title,
    category_description: category.category_description,
    category_icon: category.category_icon,
    parent_cat_id: category.parent_cat_id,
    is_enabled: category.is_enabled,
    is_disabled: category.is_disabled,
  });
}

function writePlan(
  run: ImportRun,
  planned: readonly PlannedCategory[],
  library: LibraryPublic,
  transaction: Transaction,
): void {
  const created = planned.flatMap((one) => one.created ?? []);
  for (const category of created) writeCategory(category, transaction);
  for (const { result } of planned) {
    if (result.outcome === 'refused') continue;
    setRecord(transaction, importSource(sourceRecordId(run, 'category', result.sourceId)), {
      support_lib_id: run.library.id,
      target_id: result.id,
      source_hash: '',
      written_hash: '',
    });
  }
  if (created.length === 0) return;
  const categoryPositioning = orderWith(library, created);
  updateRecord(transaction, libraryDocument(run.library.id), { categoryPositioning });
}

/**
 * Creates the categories of an import that the library lacks.
 * @param sources parents before their children
 * @returns one result each, in their order; a refused one has the id of the category above
 */
export function importCategories(
  run: ImportRun,
  sources: readonly SourceCategory[],
): Promise<readonly ImportResult[]> {
  return firestore().runTransaction(async (transaction) => {
    const existing = await readExisting(run, sources, transaction);
    const library = await readRecord(libraryDocument(run.library.id), transaction);
    const planned = planCategories(run, sources, existing);
    if (library && !run.isDryRun) writePlan(run, planned, library, transaction);
    return planned.map(({ result }) => result);
  });
}
