import { docPath } from '@harborline/domain/paths';
import { limit, list, SERVER_TIME, set, update, where } from '../support/firestore';
import { CREATED_AT, receipt as receiptIn, sopCategoryIn, sop as sopIn } from '../support/world';
import { libraryDocuments } from './library-trials';
import { type CellContext, type Trial, trialsOf } from './trial';

const stamp = ({ uid }: CellContext) => ({ updated_at: SERVER_TIME, updated_by: uid });

const categories = trialsOf('SopCategories');
const category = ({ library, key }: CellContext) => sopCategoryIn(library, key);
const CATEGORIES: readonly Trial[] = [
  categories.get('there', 'SopCategories.read', category),
  categories.list('all', 'SopCategories.read'),
  categories.create('new', 'SopCategories.create', category),
  categories.update('there', 'SopCategories.update', category, () => ({ category_title: 'New' })),
  categories.delete('there', 'SopCategories.delete', category),
];

const LIVE = { is_published: true, is_disabled: false, version: 1 };
const DRAFT = { is_published: false, is_disabled: false, version: 0 };
const ARCHIVED = { is_published: true, is_disabled: true, version: 1 };
const STATES = [
  ['published', LIVE],
  ['unpublished', DRAFT],
  ['archived', ARCHIVED],
] as const;
const sop =
  (changes: object) =>
  ({ library }: CellContext) =>
    sopIn(library, { category_id: '', ...changes });
const fresh = (changes: object) => (context: CellContext) => ({
  ...sop(changes)(context),
  ...stamp(context),
  created_at: SERVER_TIME,
});
const becoming = (changes: object) => (context: CellContext) => ({ ...changes, ...stamp(context) });
const retitled = (version: number) => becoming({ sop_title: 'New', version });

const parentOf = ({ library }: CellContext): string => `${library}-parent`;
const underParent = (context: CellContext) => {
  const path = docPath.library(context.library);
  return { [path]: { ...libraryDocuments(context.library)[path], parent_lib_id: parentOf(context) } };
};
const offered = (context: CellContext) => ({
  ...sop({ ...LIVE, is_offered: true })(context),
  support_lib_id: parentOf(context),
});

const sops = trialsOf('SopArticles');
const SOPS: readonly Trial[] = [
  ...STATES.map(([what, state]) => sops.get(what, 'SopArticles.read', sop(state))),
  sops.list('published', 'SopArticles.read', [
    ['is_published', true],
    ['is_disabled', false],
  ]),
  sops.list('all', 'SopArticles.read'),
  sops.get("the parent's, offered", 'SopArticles.readOfParent', offered, {
    stored: (context) => ({ ...underParent(context), [sops.own(context)]: offered(context) }),
  }),
  sops.trial('list')(
    "the parent's, offered",
    'SopArticles.readOfParent',
    (context) =>
      list(
        'SopArticles',
        where('support_lib_id', '==', parentOf(context)),
        where('is_disabled', '==', false),
        where('is_published', '==', true),
        where('is_offered', '==', true),
        limit(2),
      ),
    { stored: underParent },
  ),
  sops.create('unpublished', 'SopArticles.createUnpublished', fresh(DRAFT)),
  sops.create('published', 'SopArticles.publish', fresh(LIVE)),
  sops.create('archived', 'SopArticles.publish', fresh(ARCHIVED)),
  sops.update('unpublished', 'SopArticles.updateUnpublished', sop(DRAFT), retitled(0)),
  sops.update('published', 'SopArticles.publish', sop(LIVE), retitled(2)),
  sops.update('archived', 'SopArticles.publish', sop(ARCHIVED), retitled(2)),
  sops.update('unpublished, to be published', 'SopArticles.publish', sop(DRAFT), becoming(LIVE)),
  sops.update(
    'published, to be withdrawn',
    'SopArticles.publish',
    sop(LIVE),
    becoming({ is_published: false }),
  ),
  sops.update('published, its owner', 'SopArticles.review', sop(LIVE), () => ({ owner_ref: 'agent' })),
  sops.update('published, to be offered', 'SopArticles.offer', sop(LIVE), () => ({ is_offered: true })),
  sops.update('published, to another library', undefined, sop(LIVE), () => ({ support_lib_id: 'other' })),
  sops.deleteOwn('published', undefined, sop(LIVE)),
  sops.deleteOwn('unpublished', undefined, sop(DRAFT)),
  sops.deleteOwn('archived by the person', 'SopArticles.delete', sop(ARCHIVED)),
  sops.delete('archived by a teammate', undefined, sop(ARCHIVED)),
];

const receipts = trialsOf('SopReceipts');
const sopOf = ({ key }: CellContext) => `${key}-sop`;
const ownPath = (context: CellContext) => docPath.sopReceipt(sopOf(context), context.uid);
const receiptOf =
  (reader?: string) =>
  (context: CellContext): object =>
    receiptIn(context.library, { sop_ref: sopOf(context), reader_ref: reader ?? context.uid });
const published = (context: CellContext) => ({ [docPath.sopArticle(sopOf(context))]: sop(LIVE)(context) });
const confirmed = (context: CellContext) => ({
  ...published(context),
  [ownPath(context)]: receiptOf()(context),
});
const confirming = (context: CellContext) => ({ ...receiptOf()(context), read_at: SERVER_TIME });
const RECEIPTS: readonly Trial[] = [
  receipts.trial('list')('own', 'SopReceipts.readOwn', ({ library, uid }) =>
    list(
      'SopReceipts',
      where('support_lib_id', '==', library),
      where('reader_ref', '==', uid),
      where('sop_ref', 'in', ['one', 'two']),
      limit(20),
    ),
  ),
  receipts.get("a teammate's", 'SopReceipts.readAll', receiptOf('somebody')),
  receipts.list('all', 'SopReceipts.readAll'),
  receipts.trial('create')(
    'own',
    'SopReceipts.writeOwn',
    (context) => set(ownPath(context), confirming(context)),
    { stored: published },
  ),
  receipts.create("a teammate's", undefined, receiptOf('somebody')),
  receipts.trial('update')(
    'own',
    'SopReceipts.writeOwn',
    (context) => update(ownPath(context), { read_at: SERVER_TIME }),
    { stored: confirmed },
  ),
  receipts.update("a teammate's", undefined, receiptOf('somebody'), () => ({ read_at: CREATED_AT })),
  receipts.delete('own', 'SopReceipts.delete', receiptOf()),
];

export const SOP_TRIALS = [...CATEGORIES, ...SOPS, ...RECEIPTS];
