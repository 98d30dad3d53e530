import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { newsState } from '@harborline/domain/news/news-schedule';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLibrary } from '../../../shared/live/library-context';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import type { TextHandle } from '../../../shared/writing/editing/use-loaded-text';
import { saveTextOf, useWriting } from '../../../shared/writing/editing/use-writing';
import { WritingDialogs } from '../../../shared/writing/editing/writing-dialogs';
import { WritingNotice } from '../../../shared/writing/editing/writing-notice';
import { EditorHeader } from '../../../shared/writing/editor-header';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { CoWriters } from '../../../shared/writing/presence/co-writers';
import type { ArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { type CategoryNode, CopyNotice } from '../../articles';
import { useWorkOwner } from '../../session';
import { useUpdatedNews } from '../defaults/use-news-copies';
import { NewsChip } from '../news-chip';
import { useNewsDeletion } from '../removal/use-news-deletion';
import { categoryTitles } from './category-titles';
import { type AskedOfNews, NewsActions } from './news-actions';
import { newsEditorTexts } from './news-editor-texts';
import { NewsFormView } from './news-form-view';
import { isNewsLive, type LoadedNews, newsKind, newsParts } from './news-kind';
import { NewsRevisions } from './news-revisions';
import { useScheduleSteps } from './use-schedule-steps';

interface NewsEditorProps {
  loaded: LoadedNews;
  handle: TextHandle<LoadedNews>;
  lock: ArticleLock;
  nodes: readonly CategoryNode[];
}

/** Editor of a stored news flash. */
export function NewsEditor({ loaded, handle, lock, nodes }: NewsEditorProps) {
  const { uid, support_lib_id: libraryId } = useStaff();
  const library = useLibrary();
  const navigate = useNavigate();
  const deletion = useNewsDeletion();
  const mayPublish = useMay('NewsFlash.publish');
  const mayWrite = useMay('NewsFlash.updateUnpublished');
  const mayDelete = useMay('NewsFlash.delete');
  const updated = useUpdatedNews();
  const [asked, setAsked] = useState<AskedOfNews | null>(null);
  const [isShowingRevisions, setShowingRevisions] = useState(false);
  const titleOf = useMemo(() => categoryTitles(nodes), [nodes]);
  const texts = useMemo(() => newsEditorTexts(loaded, { uid, mayPublish }), [loaded, uid, mayPublish]);
  const kind = useMemo(() => newsKind(titleOf, texts), [titleOf, texts]);
  const writing = useWriting(kind, { loaded, handle, lock, owner: useWorkOwner(), mayWrite });
  const { editor, versions, isLockedOut } = writing;
  const { fields, saving, errors, conflict } = editor.state;
  const { content } = loaded;
  const isOut = isNewsLive(loaded);
  const { isDirty } = editor;
  const { restart, refresh } = handle;
  // Unsaved text stays in the form: what it is saved against is compared with it as a teammate's version is.
  const followStep = useCallback(() => (isDirty ? void refresh() : restart()), [isDirty, refresh, restart]);
  useScheduleSteps(content, saving === 'saving' ? null : followStep);

  const confirm = () => {
    setAsked(null);
    if (asked === 'unpublish') editor.save('unpublish');
    if (asked !== 'delete') return;
    void remove();
  };
  const remove = async () => {
    if (!(await deletion.remove({ id: content.id, title: fields.title }))) return;
    versions.forget();
    await navigate(adminLinks.news());
  };
  return (
    <>
      <EditorHeader
        title={NEWS_TEXTS.edit}
        back={{ to: adminLinks.news(), label: NEWS_TEXTS.backToList }}
        chip={
          <NewsChip
            state={newsState(content, Date.now())}
            hasDraft={isOut && (writing.hasChanges || editor.isDirty)}
          />
        }
        saveText={saveTextOf(writing, NEWS_TEXTS.saved)}
        people={<CoWriters lock={lock} texts={texts} />}
        notice={
          <WritingNotice
            writing={writing}
            otherwise={
              content.is_schedule_refused ? (
                <HeaderNotice severity="warning" text={NEWS_TEXTS.refused} actions={[]} />
              ) : (
                <CopyNotice
                  text={content}
                  onDecide={updated.has(content.id) ? () => void navigate(adminLinks.defaultNews()) : null}
                />
              )
            }
          />
        }
      >
        <NewsActions
          loaded={loaded}
          writing={writing}
          isBusy={saving === 'saving' || conflict !== null || isLockedOut || !mayWrite}
          mayPublish={mayPublish}
          mayDelete={mayDelete}
          liveUrl={
            content.is_published && library !== null
              ? publicLinks(library.library_refkey).newsFlash(content.id)
              : null
          }
          onAsk={setAsked}
          onOpenRevisions={() => setShowingRevisions(true)}
        />
      </EditorHeader>
      <NewsFormView
        key={versions.formKey}
        newsId={content.id}
        fields={fields}
        errors={errors}
        isLive={isOut}
        libraryId={libraryId}
        nodes={nodes}
        isDisabled={!mayWrite || isLockedOut}
        mayPublish={mayPublish}
        onEdit={writing.edit}
        onContentReady={editor.contentReady}
      />
      <WritingDialogs writing={writing} parts={newsParts(titleOf)} />
      {isShowingRevisions && (
        <NewsRevisions
          loaded={loaded}
          writing={writing}
          mayRestore={mayWrite && !isLockedOut}
          onClose={() => setShowingRevisions(false)}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'delete' ? NEWS_TEXTS.deleteTitle(fields.title) : NEWS_TEXTS.unpublishTitle}
        description={asked === 'delete' ? NEWS_TEXTS.deleteBody : NEWS_TEXTS.unpublishBody}
        confirmLabel={asked === 'delete' ? NEWS_TEXTS.delete : NEWS_TEXTS.unpublish}
        isDestructive
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
