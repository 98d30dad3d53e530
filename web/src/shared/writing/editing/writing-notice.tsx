import type { ReactNode } from 'react';
import { LockNotice } from '../presence/lock-notice';
import { EditorNotice } from './editor-notice';
import type { TextFields } from './text-kind';
import type { Writing } from './use-writing';

interface WritingNoticeProps<Fields extends TextFields, Loaded, More extends string> {
  writing: Writing<Fields, Loaded, More>;
  /** shown while there is nothing to decide */
  otherwise: ReactNode;
}

/** Who else is writing, and what has to be decided about versions. */
export function WritingNotice<Fields extends TextFields, Loaded, More extends string>({
  writing,
  otherwise,
}: WritingNoticeProps<Fields, Loaded, More>) {
  const { kind, lock, editor, isLockedOut, restart } = writing;
  const { isOwnText } = editor.state;
  return (
    <>
      {isLockedOut && (
        <LockNotice
          texts={kind.texts}
          lock={lock}
          isOwnText={isOwnText}
          onTaken={() => {
            if (!editor.isDirty) restart();
          }}
        />
      )}
      {(!isLockedOut || isOwnText) && (
        <EditorNotice
          texts={kind.texts}
          view={writing.view}
          editor={editor}
          versions={writing.versions}
          onRestart={restart}
          onCompare={writing.setCompared}
          otherwise={otherwise}
        />
      )}
    </>
  );
}
