import { describe, expect, it } from 'vitest';
import {
  type EditorAction,
  type EditorState,
  editorReducer,
  isDirty as isDirtyBy,
  startEditor,
} from './editor-state';

interface Fields {
  readonly title: string;
  readonly content: string;
  readonly categoryId: string;
}

const FIELDS: Fields = { title: 'Charge', content: '<p>Plug it in.</p>', categoryId: '' };
const isSame = (one: Fields, other: Fields) => JSON.stringify(one) === JSON.stringify(other);
const isDirty = (state: EditorState<Fields>) => isDirtyBy(isSame, state);
const VERSION = { article: '1.0', draft: null };
const START = startEditor(isSame, { fields: FIELDS, version: VERSION });
const after = (...actions: EditorAction<Fields>[]) => actions.reduce(editorReducer<Fields>, START);

describe('the editor', () => {
  it('is not dirty just because it reformats the HTML', () => {
    expect(isDirty(after({ type: 'content-ready', content: '<p>Plug it in.</p><p></p>' }))).toBe(false);
  });

  it('is dirty with restored text, however the editor formats it', () => {
    const restored = startEditor(isSame, {
      fields: { ...FIELDS, content: '<p>Plug it in!</p>' },
      version: VERSION,
      stored: FIELDS,
    });
    const respelt = editorReducer(restored, { type: 'content-ready', content: '<p>Plug it in!</p><p></p>' });
    expect(isDirty(respelt)).toBe(true);
    expect(isDirty(editorReducer(respelt, { type: 'replaced', fields: FIELDS }))).toBe(false);
  });

  it('is dirty after an edit and clean again once it is undone', () => {
    const edited = after({ type: 'edited', change: { title: 'Charging' } });
    expect(isDirty(edited)).toBe(true);
    expect(isDirty(editorReducer(edited, { type: 'edited', change: { title: 'Charge' } }))).toBe(false);
  });

  it('stays dirty if something was typed during the save', () => {
    const state = after(
      { type: 'edited', change: { title: 'Charging' } },
      { type: 'saving' },
      { type: 'edited', change: { title: 'Charging at home' } },
      { type: 'saved', fields: { ...FIELDS, title: 'Charging' }, version: { article: '2.0', draft: null } },
    );
    expect(isDirty(state)).toBe(true);
    expect(state.version?.article).toBe('2.0');
  });

  it('keeps the text and the old version if someone else saved in between', () => {
    const conflict = {
      name: 'Imogen',
      isPublished: true,
      fields: FIELDS,
      version: { article: '2.0', draft: null },
    };
    const state = after({ type: 'edited', change: { title: 'Mine' } }, { type: 'conflict', conflict });
    expect(state).toMatchObject({ conflict, version: VERSION, saving: 'idle' });
    expect(state.fields.title).toBe('Mine');
  });

  it('clears an error once its field changes', () => {
    const invalid = after({ type: 'invalid', errors: { title: 'Title is required', categoryId: 'x' } });
    expect(editorReducer(invalid, { type: 'edited', change: { title: 'A' } }).errors).toEqual({
      categoryId: 'x',
    });
  });
});
