import type { ListedPerson } from '@harborline/domain/api/inbox/visitor-people';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { usePages } from '../../../../shared/requests/use-pages';
import { loadPeople } from '../people-calls';
import { PersonRow } from '../person-row';
import { PEOPLE } from '../use-person';
import { DirectoryFrame } from './directory-frame';
import { type DirectoryRow, directoryPage } from './directory-row';
import { useDirectoryWords } from './use-directory-words';

const { directory } = PEOPLE_TEXTS;
const TEXTS = {
  title: directory.people,
  intro: directory.peopleIntro,
  search: directory.searchPeople,
  empty: directory.nobody,
  emptyBody: directory.nobodyBody,
  noneFoundBody: directory.noneFoundBody,
} as const;

/** /admin/inbox/people: everybody who writes tickets (D-134). */
export function PeoplePage() {
  const { typed, setTyped, words } = useDirectoryWords();
  const list = usePages<DirectoryRow<ListedPerson>>({
    key: [PEOPLE, 'list', words],
    load: async (cursor, signal) => {
      const { people, ...rest } = await loadPeople({ words, cursor, signal });
      return directoryPage({ entries: people, ...rest }, ({ id }) => id);
    },
    idOf: ({ id }) => id,
  });
  return (
    <DirectoryFrame
      of="people"
      texts={TEXTS}
      typed={typed}
      onType={setTyped}
      words={words}
      list={list}
      row={(person) => <PersonRow key={person.id} person={person} />}
    />
  );
}
