import type { TextErrors, TextFields, TextVersion } from './text-kind';

type SaveState = 'idle' | 'saving' | 'failed' | 'gone';

/** A version that someone else saved during this edit. */
export interface Conflict<Fields> {
  readonly name: string;
  readonly isPublished: boolean;
  readonly fields: Fields;
  readonly version: TextVersion;
}

export interface EditorState<Fields> {
  /** the text in the form is at least partly the user's own, saved or not */
  readonly isOwnText: boolean;
  readonly fields: Fields;
  /** as last loaded or stored */
  readonly stored: Fields;
  readonly errors: TextErrors<Fields>;
  readonly saving: SaveState;
  /** the version someone else saved in between, null if none */
  readonly conflict: Conflict<Fields> | null;
  /** the version the next save must find; null for a text that is not stored yet */
  readonly version: TextVersion | null;
}

export type EditorAction<Fields> =
  | { type: 'edited'; change: Partial<Fields> }
  /** the editor has loaded the text and reformatted its HTML: not an edit */
  | { type: 'content-ready'; content: string }
  | { type: 'invalid'; errors: TextErrors<Fields> }
  | { type: 'saving' }
  /** `fields` is what was stored; the form may be newer by now */
  | { type: 'saved'; fields: Fields; version: TextVersion | null }
  | { type: 'save-failed' }
  /** the text was deleted, so that trying again is no use */
  | { type: 'gone' }
  | { type: 'conflict'; conflict: Conflict<Fields> }
  /** a teammate saved, but the text is still the one the form knows as stored */
  | { type: 'saved-elsewhere'; version: TextVersion }
  /** another version is put in place of what is in the form */
  | { type: 'replaced'; fields: Fields };

type Same<Fields> = (one: Fields, other: Fields) => boolean;

interface Start<Fields> {
  readonly fields: Fields;
  readonly version: TextVersion | null;
  /** `fields`, if left out */
  readonly stored?: Fields;
}

export function startEditor<Fields>(
  isSame: Same<Fields>,
  { fields, version, stored = fields }: Start<Fields>,
): EditorState<Fields> {
  const isOwnText = !isSame(fields, stored);
  return { isOwnText, fields, stored, errors: {}, saving: 'idle', conflict: null, version };
}

/** Whether there is something that would be lost. Own text that a teammate has saved over is stored nowhere else. */
export function isDirty<Fields>(
  isSame: Same<Fields>,
  { fields, stored, isOwnText, conflict }: EditorState<Fields>,
): boolean {
  return !isSame(fields, stored) || (isOwnText && conflict !== null);
}

/** The errors of the fields that a change leaves as they are. */
function withoutFixed<Fields>(errors: TextErrors<Fields>, change: Partial<Fields>): TextErrors<Fields> {
  const left = { ...errors };
  for (const field of Object.keys(change) as (keyof Fields)[]) delete left[field];
  return left;
}

export function editorReducer<Fields extends TextFields>(
  state: EditorState<Fields>,
  action: EditorAction<Fields>,
): EditorState<Fields> {
  switch (action.type) {
    case 'edited':
      return {
        ...state,
        isOwnText: true,
        fields: { ...state.fields, ...action.change },
        errors: withoutFixed(state.errors, action.change),
        saving: state.saving === 'failed' ? 'idle' : state.saving,
      };
    case 'content-ready': {
      const respelt = { content: action.content };
      const isStoredText = state.fields.content === state.stored.content;
      return {
        ...state,
        fields: { ...state.fields, ...respelt },
        stored: isStoredText ? { ...state.stored, ...respelt } : state.stored,
      };
    }
    case 'invalid':
      return { ...state, errors: action.errors };
    case 'saving':
      return { ...state, saving: 'saving', errors: {} };
    case 'saved':
      return { ...state, saving: 'idle', stored: action.fields, version: action.version, conflict: null };
    case 'save-failed':
      return { ...state, saving: 'failed' };
    case 'gone':
      return { ...state, saving: 'gone' };
    case 'conflict':
      return { ...state, saving: 'idle', conflict: action.conflict };
    case 'saved-elsewhere':
      return { ...state, version: action.version, conflict: null };
    case 'replaced':
      return { ...state, isOwnText: true, fields: action.fields, errors: {} };
  }
}
