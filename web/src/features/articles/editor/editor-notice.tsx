import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import type { ReactNode } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { useStaffName } from '../../../shared/writing/use-staff-name';
import type { Version } from '../versions/difference-dialog';
import type { useVersions } from '../versions/use-versions';
import { versionLabels } from '../versions/version-labels';
import { AsideNotice, ConflictNotice, RestoredNotice } from '../versions/version-notices';
import type { LoadedArticle } from './load-article';
import type { ArticleHandle } from './use-article';
import type { Editor } from './use-editor';

export interface Compared {
  readonly before: Version;
  readonly after: Version;
}

interface EditorNoticeProps {
  loaded: LoadedArticle;
  editor: Editor;
  versions: ReturnType<typeof useVersions>;
  handle: ArticleHandle;
  onCompare: (compared: Compared) => void;
  /** shown while no decision is open */
  otherwise: ReactNode;
}

/** The most urgent open decision about versions. */
export function EditorNotice({ loaded, editor, versions, handle, onCompare, otherwise }: EditorNoticeProps) {
  const { uid } = useStaff();
  const { conflict, fields, stored, isOwnText } = editor.state;
  const { aside, restoredAt } = versions;
  const storedBy = (loaded.draft ?? loaded.article).updated_by;
  const isFormOwn = editor.isDirty || storedBy === uid;
  const authorName = useStaffName(aside === null || isFormOwn ? null : storedBy);
  if (conflict !== null) {
    return (
      <ConflictNotice
        conflict={conflict}
        isOwnText={isOwnText}
        isKept={versions.isKept}
        onCompare={() =>
          onCompare({
            before: { label: ARTICLE_TEXTS.versionOf(conflict.name), fields: conflict.fields },
            after: { label: isOwnText ? ARTICLE_TEXTS.yourVersion : ARTICLE_TEXTS.openedVersion, fields },
          })
        }
        onTakeTheirs={() => {
          if (isOwnText) versions.setAside('', fields);
          versions.forget();
          handle.restart();
        }}
        onKeepMine={() => {
          versions.setAside(conflict.name, conflict.fields);
          editor.saveOver(conflict);
        }}
      />
    );
  }
  if (restoredAt !== null) {
    return (
      <RestoredNotice
        at={restoredAt}
        onCompare={() =>
          onCompare({
            before: { label: ARTICLE_TEXTS.savedVersion, fields: stored },
            after: { label: ARTICLE_TEXTS.yourVersion, fields },
          })
        }
        onDiscard={versions.discardRestored}
        onClose={versions.closeRestored}
      />
    );
  }
  if (aside === null) return otherwise;
  const labels = versionLabels(aside.by, { isOwn: isFormOwn, by: authorName });
  const kept = { label: labels.aside, fields: aside.fields };
  const inForm = { label: labels.form, fields };
  // The user's own text always comes second, as in every other comparison.
  const isOwnKept = aside.by === '' && !isFormOwn;
  return (
    <AsideNotice
      aside={aside}
      onCompare={() =>
        onCompare(isOwnKept ? { before: inForm, after: kept } : { before: kept, after: inForm })
      }
      onPutBack={() => versions.putBack(isFormOwn ? '' : authorName)}
      onDelete={versions.deleteAside}
    />
  );
}
