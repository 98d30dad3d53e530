import * as contract from '@harborline/domain/api/inbox/visitor-people';
import { visitorPersonSchema } from '@harborline/domain/entities/visitor-person';
import { LIMITS } from '@harborline/domain/limits';
import { peopleByCompany, peopleOfCompany } from '@harborline/domain/stores/visitor-people';
import { queryWords } from '@harborline/domain/tickets/search/words';
import { companyStartToAsk, isCompanyWith } from '@harborline/domain/visitor-people/person-words';
import * as z from 'zod/mini';
import { staffEndpoint } from '../../platform/endpoint';
import { isoTime } from '../../platform/iso-time';
import { countRecords, findRecords } from '../../platform/store/read';

interface Scan {
  readonly libraryId: string;
  /** none for all */
  readonly words: readonly string[];
  readonly after: string;
  readonly size: number;
}

const companySchema = z.pick(visitorPersonSchema, { company: true });

/**
 * The next companies by their domains. No document stands for a company: its people are next to each other in the order of
 * companies, and the rest of a large one is passed over.
 */
async function scanCompanies({ libraryId, words, after, size }: Scan) {
  const start = words.length === 0 ? null : companyStartToAsk(words);
  const companies = new Set<string>();
  let last = after;
  for (let batch = 0; batch < LIMITS.companyBatches; batch++) {
    const query = peopleByCompany(libraryId, last, start);
    const read = await findRecords({ ...query, read: companySchema, select: ['company'] });
    for (const { company } of read) {
      last = company;
      if (isCompanyWith(company, words)) companies.add(company);
      if (companies.size > size) {
        const page = [...companies].slice(0, size);
        return { page, nextCursor: page.at(-1) ?? '', hasStopped: false };
      }
    }
    if (read.length < LIMITS.companyBatch) return { page: [...companies], nextCursor: '', hasStopped: false };
  }
  return { page: [...companies], nextCursor: last, hasStopped: true };
}

/** A company with the number of its people; undefined if the last one has gone meanwhile. */
async function present(libraryId: string, domain: string) {
  const people = peopleOfCompany(libraryId, domain);
  const [latest, people_count] = await Promise.all([
    findRecords({ ...people, limit: 1 }),
    countRecords({ ...people, limit: LIMITS.countedTickets }),
  ]);
  return latest.map(({ last_ticket_at }) => ({
    domain,
    people_count,
    last_ticket_at: isoTime(last_ticket_at),
  }));
}

/** GET people/companies: who writes from where, with a bounded number of reads (D-134). */
export const listCompanies = staffEndpoint(contract.listCompanies, async ({ q, cursor, per_page }, staff) => {
  const libraryId = staff.support_lib_id;
  const { page, nextCursor, hasStopped } = await scanCompanies({
    libraryId,
    words: q === undefined ? [] : queryWords(q),
    after: cursor ?? '',
    size: per_page,
  });
  return {
    companies: (await Promise.all(page.map((domain) => present(libraryId, domain)))).flat(),
    next_cursor: nextCursor,
    has_stopped: hasStopped,
  };
});
