import { SERVER_TIME } from '../support/firestore';
import { newsFlash } from '../support/world';
import { type CellContext, type Trial, trialsOf } from './trial';

const FUTURE = new Date(Date.UTC(2035, 0, 1));
const LIVE = { is_published: true };
const DRAFT = { is_published: false };
const FOR_STAFF = { is_published: false, audience: 'staff', is_staff_published: true } as const;
const PLANNED = { is_published: false, publish_at: FUTURE, next_at: FUTURE };

const stamp = ({ uid }: CellContext) => ({ updated_at: SERVER_TIME, updated_by: uid });
const stored = (changes: object) => (context: CellContext) => newsFlash(context.library, changes);
const fresh = (changes: object) => (context: CellContext) => ({
  ...newsFlash(context.library, changes),
  ...stamp(context),
  timeStamp: SERVER_TIME,
  createdAt: SERVER_TIME,
});
const retitled = (context: CellContext) => ({ newsFlash_title: 'New', ...stamp(context) });
const becoming = (changes: object) => (context: CellContext) => ({ ...changes, ...stamp(context) });

const news = trialsOf('NewsFlash');
const NEWS: readonly Trial[] = [
  news.get('published', 'NewsFlash.readPublished', stored(LIVE)),
  news.get('unpublished', 'NewsFlash.readAll', stored(DRAFT)),
  news.get('published for staff', 'NewsFlash.readAll', stored(FOR_STAFF)),
  news.get('planned', 'NewsFlash.readAll', stored(PLANNED)),
  news.list('published', 'NewsFlash.readPublished', [['is_published', true]]),
  news.list('unpublished', 'NewsFlash.readAll', [['is_published', false]]),
  news.list('all', 'NewsFlash.readAll'),
  news.create('unpublished', 'NewsFlash.createUnpublished', fresh(DRAFT)),
  news.create('published', 'NewsFlash.publish', fresh(LIVE)),
  news.create('planned', 'NewsFlash.publish', fresh(PLANNED)),
  news.update('unpublished', 'NewsFlash.updateUnpublished', stored(DRAFT), retitled),
  news.update('published', 'NewsFlash.publish', stored(LIVE), retitled),
  news.update('published for staff', 'NewsFlash.publish', stored(FOR_STAFF), retitled),
  news.update('planned', 'NewsFlash.publish', stored(PLANNED), retitled),
  news.update(
    'unpublished, to be published',
    'NewsFlash.publish',
    stored(DRAFT),
    becoming({ ...LIVE, timeStamp: SERVER_TIME }),
  ),
  news.update('published, to be withdrawn', 'NewsFlash.publish', stored(LIVE), becoming(DRAFT)),
  news.update('published, its counters', undefined, stored(LIVE), becoming({ heart: 1 })),
  news.deleteOwn('published', undefined, stored(LIVE)),
  news.deleteOwn('published for staff', undefined, stored(FOR_STAFF)),
  news.deleteOwn('unpublished by the person', 'NewsFlash.delete', stored(DRAFT)),
  news.delete('unpublished by a teammate', undefined, stored(DRAFT)),
];

const lists = trialsOf('NewsFlashLists');
const list = ({ library }: CellContext) => ({ support_lib_id: library, entries: [] });
const LISTS: readonly Trial[] = [
  lists.get('by name', 'NewsFlashLists.get', list),
  lists.list('all', undefined),
  lists.create('new', 'NewsFlashLists.write', list),
  lists.update('there', 'NewsFlashLists.write', list, () => ({ entries: [1] })),
  lists.delete('there', 'NewsFlashLists.write', list),
];

export const NEWS_TRIALS = [...NEWS, ...LISTS];
