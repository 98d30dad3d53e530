import { type ArticleErrors, type ArticleFields, isSameText } from './article-fields';
import type { ArticleVersion } from './load-article';

type SaveState = 'idle' | 'saving' | 'failed';

/** A version that someone else saved during this edit. */
export interface Conflict {
  readonly name: string;
  readonly isPublished: boolean;
  readonly fields: ArticleFields;
  readonly version: ArticleVersion;
}

export interface EditorState {
  /** the text in the form is at least partly the user's own, saved or not */
  readonly isOwnText: boolean;
  readonly fields: ArticleFields;
  /** as last loaded or stored */
  readonly stored: ArticleFields;
  readonly errors: ArticleErrors;
  readonly saving: SaveState;
  /** the version someone else saved in between, null if none */
  readonly conflict: Conflict | null;
  /** the version the next save must find; null for an article that is not stored yet */
  readonly version: ArticleVersion | null;
}

export type EditorAction =
  | { type: 'edited'; change: Partial<ArticleFields> }
  /** the editor has loaded the text and reformatted its HTML: not an edit */
  | { type: 'content-ready'; content: string }
  | { type: 'invalid'; errors: ArticleErrors }
  | { type: 'saving' }
  /** `fields` is what was stored; the form may be newer by now */
  | { type: 'saved'; fields: ArticleFields; version: ArticleVersion | null }
  | { type: 'save-failed' }
  | { type: 'conflict'; conflict: Conflict }
  /** a teammate saved, but the text is still the one the form knows as stored */
  | { type: 'saved-elsewhere'; version: ArticleVersion }
  /** another version is put in place of what is in the form */
  | { type: 'replaced'; fields: ArticleFields };

export function startEditor(
  fields: ArticleFields,
  version: ArticleVersion | null,
  stored: ArticleFields = fields,
): EditorState {
  const isOwnText = !isSameText(fields, stored);
  return { isOwnText, fields, stored, errors: {}, saving: 'idle', conflict: null, version };
}

/** Whether there is something that would be lost. Own text that a teammate has saved over is stored nowhere else. */
export function isDirty({ fields, stored, isOwnText, conflict }: EditorState): boolean {
  return !isSameText(fields, stored) || (isOwnText && conflict !== null);
}

function withoutFixed(errors: ArticleErrors, change: Partial<ArticleFields>): ArticleErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change)));
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
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
    case 'conflict':
      return { ...state, saving: 'idle', conflict: action.conflict };
    case 'saved-elsewhere':
      return { ...state, version: action.version, conflict: null };
    case 'replaced':
      return { ...state, isOwnText: true, fields: action.fields, errors: {} };
  }
}
