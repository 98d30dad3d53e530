import type { Requirement } from '@harborline/domain/permissions/requirement';
import { COLLECTION_PERMISSIONS } from '@harborline/domain/permissions/table';
import { AGENCY_LIB, LIB, OTHER_LIB, SIBLING_LIB } from '../support/people';
import { type Actor, actorsFor, isGranted } from './actors';
import { CONTENT_TRIALS } from './content-trials';
import { CONVERSATION_TRIALS } from './conversation-trials';
import { COPY_TRIALS } from './copy-trials';
import { COURSE_TRIALS } from './course-trials';
import { LIBRARY_TRIALS } from './library-trials';
import { NEWS_TRIALS } from './news-trials';
import { PEOPLE_TRIALS } from './people-trials';
import { SOP_TRIALS } from './sop-trials';
import type { CellContext, Trial } from './trial';

/** For staff of LIB: own, sibling, parent, unrelated; for its agency: child, child, own, unrelated. */
export const LIBRARIES = [LIB, SIBLING_LIB, AGENCY_LIB, OTHER_LIB] as const;

export const TRIALS: readonly Trial[] = [
  ...LIBRARY_TRIALS,
  ...PEOPLE_TRIALS,
  ...CONTENT_TRIALS,
  ...COPY_TRIALS,
  ...COURSE_TRIALS,
  ...NEWS_TRIALS,
  ...SOP_TRIALS,
  ...CONVERSATION_TRIALS,
];

/** One actor trying one thing in one library. */
export interface Cell {
  readonly actor: Actor;
  readonly context: CellContext;
  /** whether the actor belongs to the library's staff */
  readonly isHome: boolean;
  /** the table's answer */
  readonly isExpected: boolean;
}

const isWrite = ({ operation }: Trial) => operation !== 'get' && operation !== 'list';

function isExpected(trial: Trial, actor: Actor, library: string): boolean {
  const requirement: Requirement | undefined = trial.row && COLLECTION_PERMISSIONS[trial.row];
  if (!requirement) return false;
  if (isWrite(trial) && actor.isViewing) return false;
  if (trial.isOwn) return actor.hasIdentity && !actor.isSessionOver;
  return requirement.isPublic === true || isGranted(actor, requirement, library);
}

/** A person's own documents are tried in the person's home library. */
function librariesFor(trial: Trial, actor: Actor): readonly string[] {
  if (!trial.isAboutSelf) return LIBRARIES;
  return [actor.uid === 'agencyInside' || actor.uid === 'agencyOver' ? AGENCY_LIB : actor.library || LIB];
}

export function cellsOf(trial: Trial, number: number): readonly Cell[] {
  return cellsFor(actorsFor(trial.row && COLLECTION_PERMISSIONS[trial.row]), trial, number);
}

/** The table's answers for these actors. */
export function cellsFor(actors: readonly Actor[], trial: Trial, number: number): readonly Cell[] {
  return actors.flatMap((actor) =>
    librariesFor(trial, actor).map((library) => {
      const context = { uid: actor.uid, library, key: `m${number}-${actor.uid}-${library.at(-1)}` };
      // For one's own documents only the library whose staff the person belongs to now matters.
      const decisive = trial.isAboutSelf ? actor.library : library;
      const expected =
        decisive === '' && trial.isAboutSelf
          ? isSelfOutside(trial, actor)
          : isExpected(trial, actor, decisive);
      return {
        actor,
        context,
        isHome: trial.isAboutSelf === true || library === actor.library,
        isExpected: expected,
      };
    }),
  );
}

/** People without a library still read their own document. */
const isSelfOutside = (trial: Trial, actor: Actor) => trial.isOwn === true && actor.hasIdentity;
