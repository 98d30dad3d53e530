import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import Chip from '@mui/material/Chip';
import { memo } from 'react';

interface OutlineRowProps {
  row: OutlineRow;
  /** address of the lesson's editor */
  to: string;
  /** whether it has changes that visitors do not read yet */
  hasDraft: boolean;
  mayChange: boolean;
  /** whether it is being moved by keyboard */
  isHeld: boolean;
  /** whether its menu is open */
  isOpen: boolean;
  /** id of the text that explains the handle */
  helpId: string;
}

/**
 * A section or a lesson of a course: handle, title, kind and the button of its menu. The list around it gives its parts
 * their look and listens to them.
 */
export const OutlineRowItem = memo(function OutlineRowItem({ row, mayChange, ...props }: OutlineRowProps) {
  const { kind, id, title } = row;
  return (
    <li data-row={id} data-kind={kind} data-held={props.isHeld ? '' : undefined}>
      {mayChange ? (
        <button
          type="button"
          data-part="handle"
          aria-label={COURSE_TEXTS.move(title)}
          aria-describedby={props.helpId}
          aria-pressed={props.isHeld}
        />
      ) : (
        <span />
      )}
      <div data-words>
        {kind === 'section' ? (
          <h3>
            <bdi>{title}</bdi>
          </h3>
        ) : (
          <a href={props.to}>
            <bdi>{title}</bdi>
          </a>
        )}
        {props.hasDraft && (
          <Chip size="small" variant="outlined" color="warning" label={LESSON_TEXTS.hasDraft} />
        )}
      </div>
      <span data-row-kind>{kind === 'section' ? COURSE_TEXTS.section : COURSE_TEXTS.kinds[kind]}</span>
      {mayChange ? (
        <button
          type="button"
          data-part="menu"
          aria-label={COURSE_TEXTS.moreActions(title)}
          aria-haspopup="menu"
          aria-expanded={props.isOpen}
        />
      ) : (
        <span />
      )}
    </li>
  );
});
