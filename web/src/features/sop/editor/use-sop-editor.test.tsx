import type { SopArticle } from '@harborline/domain/entities/sop';
import { LIMITS } from '@harborline/domain/limits';
import { makeSopArticle, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { SOP_EDITOR_TEXTS } from '@harborline/domain/texts/sop';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StaffSession } from '../../../shared/testing/staff-session';
import { loadSop } from '../load-sop';
import { createSop, saveSop } from './save-sop';
import { sopFieldsOf } from './sop-fields';
import { useSopEditor } from './use-sop-editor';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('../../../shared/ui-admin/toasts', () => ({ useToasts: () => toasts }));
vi.mock('./save-sop', () => ({ createSop: vi.fn(), saveSop: vi.fn() }));
// Sanitising needs a real browser.
vi.mock('../../../shared/rich-text/content-to-store', () => ({
  contentToStore: (html: string) => `clean ${html}`,
}));
vi.mock('../load-sop', () => ({ loadSop: vi.fn() }));
vi.mock('../../../shared/writing/staff-names', () => ({ readStaffName: async () => 'Imogen' }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <StaffSession user={makeUser({ agent_role: 'editor' })}>{children}</StaffSession>
);
const LIVE = makeSopArticle({ version: 2, sop_content: '<p>Old</p>' });

function edit(sop: SopArticle | null, onCreated?: () => void) {
  const initial = sop === null ? { title: '', content: '', categoryId: '' } : sopFieldsOf(sop);
  const props = { id: 'sop-1', sop, initial, ...(onCreated === undefined ? {} : { onCreated }) };
  return renderHook(() => useSopEditor(props), { wrapper }).result;
}

const saved = () => vi.mocked(saveSop).mock.lastCall?.[1];

describe('the editor of an SOP', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.mocked(saveSop).mockResolvedValue({ kind: 'saved', version: 3 });
    vi.mocked(loadSop).mockResolvedValue({ ...LIVE, version: 3, updated_at: timestamp(5) });
  });
  afterEach(cleanup);

  it('asks for a title and refuses a text that is too long, before anything is sent', async () => {
    const editor = edit(null);
    await act(async () => editor.current.save(false));
    expect(editor.current.fault).toBe(SOP_EDITOR_TEXTS.titleRequired);
    act(() => editor.current.edit({ title: 'A', content: 'x'.repeat(LIMITS.sopContent + 1) }));
    await act(async () => editor.current.save(false));
    expect(editor.current.fault).toBe(SOP_EDITOR_TEXTS.contentTooLong);
    expect(createSop).not.toHaveBeenCalled();
  });

  it('stores a new one once, however often it is asked to', async () => {
    const onCreated = vi.fn();
    const editor = edit(null, onCreated);
    act(() => editor.current.edit({ title: 'Refunds', content: '<p>Ask</p>' }));
    await act(async () => {
      editor.current.save(true);
      editor.current.save(true);
    });
    expect(createSop).toHaveBeenCalledExactlyOnceWith(
      'firestore',
      expect.objectContaining({ title: 'Refunds', content: 'clean <p>Ask</p>', isPublished: true }),
      expect.anything(),
    );
    expect(onCreated).toHaveBeenCalledOnce();
    expect(toasts.success).toHaveBeenCalledWith(SOP_EDITOR_TEXTS.publishedNow(1));
  });

  it('keeps a text that nobody touched to the letter, so that another category is no new version', async () => {
    vi.mocked(saveSop).mockResolvedValue({ kind: 'saved', version: 2 });
    const editor = edit(LIVE);
    act(() => editor.current.contentReady('<p dir="auto">Old</p>'));
    expect(editor.current.isDirty).toBe(false);
    act(() => editor.current.edit({ categoryId: 'desk' }));
    expect(editor.current.isTextChanged).toBe(false);
    await act(async () => editor.current.save(true));
    expect(saved()).toMatchObject({ content: '<p>Old</p>', categoryId: 'desk' });
    expect(toasts.success).toHaveBeenCalledWith(SOP_EDITOR_TEXTS.savedNow);
  });

  it('says which version was published, and goes on from what is stored', async () => {
    const editor = edit(LIVE);
    act(() => editor.current.edit({ content: '<p>New</p>' }));
    await act(async () => editor.current.save(true));
    expect(toasts.success).toHaveBeenCalledWith(SOP_EDITOR_TEXTS.publishedNow(3));
    expect(editor.current.isDirty).toBe(false);
    expect(editor.current.base?.version).toBe(3);
  });

  it('overwrites what a teammate saved only when told to', async () => {
    const theirs = makeSopArticle({ sop_title: 'Theirs', version: 3, updated_at: timestamp(9) });
    vi.mocked(saveSop).mockResolvedValueOnce({ kind: 'conflict', theirs });
    const editor = edit(LIVE);
    act(() => editor.current.edit({ title: 'Mine' }));
    await act(async () => editor.current.save(true));
    expect(editor.current.conflict).toEqual({ name: 'Imogen', theirs });
    vi.mocked(saveSop).mockResolvedValue({ kind: 'saved', version: 4 });
    await act(async () => editor.current.saveOver(theirs));
    expect(vi.mocked(saveSop).mock.lastCall?.[2]).toBe('0.9000000');
    expect(saved()).toMatchObject({ title: 'Mine' });
    expect(editor.current.conflict).toBeNull();
  });

  it('keeps the text when it could not be saved, or the SOP is gone', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const editor = edit(LIVE);
    act(() => editor.current.edit({ title: 'Mine' }));
    vi.mocked(saveSop).mockRejectedValueOnce(new Error('offline'));
    await act(async () => editor.current.save(true));
    expect(toasts.error).toHaveBeenCalledWith(SOP_EDITOR_TEXTS.saveFailed);
    vi.mocked(saveSop).mockResolvedValueOnce({ kind: 'gone' });
    await act(async () => editor.current.save(true));
    expect(editor.current.conflict).toBe('gone');
    expect(editor.current.fields.title).toBe('Mine');
    expect(editor.current.isDirty).toBe(true);
  });
});
