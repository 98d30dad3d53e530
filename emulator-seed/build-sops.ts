import { sopArticle, sopCategory, sopReceipt } from '@harborline/domain/stores/sops';
import { type DemoLibraryKey, LIBRARY_IDS } from './library-data';
import { renderArticle } from './render-article';
import { DAY_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';
import { DEMO_SOPS, type DemoSop } from './sop-data';

/** Days between the publication of a version and the confirmation of its readers. */
const READ_AFTER_DAYS = 1;

function sopDoc(library: DemoLibraryKey, sop: DemoSop, { nowMs, toTime }: SeedClock): SeedDoc {
  const {
    slug,
    title,
    category,
    markdown,
    isDraft = false,
    isOffered,
    version = 1,
    owner,
    verifyInDays,
  } = sop;
  const updatedAt = toTime(nowMs - sop.updatedDaysAgo * DAY_MS);
  return seedDoc(sopArticle(`${library}-sop-${slug}`), {
    support_lib_id: LIBRARY_IDS[library],
    sop_title: title,
    sop_content: renderArticle(markdown, library),
    category_id: `${library}-sop-${category}`,
    is_published: !isDraft,
    is_disabled: false,
    ...(isOffered === true && { is_offered: true }),
    version: isDraft ? 0 : version,
    owner_ref: owner === undefined ? '' : `${library}-${owner}`,
    verify_by: verifyInDays === undefined ? null : toTime(nowMs + verifyInDays * DAY_MS),
    verified_at: null,
    verified_by: '',
    created_at: toTime(nowMs - (sop.updatedDaysAgo + 100 * version) * DAY_MS),
    updated_at: updatedAt,
    updated_by: `${library}-owner`,
  });
}

const receiptDocs = (library: DemoLibraryKey, sop: DemoSop, { nowMs, toTime }: SeedClock): SeedDoc[] =>
  Object.entries(sop.readBy ?? {}).map(([role, version], index) => {
    const [id, uid] = [`${library}-sop-${sop.slug}`, `${library}-${role}`];
    const isCurrent = version === (sop.version ?? 1);
    const daysAgo = isCurrent ? sop.updatedDaysAgo - READ_AFTER_DAYS : sop.updatedDaysAgo + 90;
    return seedDoc(sopReceipt(id, uid), {
      support_lib_id: LIBRARY_IDS[library],
      sop_ref: id,
      reader_ref: uid,
      version,
      read_at: toTime(nowMs - daysAgo * DAY_MS + index * 60_000),
    });
  });

/** The SOPs of the demo world, with their categories and with who has read them. */
export const sopDocs = (clock: SeedClock): SeedDoc[] =>
  DEMO_SOPS.flatMap(({ library, categories, sops }) => [
    ...categories.map(([slug, title], index) =>
      seedDoc(sopCategory(`${library}-sop-${slug}`), {
        support_lib_id: LIBRARY_IDS[library],
        category_id: `${library}-sop-${slug}`,
        category_title: title,
        position: index + 1,
      }),
    ),
    ...sops.flatMap((sop) => [sopDoc(library, sop, clock), ...receiptDocs(library, sop, clock)]),
  ]);
