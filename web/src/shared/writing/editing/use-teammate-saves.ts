import type { Firestore } from 'firebase/firestore';
import { type Dispatch, useEffect, useMemo } from 'react';
import { report } from '../../config/report';
import { useSubscription } from '../../live/use-subscription';
import type { EditorAction, EditorState } from './editor-state';
import { readConflict } from './read-conflict';
import { mayBeTeammates } from './teammates-version';
import { isSameStored, isSameVersion, type TextFields, type TextKind } from './text-kind';

interface EditedText<Loaded> {
  readonly firestore: Firestore;
  readonly loaded: Loaded;
  readonly refresh: () => Promise<Loaded | null>;
}

/** Shows the conflict as soon as a teammate saves, not only when this form saves next. */
export function useTeammateSaves<Fields extends TextFields, Loaded, More extends string>(
  kind: TextKind<Fields, Loaded, More>,
  { firestore, loaded, refresh }: EditedText<Loaded>,
  { version, conflict, stored, saving }: EditorState<Fields>,
  dispatch: Dispatch<EditorAction<Fields>>,
): void {
  const { id, isLive } = kind.view(loaded);
  const source = useMemo(() => kind.watch(firestore, { id, isLive }), [kind, firestore, id, isLive]);
  const { live } = useSubscription(source);
  const reported = live.status === 'ready' ? live.data : undefined;
  const known = conflict?.version ?? version;

  useEffect(() => {
    if (reported === undefined || known === null || saving === 'saving') return undefined;
    if (!mayBeTeammates(reported, known, isLive)) return undefined;
    let isCurrent = true;
    const look = async () => {
      const theirs = await kind.loadLatest(firestore, loaded);
      if (theirs === null) return;
      const view = kind.view(theirs);
      if (isSameVersion(view.version, known)) return;
      const isSameText = isSameStored(kind, view.fields, stored);
      const nobody = kind.texts.aTeammate;
      const action: EditorAction<Fields> = isSameText
        ? { type: 'saved-elsewhere', version: view.version }
        : { type: 'conflict', conflict: await readConflict(firestore, { view, known, nobody }) };
      if (!isCurrent) return;
      dispatch(action);
      if (isSameText) await refresh();
    };
    look().catch((error: unknown) => report('teammates-save-not-read', error));
    return () => {
      isCurrent = false;
    };
  }, [kind, reported, known, saving, stored, isLive, firestore, loaded, refresh, dispatch]);
}
