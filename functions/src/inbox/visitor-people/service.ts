import { findPeopleOfTickets, findPersonOfTicket } from './adopt-ticket';
import { getCompany } from './get-company';
import { getPersonNotes } from './get-notes';
import { getVisitorPerson } from './get-person';
import { listCompanies } from './list-companies';
import { listPeople } from './list-people';
import { mergePeople } from './merge-people';
import { setPersonNotes } from './set-notes';
import { undoPersonMerge } from './undo-person-merge';

/** The endpoints of people who write tickets (D-129). */
export const peopleEndpoints = [
  findPersonOfTicket,
  findPeopleOfTickets,
  getCompany,
  getPersonNotes,
  getVisitorPerson,
  listCompanies,
  listPeople,
  mergePeople,
  setPersonNotes,
  undoPersonMerge,
];
