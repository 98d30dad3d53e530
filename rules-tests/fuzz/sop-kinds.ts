import {
  sopArticleWriteSchema,
  sopCategoryWriteSchema,
  sopReceiptWriteSchema,
} from '@harborline/domain/entities/writes/sop';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { SERVER_TIME } from '@harborline/emulators/in-process';
import fc from 'fast-check';
import { LIB } from '../support/people';
import { type Fields, nearly, words } from './document';
import { isHere, type Kind, TENANTS } from './kinds';

/** Categories of LIB in the world. */
const CATEGORIES: readonly unknown[] = ['', 'sopOpen'];

const category: Kind = {
  name: 'SopCategories',
  person: 'writer',
  documents: nearly({
    fields: fc.record({
      support_lib_id: fc.constant(LIB),
      category_id: fc.constant('own'),
      category_title: words(LIMITS.categoryTitle, 1),
      position: fc.nat(LIMITS.sopPosition),
    }),
    limits: { category_title: LIMITS.categoryTitle },
    others: {
      support_lib_id: TENANTS,
      category_id: ['sopOpen', 'a/b', ''],
      position: [-1, 0, 0.5, LIMITS.sopPosition, LIMITS.sopPosition + 1],
    },
  }),
  schema: sopCategoryWriteSchema,
  isOurs: (fields) => isHere(fields) && fields.category_id === 'own',
  writes: (data) => [{ kind: 'set', path: docPath.sopCategory('own'), data }],
};

const sop: Kind = {
  name: 'SopArticles',
  person: 'editor',
  documents: nearly({
    fields: fc.boolean().chain((isPublished) =>
      fc.record({
        support_lib_id: fc.constant(LIB),
        sop_title: words(LIMITS.articleTitle, 1),
        sop_content: words(LIMITS.sopContent),
        category_id: fc.constantFrom(...CATEGORIES),
        is_published: fc.constant(isPublished),
        is_disabled: fc.boolean(),
        version: fc.constant(isPublished ? 1 : 0),
        owner_ref: fc.constantFrom('', 'agent'),
        verify_by: fc.constantFrom(null, new Date(0)),
        verified_at: fc.constant(null),
        verified_by: fc.constant(''),
        created_at: fc.constant(SERVER_TIME),
        updated_at: fc.constant(SERVER_TIME),
        updated_by: fc.constant('editor'),
      }),
    ),
    limits: { sop_title: LIMITS.articleTitle, sop_content: LIMITS.sopContent, owner_ref: 128 },
    others: {
      support_lib_id: TENANTS,
      category_id: ['otherSopOpen', 'open', 'a/b', 'x'.repeat(129)],
      version: [0, 1, 2, 0.5],
      is_published: [true, false],
      verify_by: ['soon', SERVER_TIME],
      verified_at: [SERVER_TIME],
      verified_by: ['editor', 'owner'],
      updated_by: ['owner'],
      updated_at: [new Date(0)],
      created_at: [new Date(0)],
    },
  }),
  schema: sopArticleWriteSchema,
  isOurs: (fields) =>
    isHere(fields) &&
    CATEGORIES.includes(fields.category_id) &&
    fields.created_at === SERVER_TIME &&
    fields.updated_at === SERVER_TIME &&
    fields.updated_by === 'editor',
  writes: (data, id) => [{ kind: 'set', path: docPath.sopArticle(id), data }],
};

const isOfWorld = ({ sop_ref, reader_ref, version, read_at }: Fields): boolean =>
  sop_ref === 'sopLive' && reader_ref === 'writer' && version === 2 && read_at === SERVER_TIME;

const receipt: Kind = {
  name: 'SopReceipts',
  person: 'writer',
  restores: docPath.sopReceipt('sopLive', 'writer'),
  documents: nearly({
    fields: fc.record({
      support_lib_id: fc.constant(LIB),
      sop_ref: fc.constant('sopLive'),
      reader_ref: fc.constant('writer'),
      version: fc.constant(2),
      read_at: fc.constant(SERVER_TIME),
    }),
    limits: {},
    others: {
      support_lib_id: TENANTS,
      sop_ref: ['sopDraft', 'sopArchived', 'otherSop', 'nowhere', 'a/b'],
      reader_ref: ['owner', ''],
      version: [0, 1, 3],
      read_at: [new Date(0)],
    },
  }),
  schema: sopReceiptWriteSchema,
  isOurs: (fields) => isHere(fields) && isOfWorld(fields),
  writes: (data) => [{ kind: 'set', path: docPath.sopReceipt('sopLive', 'writer'), data }],
};

export const SOP_KINDS: readonly Kind[] = [category, sop, receipt];
