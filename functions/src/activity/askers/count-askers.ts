import * as contract from '@harborline/domain/api/activity/askers';
import { failedSearch, searchRequestsSince } from '@harborline/domain/stores/searches';
import { Timestamp } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { findRecords, readEach } from '../../platform/store/read';
import { type StoredRequest, untoldOf, wasToldOf } from './find-askers';
import { groupPeople } from './group-people';
import { reachAskers } from './reach-askers';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A person who wrote after one failed search. */
interface SearchAsker {
  readonly search: string;
  /** those after this search for which nobody was told of an article, the latest first */
  readonly requests: readonly StoredRequest[];
  readonly isTold: boolean;
  /** all that the person asked */
  readonly all: readonly StoredRequest[];
}

function askersOf(all: readonly StoredRequest[]): SearchAsker[] {
  return [...new Set(all.map(({ failed_search }) => failed_search))].map((search) => {
    const asked = all.filter(({ failed_search }) => failed_search === search);
    const requests = untoldOf(asked);
    return { search, requests, isTold: requests.length < asked.length, all };
  });
}

/** Those who can be told now. Only who asked about something that has an answer is looked for. */
async function findTellable(
  askers: readonly SearchAsker[],
  libraryId: string,
): Promise<ReadonlySet<SearchAsker>> {
  const searches = [...new Set(askers.map(({ search }) => search))];
  const read = await readEach(searches.map(failedSearch));
  const answers = new Map(searches.map((search, index) => [search, read[index]?.article_ref]));
  const waiting = askers.filter(({ search, isTold, all }) => {
    const article = answers.get(search);
    return article !== undefined && !isTold && !wasToldOf(all, article);
  });
  const reached = await reachAskers(waiting, libraryId);
  return new Set(waiting.filter((_asker, index) => reached[index]?.reach === 'tellable'));
}

/** GET searches/askers: how many people wrote to the library after each failed search, were told since, and can be told. */
export const countAskers = staffEndpoint(contract.countAskers, async ({ days }, staff, { nowMs }) => {
  const libraryId = staff.support_lib_id;
  const since = Timestamp.fromMillis(nowMs - days * DAY_MS);
  const requests = await findRecords(searchRequestsSince(libraryId, since));
  const askers = groupPeople(requests).flatMap(askersOf);
  const tellable = await findTellable(askers, libraryId);
  const counts = new Map<string, { people: number; told: number; tellable: number }>();
  for (const asker of askers) {
    const before = counts.get(asker.search) ?? { people: 0, told: 0, tellable: 0 };
    counts.set(asker.search, {
      people: before.people + 1,
      told: before.told + Number(asker.isTold),
      tellable: before.tellable + Number(tellable.has(asker)),
    });
  }
  return { searches: [...counts].map(([failed_search, count]) => ({ failed_search, ...count })) };
});
