import { LIMITS } from '@harborline/domain/limits';
import { findNamed, findPeople } from '@harborline/domain/mentions/find-people';
import { mentionsIn, mentionText } from '@harborline/domain/mentions/mentions';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { senderName } from '@harborline/domain/team/sender-name';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import type { Loadable } from '../../../shared/requests/loadable';
import { useStaff } from '../../../shared/staff/session-context';
import { useLivePeopleWho } from '../../../shared/staff/use-people-who';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { ListFailed } from '../word-search/list-failed';
import { ListLine } from '../word-search/list-line';
import { ListPanel } from '../word-search/list-panel';
import { useListKeys } from '../word-search/use-list-keys';
import { useStatus } from '../word-search/use-status';
import type { ComposerSide } from '../word-search/use-word-search';
import { MentionOption } from './mention-option';
import type { Mentioning } from './use-mention-search';

interface MentionListProps extends ComposerSide {
  readonly mentioning: Mentioning;
}

/** What the list says of itself. */
function statusOf(status: Loadable<unknown>['status'], people: number, found: number): string {
  if (status === 'loading') return MENTION_TEXTS.loading;
  if (status !== 'ready') return MENTION_TEXTS.loadFailed;
  if (people === 0) return MENTION_TEXTS.nobody;
  return found === 0 ? MENTION_TEXTS.noMatch : MENTION_TEXTS.found(found);
}

/** The other people of the library who may read tickets. */
function useTeam() {
  const { uid, support_lib_id: libraryId } = useStaff();
  const live = useLivePeopleWho(libraryId, viewTickets);
  const people = useMemo(
    () =>
      live.status === 'ready'
        ? live.data.filter((person) => person.id !== uid && senderName(person) !== '')
        : [],
    [live, uid],
  );
  const retry = live.status === 'failed' || live.status === 'denied' ? live.retry : null;
  return { status: live.status, people, retry };
}

/** What stands in the text for a name; a word that the button was pressed behind keeps its distance. */
const inserted = (name: string, before: string): string =>
  `${/[^\s(]$/u.test(before) ? ' ' : ''}${mentionText(name)} `;

/** Puts a name into the note, if one more fits. */
function usePick({ onPick, mentioning, search, textOf }: MentionListProps) {
  const toasts = useToasts();
  return (uid: string, name: string) => {
    const text = textOf();
    const named = mentionsIn(text, mentioning.mentions);
    if (named[uid] === undefined && Object.keys(named).length >= LIMITS.mentionsPerNote) {
      toasts.error(MENTION_TEXTS.full(LIMITS.mentionsPerNote));
      return;
    }
    mentioning.add(uid, name);
    if (!onPick(inserted(name, text.slice(0, search.start)))) toasts.error(MENTION_TEXTS.tooLong);
  };
}

/** Whoever is named in full without being chosen is mentioned too, once no other name can be meant. */
function useTypedName(
  { search, mentioning }: MentionListProps,
  people: ReturnType<typeof useTeam>['people'],
  isOver: boolean,
) {
  const named = isOver ? findNamed(people, search.words) : null;
  const uid = named?.person.id;
  const name = named?.name ?? '';
  const { add } = mentioning;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `add` is new with each render
  useEffect(() => {
    if (uid !== undefined) add(uid, name);
  }, [uid, name]);
}

/** The teammates whose name fits what is typed (D-103). */
export function MentionList(props: MentionListProps) {
  const { search, listId, keys, onActive } = props;
  const team = useTeam();
  const options = useMemo(() => findPeople(team.people, search.words), [team.people, search.words]);
  const pick = usePick(props);
  useTypedName(props, team.people, team.status === 'ready' && options.length === 0);
  const pickId = (uid: string) => {
    const person = options.find(({ id }) => id === uid);
    if (person !== undefined) pick(uid, senderName(person));
  };
  const { active, setActive } = useListKeys({
    keys,
    isReady: team.status === 'ready',
    choices: useMemo(() => options.map(({ id }) => id), [options]),
    words: search.words,
    onPick: pickId,
  });
  const status = statusOf(team.status, team.people.length, options.length);
  useStatus(props.onStatus, status);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = options.length === 0 ? null : optionId(active);
  useEffect(() => {
    onActive(activeId);
    return () => onActive(null);
  }, [activeId, onActive]);
  return (
    <ListPanel>
      {team.retry !== null && (
        <ListFailed
          text={status}
          onRetry={() => {
            props.toField();
            team.retry?.();
          }}
        />
      )}
      {team.retry === null && options.length === 0 && <ListLine text={status} />}
      {options.length > 0 && (
        <Box
          id={listId}
          role="listbox"
          aria-label={MENTION_TEXTS.people}
          sx={{ overflowY: 'auto', py: 0.5, minHeight: 0 }}
        >
          {options.map((person, index) => (
            <MentionOption
              key={person.id}
              id={optionId(index)}
              name={senderName(person)}
              isActive={index === active}
              onHover={() => setActive(index)}
              onPick={() => pickId(person.id)}
            />
          ))}
        </Box>
      )}
    </ListPanel>
  );
}
