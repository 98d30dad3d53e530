import { newsDraft, sopDraft } from '@harborline/domain/stores/content-drafts';
import { newsRevision, sopRevision } from '@harborline/domain/stores/content-revisions';
import { LIBRARY_IDS } from './library-data';
import { DEMO_NEWS } from './news-data';
import { PEOPLE } from './people';
import { renderArticle } from './render-article';
import { DAY_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';
import { DEMO_SOPS } from './sop-data';

/** Who publishes the demo world's news and SOPs, and who edits them afterwards. */
const [PUBLISHER, EDITOR] = ['lumen-owner', 'lumen-writer'];
const publisherName = PEOPLE.find(({ uid }) => uid === PUBLISHER)?.name ?? '';

/** Whose text was published twice and has unpublished changes. */
const NEWS = 'second-battery';
const SOP = 'book-a-workshop';

const head = (id: string) => ({ support_lib_id: LIBRARY_IDS.lumen, content_ref: id });

const publishedOn = ({ nowMs, toTime }: SeedClock, daysAgo: number) => ({
  published_at: toTime(nowMs - daysAgo * DAY_MS),
  published_by: PUBLISHER,
  published_name: publisherName,
});

const editedHoursAgo = ({ nowMs, toTime }: SeedClock, hours: number) => ({
  updated_at: toTime(nowMs - (hours * DAY_MS) / 24),
  updated_by: EDITOR,
});

function newsCopies(clock: SeedClock): SeedDoc[] {
  const news = DEMO_NEWS.find(({ name }) => name === NEWS);
  if (news === undefined) throw new Error(`There is no news flash ${NEWS}`);
  const id = `lumen-news-${NEWS}`;
  const [newsFlash_categories = '', categoryName = ''] = news.category ?? [];
  const text = (newsFlash_title: string, newsFlash_content: string) => ({
    kind: 'news' as const,
    ...head(id),
    newsFlash_title,
    newsFlash_content,
    newsFlash_featureImage: '',
    newsFlash_keywords: [...news.keywords],
    newsFlash_categories,
    categoryName,
  });
  const earlier = '<p>We expect the 625 Wh battery for the City and Trek models next week.</p>';
  const more = `${news.html}<p>The first two hundred come with a free cover.</p>`;
  return [
    seedDoc(newsRevision(`${id}-revision-1`), {
      ...text('The range battery comes back', earlier),
      ...publishedOn(clock, -news.day + 6),
    }),
    seedDoc(newsRevision(`${id}-revision-2`), {
      ...text(news.title, news.html),
      ...publishedOn(clock, -news.day),
    }),
    seedDoc(newsDraft(id), {
      ...text(news.title, more),
      audience: 'public',
      publish_at: null,
      expires_at: null,
      ...editedHoursAgo(clock, 5),
    }),
  ];
}

function sopCopies(clock: SeedClock): SeedDoc[] {
  const sop = DEMO_SOPS.flatMap(({ sops }) => sops).find(({ slug }) => slug === SOP);
  if (sop === undefined) throw new Error(`There is no SOP ${SOP}`);
  const id = `lumen-sop-${SOP}`;
  const text = (markdown: string) => ({
    kind: 'sop' as const,
    ...head(id),
    sop_title: sop.title,
    sop_content: renderArticle(markdown, 'lumen'),
    category_id: `lumen-sop-${sop.category}`,
  });
  const steps = sop.markdown.split('\n');
  return [
    seedDoc(sopRevision(`${id}-revision-1`), {
      ...text(steps.slice(0, -1).join('\n')),
      version: 1,
      ...publishedOn(clock, sop.updatedDaysAgo + 100),
    }),
    seedDoc(sopRevision(`${id}-revision-2`), {
      ...text(sop.markdown),
      version: 2,
      ...publishedOn(clock, sop.updatedDaysAgo),
    }),
    seedDoc(sopDraft(id), {
      ...text([...steps, '5. Ask two days later whether the bike is fine.'].join('\n')),
      ...editedHoursAgo(clock, 30),
    }),
  ];
}

/** Drafts and revisions of the demo world's news and SOPs. */
export const contentCopyDocs = (clock: SeedClock): SeedDoc[] => [...newsCopies(clock), ...sopCopies(clock)];
