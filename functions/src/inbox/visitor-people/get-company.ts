import * as contract from '@harborline/domain/api/inbox/visitor-people';
import { LIMITS } from '@harborline/domain/limits';
import { openTicketsOfPeople, peopleOfCompany } from '@harborline/domain/stores/visitor-people';
import { staffEndpoint } from '../../platform/endpoint';
import { isoTime } from '../../platform/iso-time';
import { countRecords, findRecords } from '../../platform/store/read';

/** GET people/company: a count, without a read for each ticket (D-129). */
export const getCompany = staffEndpoint(contract.getCompany, async ({ domain }, staff) => {
  const libraryId = staff.support_lib_id;
  const all = await findRecords(peopleOfCompany(libraryId, domain.toLowerCase()));
  const found = all.slice(0, LIMITS.peopleOfCompany);
  const ids = found.map(({ id }) => id);
  return {
    people: found.map(({ id, name, email, is_verified, last_ticket_at }) => ({
      ...{ id, name, email, is_verified },
      last_ticket_at: isoTime(last_ticket_at),
    })),
    open_count: ids.length === 0 ? 0 : await countRecords(openTicketsOfPeople(libraryId, ids)),
    has_more: all.length > found.length,
  };
});
