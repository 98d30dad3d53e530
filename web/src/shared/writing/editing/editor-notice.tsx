import type { WritingTexts } from '@harborline/domain/texts/writing';
import type { ReactNode } from 'react';
import { useStaff } from '../../staff/session-context';
import { useStaffName } from '../use-staff-name';
import type { Version } from '../versions/difference-dialog';
import type { Versions } from '../versions/use-versions';
import { versionLabels } from '../versions/version-labels';
import { AsideNotice, ConflictNotice, RestoredNotice } from '../versions/version-notices';
import type { TextFields, TextView } from './text-kind';
import type { TextEditor } from './use-text-editor';

export interface Compared<Fields> {
  readonly before: Version<Fields>;
  readonly after: Version<Fields>;
}

interface EditorNoticeProps<Fields extends TextFields> {
  texts: WritingTexts;
  view: TextView<Fields>;
  editor: Pick<TextEditor<Fields>, 'state' | 'isDirty' | 'saveOver'>;
  versions: Versions<Fields>;
  onRestart: () => void;
  onCompare: (compared: Compared<Fields>) => void;
  /** shown while no decision is open */
  otherwise: ReactNode;
}

/** The most urgent open decision about versions. */
export function EditorNotice<Fields extends TextFields>({
  texts,
  view,
  editor,
  versions,
  onRestart,
  onCompare,
  otherwise,
}: EditorNoticeProps<Fields>) {
  const { uid } = useStaff();
  const { conflict, fields, stored, isOwnText } = editor.state;
  const { aside, restoredAt } = versions;
  const storedBy = view.updatedBy;
  const isFormOwn = editor.isDirty || storedBy === uid;
  const authorName = useStaffName(aside === null || isFormOwn ? null : storedBy);
  if (conflict !== null) {
    return (
      <ConflictNotice
        texts={texts}
        conflict={conflict}
        isOwnText={isOwnText}
        isKept={versions.isKept}
        onCompare={() =>
          onCompare({
            before: { label: texts.versionOf(conflict.name), fields: conflict.fields },
            after: { label: isOwnText ? texts.yourVersion : texts.openedVersion, fields },
          })
        }
        onTakeTheirs={() => {
          if (isOwnText) versions.setAside('', fields);
          versions.forget();
          onRestart();
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
        texts={texts}
        at={restoredAt}
        onCompare={() =>
          onCompare({
            before: { label: texts.savedVersion, fields: stored },
            after: { label: texts.yourVersion, fields },
          })
        }
        onDiscard={versions.discardRestored}
        onClose={versions.closeRestored}
      />
    );
  }
  if (aside === null) return otherwise;
  const labels = versionLabels(texts, aside.by, { isOwn: isFormOwn, by: authorName });
  const kept = { label: labels.aside, fields: aside.fields };
  const inForm = { label: labels.form, fields };
  // The user's own text always comes second, as in every other comparison.
  const isOwnKept = aside.by === '' && !isFormOwn;
  return (
    <AsideNotice
      texts={texts}
      aside={aside}
      onCompare={() =>
        onCompare(isOwnKept ? { before: inForm, after: kept } : { before: kept, after: inForm })
      }
      onPutBack={() => versions.putBack(isFormOwn ? '' : authorName)}
      onDelete={versions.deleteAside}
    />
  );
}
