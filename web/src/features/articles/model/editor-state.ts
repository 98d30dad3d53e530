import type { ArticleVersion } from '../data/load-article';
import { type ArticleErrors, type ArticleFields, isSameText } from './article-fields';

export type SaveState = 'idle' | 'saving' | 'failed';

export interface EditorState {
  readonly fields: ArticleFields;
  /** as last loaded or stored */
  readonly stored: ArticleFields;
  readonly errors: ArticleErrors;
  readonly saving: SaveState;
  /** name of whoever saved in between, null if nobody did */
  readonly conflictWith: string | null;
  /** what the next save must find; null for an article that is not stored yet */
  readonly version: ArticleVersion | null;
}

export type EditorAction =
  | { type: 'edited'; change: Partial<ArticleFields> }
  /** the editor has loaded the text and spells it its own way: not an edit */
  | { type: 'content-ready'; content: string }
  | { type: 'invalid'; errors: ArticleErrors }
  | { type: 'saving' }
  /** `fields` is what was stored, which may be older than what is in the form by now */
  | { type: 'saved'; fields: ArticleFields; version: ArticleVersion | null }
  | { type: 'save-failed' }
  | { type: 'conflict'; name: string };

export function startEditor(fields: ArticleFields, version: ArticleVersion | null): EditorState {
  return { fields, stored: fields, errors: {}, saving: 'idle', conflictWith: null, version };
}

/** Whether there is something that would be lost. */
export function isDirty({ fields, stored }: EditorState): boolean {
  return !isSameText(fields, stored);
}

function withoutFixed(errors: ArticleErrors, change: Partial<ArticleFields>): ArticleErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change)));
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'edited':
      return {
        ...state,
        fields: { ...state.fields, ...action.change },
        errors: withoutFixed(state.errors, action.change),
        saving: state.saving === 'failed' ? 'idle' : state.saving,
      };
    case 'content-ready': {
      const respelt = { content: action.content };
      return { ...state, fields: { ...state.fields, ...respelt }, stored: { ...state.stored, ...respelt } };
    }
    case 'invalid':
      return { ...state, errors: action.errors };
    case 'saving':
      return { ...state, saving: 'saving', errors: {} };
    case 'saved':
      return { ...state, saving: 'idle', stored: action.fields, version: action.version, conflictWith: null };
    case 'save-failed':
      return { ...state, saving: 'failed' };
    case 'conflict':
      return { ...state, saving: 'idle', conflictWith: action.name };
  }
}
